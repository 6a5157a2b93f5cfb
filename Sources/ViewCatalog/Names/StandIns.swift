extension Catalog {
    /// What to write instead of SwiftUI's names; nil where nothing comes near. It ends a message.
    public static func standIn(for name: OutsideName) -> String? {
        let all = name.kind == .modifier ? modifierStandIns : name.kind == .element ? elementStandIns : []
        for (names, advice) in all where isAmong(names, name.name) { return advice }
        return nil
    }

    static func isAmong(_ names: StaticString, _ name: String) -> Bool {
        names.withUTF8Buffer { bytes in bytes.split(separator: 0x20).contains { $0.elementsEqual(name.utf8) } }
    }

    private static let elementStandIns: [(StaticString, String)] = [
        ("List", "write `ScrollView { VStack { … } }`, with a `Divider()` between its rows"),
        ("Form", "write `ScrollView { VStack(alignment: .leading) { … } }`"),
        ("NavigationStack NavigationView", "write what it holds, below a `HeaderStack` for its bar"),
        ("NavigationLink", "write a `Button` whose action sets a state, and an `if` or `switch` over that state"),
        ("NavigationSplitView HSplitView", "write an `HStack` of its columns"),
        ("VSplitView", "write a `VStack` of its parts"),
        ("TabView Tab", "write a `switch` over a state, above an `HStack` of buttons that set it"),
        ("Picker", "write a `Button` for each choice, which sets the state, or a `Toggle` for two"),
        ("DatePicker MultiDatePicker ColorPicker", "write a `Button` that shows the value and sets a state"),
        ("AsyncImage", "write `Image(\"name\")` with an asset of the size expected"),
        ("LazyVGrid", "write a `Grid` with a `GridRow` for each row"),
        ("LazyHGrid", "write an `HStack` with a `VStack` for each column"),
        ("Menu", "write a `Button` that sets a state, and an `if` that shows the choices in an `Overlay`"),
        ("DisclosureGroup OutlineGroup", "write a `Button` that sets a state, and an `if` around what it shows"),
        ("GroupBox", "write a `VStack` with `.padding()` and a `.background(…)`"),
        ("ControlGroup ToolbarItem ToolbarItemGroup", "write its controls in an `HStack`"),
        ("LabeledContent", "write `HStack { Text(…); Spacer(); … }`"),
        ("ContentUnavailableView", "write a `VStack` with an `Image` and a `Text`"),
        ("TextEditor", "write `TextField(…, text: …, axis: .vertical)`"),
        ("Gauge", "write `ProgressView(value: …)`"),
        ("Table", "write a `Grid` with a `GridRow` for each row"),
        ("TableRow", "write a `GridRow`"),
        ("ShareLink", "write a `Button`, or a `Link` with the address"),
        ("AnyView EquatableView", "write what it holds: branches may differ"),
        ("HStackLayout VStackLayout AnyLayout", "write `AdaptiveStack(by: …) { … }`, or a stack in each branch"),
        ("ZStackLayout", "write `ZStack { … }`"),
        ("GridLayout", "write `Grid { … }`"),
        ("ScrollViewReader", "write what it holds"),
        ("UnevenRoundedRectangle", "write `RoundedRectangle(cornerRadius: …)`"),
        ("RadialGradient AngularGradient EllipticalGradient MeshGradient", "write a `LinearGradient`"),
    ]

    private static let modifierStandIns: [(StaticString, String)] = [
        (
            "navigationTitle navigationBarTitle navigationBarItems toolbar",
            "write a `HeaderStack` at the top of the screen"
        ),
        (
            "sheet fullScreenCover popover alert confirmationDialog actionSheet",
            "write an `if` over the state, in an `Overlay` around the screen"
        ),
        ("navigationDestination", "write an `if` or `switch` over the state"),
        ("edgesIgnoringSafeArea", "write `.ignoresSafeArea()`"),
        ("accentColor", "write `.tint(…)`"),
        ("mask", "write `.clipShape(…)`"),
        ("tabItem", "write a button for it"),
        ("contextMenu swipeActions", "write buttons that are shown"),
        (
            "onLongPressGesture gesture simultaneousGesture highPriorityGesture",
            "write `.onTapGesture { … }` where a tap will do"
        ),
        ("searchable", "write a `TextField` above what it searches"),
        ("badge", "write an `.overlay(alignment: …) { … }`"),
        ("monospaced", "write `.fontDesign(.monospaced)`"),
        ("labelsHidden", "write the control with `.accessibilityLabel(…)`"),
        ("previewDevice previewDisplayName previewLayout", "write `preview \"…\" on .iPhoneSE3 { … }`"),
    ]
}

import ViewCatalog
import ViewRuntime

/// Turns something on and off.
public struct Toggle: View {
    public typealias Body = Never

    private let face: ControlFace
    private let isOn: Binding<Bool>

    private init(_ face: ControlFace, _ isOn: Binding<Bool>) {
        self.face = face
        self.isOn = isOn
    }

    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(.title(title), isOn) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(.title(LocalizedStringKey(verbatim: title)), isOn)
    }

    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(.symbol(title, systemImage: systemImage), isOn)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(.symbol(LocalizedStringKey(verbatim: title), systemImage: systemImage), isOn)
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) { self.init(.label(label()), isOn) }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let value = place.binding(isOn)
        switch face {
        case .title(let title): place.add(.toggle, [place.title(title), value])
        case .symbol(let title, let symbol): place.add(.symbolToggle, [place.title(title), .string(symbol), value])
        case .label(let label): place.add(.labelToggle, [value, place.content(label)])
        }
    }
}

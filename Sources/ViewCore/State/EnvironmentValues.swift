import ViewText
import ViewTree

/// What views inherit from their place.
public struct EnvironmentValues: Sendable {
    var values: ViewTree.EnvironmentValues

    init(_ values: ViewTree.EnvironmentValues) { self.values = values }

    public init() { self.init(ViewTree.EnvironmentValues()) }

    // MARK: The window and its device

    /// How the device is held.
    public var orientation: UIDeviceOrientation {
        get { UIDeviceOrientation(rawValue: values.orientation.present.rawValue) ?? .unknown }
        set { if let turned = Orientation(rawValue: newValue.rawValue) { values.orientation.turn(to: turned) } }
    }

    /// The points of the window that the keyboard covers.
    public var keyboardHeight: CGFloat {
        get { values.keyboardHeight }
        set { values.keyboardHeight = newValue }
    }

    /// The window's edges that bars and the device's shape cover.
    public var safeAreaInsets: EdgeInsets {
        let insets = values.safeAreaInsets
        return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// The physical pixels of one point.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.horizontalSizeClass.flatMap { UserInterfaceSizeClass(rawValue: $0.rawValue) } }
        set { values.horizontalSizeClass = newValue.flatMap { SizeClass(rawValue: $0.rawValue) } }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { values.verticalSizeClass.flatMap { UserInterfaceSizeClass(rawValue: $0.rawValue) } }
        set { values.verticalSizeClass = newValue.flatMap { SizeClass(rawValue: $0.rawValue) } }
    }

    // MARK: The reader's settings

    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(rawValue: values.dynamicTypeSize.rawValue) ?? .large }
        set { values.dynamicTypeSize = ViewText.DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }

    public var layoutDirection: LayoutDirection {
        get { LayoutDirection(rawValue: values.layoutDirection.rawValue) ?? .leftToRight }
        set { values.layoutDirection = ViewTree.LayoutDirection(rawValue: newValue.rawValue) ?? .leftToRight }
    }

    public var colorScheme: ColorScheme {
        get { ColorScheme(rawValue: values.colorScheme.rawValue) ?? .light }
        set { values.colorScheme = ViewTree.ColorScheme(rawValue: newValue.rawValue) ?? .light }
    }

    /// The language and region of formatted text.
    public var locale: Locale {
        get { Locale(identifier: values.locale) }
        set { values.locale = newValue.identifier }
    }

    /// Whether controls react.
    public var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
}

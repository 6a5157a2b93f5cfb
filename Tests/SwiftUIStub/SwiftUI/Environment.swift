// Environment, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    /// swiftui/environment/init(_:)
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>)

    /// swiftui/environment/wrappedvalue
    public var wrappedValue: Value { get }
}

/// swiftui/environmentkey
public protocol EnvironmentKey {
    /// swiftui/environmentkey/value
    associatedtype Value

    /// swiftui/environmentkey/defaultvalue
    static var defaultValue: Self.Value { get }
}

/// swiftui/environmentvalues
public struct EnvironmentValues {
    /// swiftui/environmentvalues/init()
    public init()

    /// swiftui/environmentvalues/subscript(key:)
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
}

extension EnvironmentValues {
    /// swiftui/environmentvalues/dynamictypesize
    public var dynamicTypeSize: DynamicTypeSize { get set }
    /// swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection { get set }
    /// swiftui/environmentvalues/colorscheme
    public var colorScheme: ColorScheme { get set }
    /// swiftui/environmentvalues/locale
    public var locale: Locale { get set }
    /// swiftui/environmentvalues/horizontalsizeclass
    public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    /// swiftui/environmentvalues/verticalsizeclass
    public var verticalSizeClass: UserInterfaceSizeClass? { get set }
    /// swiftui/environmentvalues/displayscale
    public var displayScale: CGFloat { get set }
    /// swiftui/environmentvalues/isenabled
    public var isEnabled: Bool { get set }
    /// swiftui/environmentvalues/font
    public var font: Font? { get set }
    /// swiftui/environmentvalues/linelimit
    public var lineLimit: Int? { get set }
    /// swiftui/environmentvalues/multilinetextalignment
    public var multilineTextAlignment: TextAlignment { get set }
    /// swiftui/environmentvalues/truncationmode
    public var truncationMode: Text.TruncationMode { get set }
    /// swiftui/environmentvalues/minimumscalefactor
    public var minimumScaleFactor: CGFloat { get set }
    /// swiftui/environmentvalues/linespacing
    public var lineSpacing: CGFloat { get set }
    /// swiftui/environmentvalues/allowstightening
    public var allowsTightening: Bool { get set }
    /// swiftui/environmentvalues/textcase
    public var textCase: Text.Case? { get set }
    /// swiftui/environmentvalues/imagescale
    public var imageScale: Image.Scale { get set }
}

extension View {
    /// swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View

    /// swiftui/view/dynamictypesize(_:)
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View

    /// swiftui/view/dynamictypesize(_:)
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize

    /// swiftui/view/preferredcolorscheme(_:)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
}

/// swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// swiftui/dynamictypesize/isaccessibilitysize
    public var isAccessibilitySize: Bool { get }
}

/// swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

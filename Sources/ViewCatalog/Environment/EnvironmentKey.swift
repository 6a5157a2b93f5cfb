/// A value of the environment: read as `env.name`, set for a subtree by `.environment(\.name, value)`.
public enum EnvironmentKey: UInt8, CaseIterable, Hashable, Sendable {
    case orientation, keyboardHeight, dynamicTypeSize, layoutDirection, colorScheme, locale
    case horizontalSizeClass, verticalSizeClass, safeAreaInsets, displayScale, isEnabled
    case font, lineLimit, multilineTextAlignment, truncationMode, minimumScaleFactor, lineSpacing
    case allowsTightening, textCase, imageScale

    /// The key's row.
    public var spec: EnvironmentSpec { Catalog.environment[Int(rawValue)] }

    /// The name after `env.` and `\.`.
    public var name: String { spec.name }

    /// The type of the value.
    public var type: ValueType { spec.type }

    /// Whether `.environment(\.name, value)` may set it.
    public var isSettable: Bool { spec.isSettable }
}

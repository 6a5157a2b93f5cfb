/// A value of the environment: read as `env.name`, set for a subtree by `.environment(\.name, value)`.
public enum EnvironmentKey: UInt8, CaseIterable, Hashable, Sendable {
    case orientation, keyboardHeight, dynamicTypeSize, layoutDirection, colorScheme, locale
    case horizontalSizeClass, verticalSizeClass, safeAreaInsets, displayScale, isEnabled
    case font, lineLimit, multilineTextAlignment, truncationMode, minimumScaleFactor, lineSpacing
    case allowsTightening, textCase

    /// The key's row.
    public var spec: EnvironmentSpec { Catalog.environment[Int(rawValue)] }

    /// The name after `env.` and `\.`.
    public var name: String { spec.name }

    /// The type of the value.
    public var type: ValueType { spec.type }

    /// Whether `.environment(\.name, value)` may set it.
    public var isSettable: Bool { spec.isSettable }
}

/// A row of the environment's table.
public struct EnvironmentSpec: Sendable {
    public let key: EnvironmentKey
    public let name: String
    public let type: ValueType
    /// Whether `.environment(\.name, value)` may set it for a subtree.
    public let isSettable: Bool
    /// One sentence: what the value says.
    public let summary: String

    init(_ key: EnvironmentKey, _ name: String, _ type: ValueType, isSettable: Bool = true, _ summary: String) {
        self.key = key
        self.name = name
        self.type = type
        self.isSettable = isSettable
        self.summary = summary
    }
}

extension Catalog {
    /// The environment's table, in the order of `EnvironmentKey`.
    public static let environment: [EnvironmentSpec] = [
        EnvironmentSpec(
            .orientation, "orientation", .vocabulary(.orientation), "How the device is held."),
        EnvironmentSpec(
            .keyboardHeight, "keyboardHeight", .double, "The points of the window that the keyboard covers."),
        EnvironmentSpec(
            .dynamicTypeSize, "dynamicTypeSize", .vocabulary(.dynamicTypeSize), "The size of text the reader chose."),
        EnvironmentSpec(
            .layoutDirection, "layoutDirection", .vocabulary(.layoutDirection), "The direction of reading."),
        EnvironmentSpec(
            .colorScheme, "colorScheme", .vocabulary(.colorScheme), "Whether the appearance is light or dark."),
        EnvironmentSpec(
            .locale, "locale", .vocabulary(.locale), "The language and region of formatted text."),
        EnvironmentSpec(
            .horizontalSizeClass, "horizontalSizeClass", .optional(.vocabulary(.sizeClass)),
            "How wide the window counts as."),
        EnvironmentSpec(
            .verticalSizeClass, "verticalSizeClass", .optional(.vocabulary(.sizeClass)),
            "How tall the window counts as."),
        EnvironmentSpec(
            .safeAreaInsets, "safeAreaInsets", .vocabulary(.edgeInsets), isSettable: false,
            "The window's edges that bars and the device's shape cover."),
        EnvironmentSpec(
            .displayScale, "displayScale", .double, "The physical pixels of one point."),
        EnvironmentSpec(
            .isEnabled, "isEnabled", .bool, "Whether controls react."),
        EnvironmentSpec(
            .font, "font", .optional(.vocabulary(.font)), "The font of text that sets none."),
        EnvironmentSpec(
            .lineLimit, "lineLimit", .optional(.int), "The greatest number of lines of a text."),
        EnvironmentSpec(
            .multilineTextAlignment, "multilineTextAlignment", .vocabulary(.textAlignment),
            "The side at which the lines of a text meet."),
        EnvironmentSpec(
            .truncationMode, "truncationMode", .vocabulary(.truncationMode),
            "The place at which a text that does not fit is cut."),
        EnvironmentSpec(
            .minimumScaleFactor, "minimumScaleFactor", .double, "The least scale to which a text may shrink."),
        EnvironmentSpec(
            .lineSpacing, "lineSpacing", .double, "The points added between the lines of a text."),
        EnvironmentSpec(
            .allowsTightening, "allowsTightening", .bool, "Whether letters may move closer before a text is cut."),
        EnvironmentSpec(
            .textCase, "textCase", .optional(.vocabulary(.textCase)), "The case in which text is shown."),
    ]
}

import ViewCatalog
import ViewTree

/// Parts of an environment: what something reads of one, or how two differ.
struct EnvironmentParts: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let orientation = EnvironmentParts(rawValue: 1)
    static let keyboardHeight = EnvironmentParts(rawValue: 1 << 1)
    static let safeAreaInsets = EnvironmentParts(rawValue: 1 << 2)
    static let displayScale = EnvironmentParts(rawValue: 1 << 3)
    static let horizontalSizeClass = EnvironmentParts(rawValue: 1 << 4)
    static let verticalSizeClass = EnvironmentParts(rawValue: 1 << 5)
    static let dynamicTypeSize = EnvironmentParts(rawValue: 1 << 6)
    static let layoutDirection = EnvironmentParts(rawValue: 1 << 7)
    static let colorScheme = EnvironmentParts(rawValue: 1 << 8)
    static let locale = EnvironmentParts(rawValue: 1 << 9)
    static let isEnabled = EnvironmentParts(rawValue: 1 << 10)
    /// All that is not named above: what modifiers set, the texts, the fonts and the platform.
    static let rest = EnvironmentParts(rawValue: 1 << 11)

    /// What colours are resolved by.
    static let colors: EnvironmentParts = [.colorScheme, .rest]
    /// What elements look and are measured by, the words of their texts apart.
    static let looks: EnvironmentParts = [
        .displayScale, .dynamicTypeSize, .layoutDirection, .colorScheme, .isEnabled, .rest,
    ]
    /// What elements with texts of their own in the language of their place look and are measured by.
    static let texts: EnvironmentParts = [.looks, .locale]

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The part that a key of the language reads.
    init(_ key: EnvironmentKey) {
        switch key {
        case .orientation: self = .orientation
        case .keyboardHeight: self = .keyboardHeight
        case .dynamicTypeSize: self = .dynamicTypeSize
        case .layoutDirection: self = .layoutDirection
        case .colorScheme: self = .colorScheme
        case .locale: self = .locale
        case .horizontalSizeClass: self = .horizontalSizeClass
        case .verticalSizeClass: self = .verticalSizeClass
        case .safeAreaInsets: self = .safeAreaInsets
        case .displayScale: self = .displayScale
        case .isEnabled: self = .isEnabled
        case .imageScale, .font, .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor,
            .lineSpacing, .allowsTightening, .textCase:
            self = .rest
        }
    }

    /// How two environments differ.
    init(from old: EnvironmentValues, to new: EnvironmentValues) {
        var parts: EnvironmentParts = []
        if old.orientation != new.orientation { parts.insert(.orientation) }
        if old.keyboardHeight != new.keyboardHeight { parts.insert(.keyboardHeight) }
        if old.safeAreaInsets != new.safeAreaInsets { parts.insert(.safeAreaInsets) }
        if old.displayScale != new.displayScale { parts.insert(.displayScale) }
        if old.horizontalSizeClass != new.horizontalSizeClass { parts.insert(.horizontalSizeClass) }
        if old.verticalSizeClass != new.verticalSizeClass { parts.insert(.verticalSizeClass) }
        if old.dynamicTypeSize != new.dynamicTypeSize { parts.insert(.dynamicTypeSize) }
        if old.layoutDirection != new.layoutDirection { parts.insert(.layoutDirection) }
        if old.colorScheme != new.colorScheme { parts.insert(.colorScheme) }
        if old.locale != new.locale { parts.insert(.locale) }
        if old.isEnabled != new.isEnabled { parts.insert(.isEnabled) }
        var alike = old
        alike.adopt(parts, of: new)
        if alike != new { parts.insert(.rest) }
        self = parts
    }
}

extension EnvironmentValues {
    /// Takes over some of the parts with a name.
    mutating func adopt(_ parts: EnvironmentParts, of other: EnvironmentValues) {
        if parts.contains(.orientation) { orientation = other.orientation }
        if parts.contains(.keyboardHeight) { keyboardHeight = other.keyboardHeight }
        if parts.contains(.safeAreaInsets) { safeAreaInsets = other.safeAreaInsets }
        if parts.contains(.displayScale) { displayScale = other.displayScale }
        if parts.contains(.horizontalSizeClass) { horizontalSizeClass = other.horizontalSizeClass }
        if parts.contains(.verticalSizeClass) { verticalSizeClass = other.verticalSizeClass }
        if parts.contains(.dynamicTypeSize) { dynamicTypeSize = other.dynamicTypeSize }
        if parts.contains(.layoutDirection) { layoutDirection = other.layoutDirection }
        if parts.contains(.colorScheme) { colorScheme = other.colorScheme }
        if parts.contains(.locale) { locale = other.locale }
        if parts.contains(.isEnabled) { isEnabled = other.isEnabled }
    }
}

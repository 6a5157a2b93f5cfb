import ViewCatalog
import ViewTree

/// Parts of an environment: what something reads of one, or how two differ.
struct EnvironmentParts: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let orientation = EnvironmentParts(.orientation)
    static let safeAreaInsets = EnvironmentParts(.safeAreaInsets)
    static let displayScale = EnvironmentParts(.displayScale)
    static let dynamicTypeSize = EnvironmentParts(.dynamicTypeSize)
    static let layoutDirection = EnvironmentParts(.layoutDirection)
    static let colorScheme = EnvironmentParts(.colorScheme)
    static let locale = EnvironmentParts(.locale)
    static let isEnabled = EnvironmentParts(.isEnabled)
    /// All that no key has for itself: what modifiers set, the texts, the fonts and the platform.
    static let rest = EnvironmentParts(rawValue: 1 << 31)

    /// What colours are resolved by.
    static let colors: EnvironmentParts = [.colorScheme, .rest]
    /// What elements look and are measured by, the words of their texts apart.
    static let looks: EnvironmentParts = [
        .displayScale, .dynamicTypeSize, .layoutDirection, .colorScheme, .isEnabled, .rest,
    ]
    /// What elements with texts of their own in the language of their place look and are measured by.
    static let texts: EnvironmentParts = [.looks, .locale]

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The part that a key of the language reads.
    init(_ key: EnvironmentKey) { rawValue = 1 << UInt32(key.rawValue) }

    /// How two environments differ.
    init(from old: EnvironmentValues, to new: EnvironmentValues) {
        var parts: EnvironmentParts = []
        var others = EnvironmentParts.rest
        var alike = old
        for key in EnvironmentKey.allCases {
            switch alike.adopt(key, of: new) {
            case true: parts.insert(EnvironmentParts(key))
            case false: break
            case nil: others.insert(EnvironmentParts(key))
            }
        }
        if alike != new { parts.formUnion(others) }
        self = parts
    }
}

extension EnvironmentValues {
    /// Takes over those of some parts that keys have for themselves.
    mutating func adopt(_ parts: EnvironmentParts, of other: EnvironmentValues) {
        for key in EnvironmentKey.allCases where parts.contains(EnvironmentParts(key)) { _ = adopt(key, of: other) }
    }

    /// Takes over the part that a key has for itself, and says whether it is another one; nil where the key has none.
    fileprivate mutating func adopt(_ key: EnvironmentKey, of other: EnvironmentValues) -> Bool? {
        func take<Part: Equatable>(_ own: inout Part, _ other: Part) -> Bool {
            if own == other { return false }
            own = other
            return true
        }
        switch key {
        case .orientation: return take(&orientation, other.orientation)
        case .keyboardHeight: return take(&keyboardHeight, other.keyboardHeight)
        case .safeAreaInsets: return take(&safeAreaInsets, other.safeAreaInsets)
        case .displayScale: return take(&displayScale, other.displayScale)
        case .horizontalSizeClass: return take(&horizontalSizeClass, other.horizontalSizeClass)
        case .verticalSizeClass: return take(&verticalSizeClass, other.verticalSizeClass)
        case .dynamicTypeSize: return take(&dynamicTypeSize, other.dynamicTypeSize)
        case .layoutDirection: return take(&layoutDirection, other.layoutDirection)
        case .colorScheme: return take(&colorScheme, other.colorScheme)
        case .locale: return take(&locale, other.locale)
        case .isEnabled: return take(&isEnabled, other.isEnabled)
        case .imageScale, .font, .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor,
            .lineSpacing, .allowsTightening, .textCase:
            return nil
        }
    }
}

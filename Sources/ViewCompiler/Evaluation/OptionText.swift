import ViewBase
import ViewCatalog
import ViewText
import ViewTree

/// Reads the values of evaluation options; nil for a text that is none.
public enum OptionText {
    /// `320x480`; each of the two is a number that is not negative, `ideal` or `inf`.
    public static func size(_ text: String) -> WindowSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        var lengths: [Double?] = []
        for side in sides {
            if side == "ideal" {
                lengths.append(nil)
            } else {
                guard let length = side == "inf" ? .infinity : length(side) else { return nil }
                lengths.append(length)
            }
        }
        return WindowSize(width: lengths[0], height: lengths[1])
    }

    /// A finite number that is not negative.
    public static func length(_ text: some StringProtocol) -> Double? {
        guard let value = Decimal.parse(Array(text.utf8)[...]), value.isFinite, value >= 0 else { return nil }
        return value
    }

    /// Lengths with commas between.
    public static func lengths(_ text: String) -> [Double]? {
        list(text) { length($0) }
    }

    /// `TOP,LEADING,BOTTOM,TRAILING`.
    public static func insets(_ text: String) -> SafeAreaInsets? {
        guard let sides = lengths(text), sides.count == 4 else { return nil }
        return SafeAreaInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }

    /// `name=expression`.
    public static func named(_ text: String) -> NamedText? {
        guard let equals = text.utf8.firstIndex(of: 0x3D), equals > text.startIndex else { return nil }
        let expression = text[text.utf8.index(after: equals)...]
        return NamedText(name: String(text[..<equals]), expression: String(expression))
    }

    /// A language tag: `ja`, `pt-BR`, `zh_Hant`.
    public static func locale(_ text: String) -> String? { LanguageTag.canonical(text) }

    /// `FROM...TO`, two finite numbers of which the second is not the lesser.
    public static func range(_ text: String) -> (from: Double, to: Double)? {
        guard let (first, second) = ends(text), let from = Decimal.parse(Array(first.utf8)[...]),
            let to = Decimal.parse(Array(second.utf8)[...]), from.isFinite, to.isFinite, from <= to
        else { return nil }
        return (from, to)
    }

    /// `FROM...TO`, two text sizes of which the second is not the lesser.
    public static func dynamicTypeRange(_ text: String) -> (from: DynamicTypeSize, to: DynamicTypeSize)? {
        guard let (first, second) = ends(text), let from = dynamicTypeSize(String(first)),
            let to = dynamicTypeSize(String(second)), from <= to
        else { return nil }
        return (from, to)
    }

    /// What stands on both sides of three points.
    private static func ends(_ text: String) -> (Substring, Substring)? {
        var index = text.utf8.startIndex
        while index != text.utf8.endIndex {
            if text.utf8[index...].starts(with: [0x2E, 0x2E, 0x2E]) {
                return (text[..<index], text[text.utf8.index(index, offsetBy: 3)...])
            }
            index = text.utf8.index(after: index)
        }
        return nil
    }

    /// Orientations with commas between, in the language's spelling.
    public static func orientations(_ text: String) -> [Orientation]? {
        let names = orientationNames
        return list(text) { name in
            names.firstIndex { $0 == name }.flatMap { Orientation(rawValue: UInt8($0)) }
        }
    }

    public static func dynamicTypeSize(_ text: String) -> DynamicTypeSize? {
        dynamicTypeNames.firstIndex(of: text).flatMap { DynamicTypeSize(rawValue: UInt8($0)) }
    }

    public static func colorScheme(_ text: String) -> ColorScheme? {
        symbols(.colorScheme).firstIndex(of: text).flatMap { ColorScheme(rawValue: UInt8($0)) }
    }

    public static func platform(_ text: String) -> TextPlatform? {
        switch text {
        case "iOS": .iOS
        case "macOS": .macOS
        case "tvOS": .tvOS
        case "watchOS": .watchOS
        default: nil
        }
    }

    public static func textMetrics(_ text: String) -> TextMetrics? {
        switch text {
        case "default": .standard
        case "fixed": .fixed
        default: nil
        }
    }

    /// The names of the platforms.
    public static var platformNames: [String] { ["iOS", "macOS", "tvOS", "watchOS"] }

    /// The names of the orientations.
    public static var orientationNames: [String] { symbols(.orientation) }

    /// The name of a text size.
    public static func name(of size: DynamicTypeSize) -> String { dynamicTypeNames[Int(size.rawValue)] }

    /// The names of the text sizes, smallest first.
    public static var dynamicTypeNames: [String] { symbols(.dynamicTypeSize) }

    /// The names of the values of an enumerated type.
    private static func symbols(_ type: Vocabulary) -> [String] { type.symbols.map { $0.name } }

    /// The elements of a list with commas between, if all can be read.
    private static func list<Element>(_ text: String, _ read: (Substring) -> Element?) -> [Element]? {
        var elements: [Element] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let element = read(part) else { return nil }
            elements.append(element)
        }
        return elements
    }
}

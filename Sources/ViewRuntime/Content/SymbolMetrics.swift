import ViewText
import ViewTree

/// The sizes of system symbols: the font's size times the measures of the symbol's class.
///
/// A chevron of 17 points is 12.3 × 17.0 in a dump of an iPhone's screen. All else is assumed: most symbols are 1.2 em
/// wide and 1.1 em high, the middle of what dumps show, those of one stroke narrower and those of several things side
/// by side wider. A step of weight adds or takes 1 % of the width. A small scale is 20 % smaller and a large one 30 %
/// larger, as Apple's talk "SF Symbols 2" of 2020 says.
enum SymbolMetrics {
    /// How wide and high a symbol is in ems, in a regular font.
    struct Class {
        let width: Double
        let height: Double

        static let standard = Class(width: 1.2, height: 1.1)
        static let chevron = Class(width: 0.725, height: 1)
        static let flatChevron = Class(width: 1, height: 0.725)
        static let stroke = Class(width: 0.8, height: 1.1)
        static let dots = Class(width: 1.2, height: 0.4)
        static let wide = Class(width: 1.5, height: 1.1)
        static let widest = Class(width: 1.9, height: 1.1)
    }

    /// A symbol's size in points.
    static func size(_ name: String, _ font: ResolvedFont, _ scale: ImageScale) -> (width: Double, height: Double) {
        let measures = measures(name)
        let weight = 100 + Double(font.weight.rawValue) - Double(FontWeight.regular.rawValue)
        let size = font.size * factor(scale)
        return (size * measures.width * weight / 100, size * measures.height)
    }

    /// How many times as large as at the medium scale a symbol is.
    private static func factor(_ scale: ImageScale) -> Double {
        switch scale {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }

    /// The class of a symbol by the parts of its name; one in a circle or square is as wide as most.
    private static func measures(_ name: String) -> Class {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return .standard }
        for part in parts.dropFirst() where part == "circle" || part == "square" { return .standard }
        let second = parts.count > 1 ? parts[1] : ""
        switch first {
        case "chevron": return second == "up" || second == "down" ? .flatChevron : .chevron
        case "exclamationmark", "info", "bolt", "mic", "lightbulb", "iphone", "pin", "mappin", "drop", "flame",
            "bookmark", "number", "dollarsign", "thermometer":
            return .stroke
        case "ellipsis": return .dots
        case "person", "figure":
            return second == "2" ? .wide : second == "3" ? .widest : .standard
        case "cloud", "creditcard", "keyboard", "tv", "display", "laptopcomputer", "car", "bus", "truck", "eye",
            "video", "bed", "airplane", "infinity", "eyeglasses", "gamecontroller", "wifi", "key":
            return .wide
        case "battery", "signature": return .widest
        default: return .standard
        }
    }
}

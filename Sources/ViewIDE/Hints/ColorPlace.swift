import ViewBase

/// A colour that a file writes, with its parts from 0 to 1.
public struct ColorPlace: Sendable {
    public let range: SourceRange
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    init(range: SourceRange, red: Double, green: Double, blue: Double, alpha: Double) {
        self.range = range
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour of four bytes, red first.
    init(range: SourceRange, _ rgba: UInt32) {
        self.init(
            range: range, red: Double(rgba >> 24) / 255, green: Double(rgba >> 16 & 255) / 255,
            blue: Double(rgba >> 8 & 255) / 255, alpha: Double(rgba & 255) / 255)
    }

    /// How source writes a colour, its parts to thousandths.
    public static func spelling(red: Double, green: Double, blue: Double, alpha: Double) -> String {
        func text(_ part: Double) -> String { Decimal.text((min(max(part, 0), 1) * 1000).rounded() / 1000) }
        let opacity = alpha < 1 ? ", opacity: " + text(alpha) : ""
        return "Color(red: " + text(red) + ", green: " + text(green) + ", blue: " + text(blue) + opacity + ")"
    }
}

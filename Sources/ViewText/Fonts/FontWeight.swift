/// The nine weights of the system font, from ultra light (100) to black (900).
public enum FontWeight: UInt8, CaseIterable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight on the scale of font files: 100, 200 … 900.
    var number: Int { (Int(rawValue) + 1) * 100 }

    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

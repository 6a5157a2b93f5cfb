/// A font of a known point size: all that measuring needs.
public struct ResolvedFont: Hashable, Sendable {
    /// The em in points: finite, from 0 to `largestSize`.
    public var size: Double {
        didSet { size = ResolvedFont.valid(size) }
    }
    public var weight: FontWeight
    public var design: FontDesign
    public var isItalic: Bool
    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool
    /// The distance between the baselines of a text style in points, or 0 where the font's own line height rules.
    public var leading: Double
    /// Points added to the distance between baselines by tight (-2) or loose (+2) leading.
    public var leadingShift: Double
    /// The file to measure with; nil for the system font.
    public var file: FontFile?

    /// No font is larger than this many points.
    public static let largestSize: Double = 100_000

    public init(
        size: Double, weight: FontWeight = .regular, design: FontDesign = .default, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, leading: Double = 0, leadingShift: Double = 0, file: FontFile? = nil
    ) {
        self.size = ResolvedFont.valid(size)
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
        self.leadingShift = leadingShift
        self.file = file
    }

    /// A size measuring can work with: NaN and negative sizes are 0.
    private static func valid(_ size: Double) -> Double { size > 0 ? Swift.min(size, largestSize) : 0 }
}

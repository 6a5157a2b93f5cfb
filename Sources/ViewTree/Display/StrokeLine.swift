/// A line that is drawn along an outline: its width in points, its ends, corners and dashes.
public struct StrokeLine: Hashable, Sendable {
    public enum Cap: UInt8, Sendable {
        case butt, round, square
    }

    public enum Join: UInt8, Sendable {
        case miter, round, bevel
    }

    public var width: Double
    public var cap: Cap
    public var join: Join
    /// How many times its width a sharp corner may be long.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn; none for an unbroken line.
    public var dash: [Double]
    /// How far into the dashes the line begins.
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

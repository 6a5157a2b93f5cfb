import ViewRuntime
import ViewTree

/// The width, ends, joins and dashes of a line.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var value: Value<Double> {
        .strokeStyle(
            StrokeLine(
                width: lineWidth, cap: StrokeLine.Cap(rawValue: lineCap.rawValue) ?? .butt,
                join: StrokeLine.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit, dash: dash,
                dashPhase: dashPhase))
    }
}

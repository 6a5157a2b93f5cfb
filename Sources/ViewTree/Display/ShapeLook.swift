/// An outline that is filled, and drawn along with a line whose middle lies on it.
public struct ShapeLook: Hashable, Sendable {
    public var outline: FrameOutline
    public var fill: Ink?
    public var stroke: Ink?
    public var line: StrokeLine?

    public init(_ outline: FrameOutline, fill: Ink? = nil, stroke: Ink? = nil, line: StrokeLine? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
        self.line = line
    }
}

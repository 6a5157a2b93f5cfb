/// A frame in the window's coordinates, in points: the left top corner and the size.
public struct ReportFrame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The frame on the pixel grid: both corners moved to the nearest pixel, halves towards the right and the bottom.
    public func rounded(scale: Double) -> ReportFrame {
        let (left, width) = ReportFrame.rounded(x, width, scale)
        let (top, height) = ReportFrame.rounded(y, height, scale)
        return ReportFrame(x: left, y: top, width: width, height: height)
    }

    /// One axis of a frame: where it begins and how long it is.
    private static func rounded(_ start: Double, _ length: Double, _ scale: Double) -> (Double, Double) {
        let first = (start * scale + 0.5).rounded(.down)
        guard length.isFinite else { return (first / scale, length) }
        let last = ((start + length) * scale + 0.5).rounded(.down)
        return (first / scale, (last - first) / scale)
    }
}

/// The grid of pixels that frames are drawn on.
///
/// Apple, WWDC 2019 session 237: layout is exact, and only drawing rounds each corner to the nearest pixel, halves towards
/// infinity; the size is the difference, so that neighbours neither gap nor overlap.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    public let scale: Double

    public init(scale: Double) { self.scale = scale }

    /// The nearest pixel edge to a coordinate.
    public func nearest(_ coordinate: Double) -> Double { (coordinate * scale + 0.5).rounded(.down) / scale }

    /// A frame with its corners on the grid.
    public func rounded(_ frame: Rect<Double>) -> Rect<Double> {
        let x = nearest(frame.x)
        let y = nearest(frame.y)
        return Rect(
            x: x, y: y,
            width: frame.width.isFinite ? nearest(frame.maxX) - x : frame.width,
            height: frame.height.isFinite ? nearest(frame.maxY) - y : frame.height)
    }
}

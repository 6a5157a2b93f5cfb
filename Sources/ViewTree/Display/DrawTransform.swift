import ViewLayout

/// A turn or a change of size in which something is drawn, a point of its frame staying where it is. Apple:
/// View/rotationEffect(_:anchor:), View/scaleEffect(x:y:anchor:).
public enum DrawTransform: Hashable, Sendable {
    /// Turned clockwise.
    case rotation(radians: Double, around: UnitPoint)
    /// With another width and height, 1 being its own.
    case scale(x: Double, y: Double, around: UnitPoint)

    /// Where a point of what stands in a frame is drawn.
    public func drawn(_ point: Point<Double>, in frame: Rect<Double>) -> Point<Double> {
        let fixed = fixedPoint(frame)
        let (right, down) = (point.x - fixed.x, point.y - fixed.y)
        let (x, y) = axes
        return Point(x: fixed.x + right * x.x + down * y.x, y: fixed.y + right * x.y + down * y.y)
    }

    /// The point of what stands in a frame that is drawn at another; nil where nothing is, all having no area.
    public func original(_ point: Point<Double>, in frame: Rect<Double>) -> Point<Double>? {
        let (x, y) = axes
        let area = x.x * y.y - x.y * y.x
        guard area != 0, area.isFinite else { return nil }
        let fixed = fixedPoint(frame)
        let (right, down) = (point.x - fixed.x, point.y - fixed.y)
        return Point(
            x: fixed.x + (right * y.y - down * y.x) / area, y: fixed.y + (down * x.x - right * x.y) / area)
    }

    /// Where the points one to the right and one below the fixed point are drawn, counted from it.
    private var axes: (x: Point<Double>, y: Point<Double>) {
        switch self {
        case .rotation(let radians, _):
            let (sine, cosine) = Elementary.sinAndCos(radians)
            return (Point(x: cosine, y: sine), Point(x: -sine, y: cosine))
        case .scale(let x, let y, _): return (Point(x: x, y: 0), Point(x: 0, y: y))
        }
    }

    private func fixedPoint(_ frame: Rect<Double>) -> Point<Double> {
        switch self {
        case .rotation(_, let anchor), .scale(_, _, let anchor):
            Point(x: frame.x + frame.width * anchor.x, y: frame.y + frame.height * anchor.y)
        }
    }
}

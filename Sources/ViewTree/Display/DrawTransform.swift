import ViewLayout

/// A turn or a change of size in which something is drawn, a point of its frame staying where it is. Apple:
/// View/rotationEffect(_:anchor:), View/scaleEffect(x:y:anchor:).
public enum DrawTransform: Hashable, Sendable {
    /// Turned clockwise.
    case rotation(radians: Double, around: UnitPoint)
    /// With another width and height, 1 being its own.
    case scale(x: Double, y: Double, around: UnitPoint)

    /// Where a point of what stands in a frame is drawn.
    public func drawn<S: LayoutScalar>(_ point: Point<S>, in frame: Rect<S>) -> Point<S> {
        let fixed = fixedPoint(frame)
        let (x, y) = (point.x - fixed.x, point.y - fixed.y)
        let (right, down) = axes
        return Point(
            x: fixed.x + x * S(right.x) + y * S(down.x), y: fixed.y + x * S(right.y) + y * S(down.y))
    }

    /// The point of what stands in a frame that is drawn at another; nil where nothing is, all having no area.
    public func original(_ point: Point<Double>, in frame: Rect<Double>) -> Point<Double>? {
        let (right, down) = axes
        let area = right.x * down.y - right.y * down.x
        guard area != 0, area.isFinite else { return nil }
        let fixed = fixedPoint(frame)
        let (x, y) = (point.x - fixed.x, point.y - fixed.y)
        return Point(
            x: fixed.x + (x * down.y - y * down.x) / area, y: fixed.y + (y * right.x - x * right.y) / area)
    }

    /// Where the points one to the right and one below the fixed point are drawn, counted from it; numbers without an
    /// end change nothing.
    public var axes: (right: Point<Double>, down: Point<Double>) {
        switch self {
        case .rotation(let radians, _):
            let (sine, cosine) = Elementary.sinAndCos(radians)
            return (Point(x: cosine, y: sine), Point(x: -sine, y: cosine))
        case .scale(let x, let y, _):
            return (Point(x: x.isFinite ? x : 1, y: 0), Point(x: 0, y: y.isFinite ? y : 1))
        }
    }

    private func fixedPoint<S: LayoutScalar>(_ frame: Rect<S>) -> Point<S> {
        switch self {
        case .rotation(_, let anchor), .scale(_, _, let anchor):
            Point(x: frame.x + frame.width * S(anchor.x), y: frame.y + frame.height * S(anchor.y))
        }
    }
}

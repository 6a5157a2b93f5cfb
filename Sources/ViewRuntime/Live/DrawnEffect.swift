import ViewLayout
import ViewTree

/// A turn or a change of size in which something is drawn, about a point of its frame. Apple: View/rotationEffect(_:anchor:),
/// View/scaleEffect(x:y:anchor:).
struct DrawnEffect {
    private let anchor: UnitPoint
    /// Where a point lies, counted from the anchor: its x becomes `x.x`, `x.y`, its y `y.x`, `y.y`.
    private let x: (x: Double, y: Double)
    private let y: (x: Double, y: Double)

    /// A turn clockwise by radians.
    init(turn angle: Double, about anchor: UnitPoint) {
        let (sine, cosine) = Elementary.sinAndCos(angle)
        self.anchor = anchor
        x = (cosine, sine)
        y = (-sine, cosine)
    }

    /// Another width and height, 1 being its own.
    init(width: Double, height: Double, about anchor: UnitPoint) {
        self.anchor = anchor
        x = (width, 0)
        y = (0, height)
    }

    /// Where a point of what stands in a frame is drawn.
    func drawn(_ point: Point<Double>, in frame: Rect<Double>) -> Point<Double> {
        let fixed = fixedPoint(frame)
        let (right, down) = (point.x - fixed.x, point.y - fixed.y)
        return Point(x: fixed.x + right * x.x + down * y.x, y: fixed.y + right * x.y + down * y.y)
    }

    /// The point of what stands in a frame that is drawn at another; nil where nothing is, all having no area.
    func original(_ point: Point<Double>, in frame: Rect<Double>) -> Point<Double>? {
        let area = x.x * y.y - x.y * y.x
        guard area != 0, area.isFinite else { return nil }
        let fixed = fixedPoint(frame)
        let (right, down) = (point.x - fixed.x, point.y - fixed.y)
        return Point(
            x: fixed.x + (right * y.y - down * y.x) / area, y: fixed.y + (down * x.x - right * x.y) / area)
    }

    private func fixedPoint(_ frame: Rect<Double>) -> Point<Double> {
        Point(x: frame.x + frame.width * anchor.x, y: frame.y + frame.height * anchor.y)
    }
}

import ViewLayout
import ViewTree

/// A frame as it is drawn: turned and in another size, perhaps.
struct DrawnRect<S: LayoutScalar> {
    private let frame: Rect<S>
    /// The corners, from the left top one on around it; empty while nothing has changed the frame.
    private var corners: [Point<S>] = []
    /// What has become of a step to the right and of one down.
    private var right = Point(x: 1.0, y: 0.0)
    private var down = Point(x: 0.0, y: 1.0)

    init(_ frame: Rect<S>) { self.frame = frame }

    /// Changes the place as all in a frame is changed.
    mutating func apply(_ transform: DrawTransform, _ around: Rect<S>) {
        if corners.isEmpty { corners = DrawnRect.corners(of: frame) }
        for index in corners.indices { corners[index] = transform.drawn(corners[index], in: around) }
        let axes = transform.axes
        func turned(_ step: Point<Double>) -> Point<Double> {
            Point(
                x: step.x * axes.right.x + step.y * axes.down.x, y: step.x * axes.right.y + step.y * axes.down.y)
        }
        (right, down) = (turned(right), turned(down))
    }

    /// The corners of a frame, from the left top one on around it.
    static func corners(of frame: Rect<S>) -> [Point<S>] {
        [
            frame.origin, Point(x: frame.maxX, y: frame.y), Point(x: frame.maxX, y: frame.maxY),
            Point(x: frame.x, y: frame.maxY),
        ]
    }

    /// Whether the sides are neither level nor upright.
    var isTilted: Bool {
        let isLevel = right.y.magnitude < 1e-9 && down.x.magnitude < 1e-9
        return !isLevel && (right.x.magnitude >= 1e-9 || down.y.magnitude >= 1e-9)
    }

    /// How long the sides are as they are drawn.
    var size: Size<S> {
        if corners.isEmpty { return frame.size }
        return Size(width: frame.width * S(DrawnRect.length(right)), height: frame.height * S(DrawnRect.length(down)))
    }

    /// How much smaller or larger than it is written what stands in it is drawn, along the side where that is less.
    var scale: Double { min(DrawnRect.length(right), DrawnRect.length(down)) }

    private static func length(_ step: Point<Double>) -> Double {
        step.x == 0
            ? step.y.magnitude : step.y == 0 ? step.x.magnitude : (step.x * step.x + step.y * step.y).squareRoot()
    }

    /// The middle.
    var middle: Point<S> {
        if corners.isEmpty { return frame.middle }
        return Point(x: (corners[0].x + corners[2].x) / S(2), y: (corners[0].y + corners[2].y) / S(2))
    }

    /// The smallest upright rectangle around it.
    func box(_ turns: inout S.Turns) -> Rect<S> {
        guard var low = corners.first else { return frame }
        var high = low
        for corner in corners.dropFirst() {
            low.x = S.smaller(low.x, corner.x, &turns)
            low.y = S.smaller(low.y, corner.y, &turns)
            high.x = S.larger(high.x, corner.x, &turns)
            high.y = S.larger(high.y, corner.y, &turns)
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Its corners as they are now.
    var polygon: ConvexPolygon {
        let corners = corners.isEmpty ? DrawnRect.corners(of: frame) : corners
        return ConvexPolygon(corners.map { Point(x: $0.x.value, y: $0.y.value) })
    }
}

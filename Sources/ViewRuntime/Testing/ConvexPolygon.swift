import ViewLayout
import ViewTree

/// A part of the plane with straight sides and no corner that points inwards.
struct ConvexPolygon {
    private(set) var corners: [Point<Double>]

    init(_ corners: [Point<Double>]) { self.corners = corners }

    /// How many points stand for a quarter of an ellipse.
    private static let steps = 16

    /// What lies in an outline of a frame, its round corners by points on them.
    init(_ outline: FrameOutline, in frame: Rect<Double>) {
        let box = outline.box(in: frame)
        let corner = outline.corner(of: box)
        corners = DrawnRect.corners(of: box)
        guard corner.width > 0, corner.height > 0 else { return }
        corners = []
        for quarter in 0..<4 {
            let x = quarter == 0 || quarter == 3 ? box.x + corner.width : box.maxX - corner.width
            let y = quarter < 2 ? box.y + corner.height : box.maxY - corner.height
            for step in 0...ConvexPolygon.steps {
                // The first quarter turns from the left upwards, the others go on from there.
                let angle = (Double(quarter) + Double(step) / Double(ConvexPolygon.steps)) * .pi / 2
                let (sine, cosine) = Elementary.sinAndCos(angle)
                corners.append(Point(x: x - corner.width * cosine, y: y - corner.height * sine))
            }
        }
    }

    /// Changes the place as all in a frame is changed.
    mutating func apply(_ transform: DrawTransform, _ frame: Rect<Double>) {
        for index in corners.indices { corners[index] = transform.drawn(corners[index], in: frame) }
    }

    /// Twice the area, negative where the corners go round the other way.
    private var turn: Double {
        var sum = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            sum += corner.x * next.y - next.x * corner.y
        }
        return sum
    }

    var area: Double { turn.magnitude / 2 }

    /// The smallest upright rectangle around it.
    var box: Rect<Double> {
        guard var low = corners.first else { return .zero }
        var high = low
        for corner in corners {
            low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// What lies in both: of this one, what remains when each side of the other has cut.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        let sign = other.turn < 0 ? -1.0 : 1.0
        var rest = corners
        for (index, start) in other.corners.enumerated() {
            let end = other.corners[(index + 1) % other.corners.count]
            func side(_ point: Point<Double>) -> Double {
                sign * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
            }
            var kept: [Point<Double>] = []
            for (index, point) in rest.enumerated() {
                let next = rest[(index + 1) % rest.count]
                let (here, there) = (side(point), side(next))
                if here >= 0 { kept.append(point) }
                if here * there < 0 {
                    let part = here / (here - there)
                    kept.append(Point(x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part))
                }
            }
            rest = kept
        }
        return ConvexPolygon(rest)
    }
}

import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// An outline in a frame that is hit or missed.
enum HitShape {
    case rectangle
    case circle
    case ellipse
    case capsule
    /// Corners of an ellipse with these half axes.
    case rounded(width: Double, height: Double)

    /// The outline of a shape's value; nil for what is no shape.
    init?<S: LayoutScalar>(of value: Value<S>, _ maker: ContentMaker<S>) {
        switch value {
        case .shape(let rule, let arguments): self.init(rule, arguments)
        case .element(let id, let frame):
            let element = maker.program.elements[id]
            guard case .catalog(let row, let overload) = element.kind else { return nil }
            let rule = RuleTable.elements[row.index][overload]
            self.init(rule.rule, maker.arguments(element.arguments, rule.leftOut, frame) ?? [])
        case .some(let wrapped): self.init(of: wrapped, maker)
        default: return nil
        }
    }

    /// The outline that an element of a rule has with arguments; nil for one that is no shape.
    init?<S: LayoutScalar>(_ rule: ElementRule, _ arguments: [Value<S>]) {
        switch rule {
        case .rectangle: self = .rectangle
        case .circle: self = .circle
        case .ellipse: self = .ellipse
        case .capsule: self = .capsule
        case .roundedRectangle:
            let radius = arguments.first?.double?.value ?? 0
            self = .rounded(width: radius, height: radius)
        case .roundedRectangleOfCornerSize:
            let size = arguments.first?.numbers ?? []
            guard size.count == 2 else { return nil }
            self = .rounded(width: size[0].value, height: size[1].value)
        default: return nil
        }
    }

    /// Whether a point lies inside the outline in a frame.
    func contains(_ point: Point<Double>, in frame: Rect<Double>) -> Bool {
        guard point.x >= frame.x, point.y >= frame.y, point.x < frame.maxX, point.y < frame.maxY else { return false }
        switch self {
        case .rectangle: return true
        case .circle:
            let radius = min(frame.width, frame.height) / 2
            let x = point.x - frame.x - frame.width / 2
            let y = point.y - frame.y - frame.height / 2
            return x * x + y * y <= radius * radius
        case .ellipse: return isInCorner(point, frame, frame.width / 2, frame.height / 2)
        case .capsule:
            let radius = min(frame.width, frame.height) / 2
            return isInCorner(point, frame, radius, radius)
        case .rounded(let width, let height):
            return isInCorner(point, frame, min(max(0, width), frame.width / 2), min(max(0, height), frame.height / 2))
        }
    }

    /// Whether a point in a frame is not cut off by corners of an ellipse with these half axes.
    private func isInCorner(_ point: Point<Double>, _ frame: Rect<Double>, _ width: Double, _ height: Double) -> Bool {
        let fromSide = min(point.x - frame.x, frame.maxX - point.x)
        let fromEnd = min(point.y - frame.y, frame.maxY - point.y)
        guard fromSide < width, fromEnd < height else { return true }
        let x = (width - fromSide) / width
        let y = (height - fromEnd) / height
        return x * x + y * y <= 1
    }
}

import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Outlines that the language gives.
extension FrameOutline {
    /// The outline of a shape's value; nil for what is no shape.
    init?<S: LayoutScalar>(of value: Value<S>, _ maker: ContentMaker<S>) {
        switch value {
        case .shape(let rule, let arguments): self.init(rule, arguments)
        case .element(let id, let frame):
            let element = maker.program.elements[id]
            guard case .catalog(let row, let overload) = element.kind else { return nil }
            let rule = RuleTable.elements[row.index][overload]
            self.init(rule.rule, maker.arguments(element.arguments, rule.parameters, frame) ?? [])
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
}

extension FrameOutline {
    /// Whether a point lies where the outline in a frame is drawn with a line.
    func isDrawn(_ band: HitBand, at point: Point<Double>, in frame: Rect<Double>) -> Bool {
        inset(by: -band.outside).contains(point, in: frame.inset(by: -band.outside))
            && !inset(by: band.inside).contains(point, in: frame.inset(by: band.inside))
    }
}

import ViewBase
import ViewLayout
import ViewTree

/// A placed node as the rules of `lint` see it.
struct ScreenNode {
    let id: NodeID
    let rule: LayoutRule
    /// The element's or modifier's name; empty for a node that reports do not show.
    let kind: String
    let frame: Rect<Double>
    /// Where it is written; of a node without a place the one around it.
    let origin: SourceRange?
    /// The position of the node around it; -1 for the root.
    let parent: Int
    /// The position after the last node of its subtree.
    var end: Int
    /// Whether it or something around it is not drawn.
    let isHidden: Bool
    /// Whether it may stand anywhere along an axis: it or something around it scrolls there, cuts at its edge, was moved
    /// or was drawn out by negative padding.
    let isFreeAcross: Bool
    let isFreeDown: Bool
    /// The position of the innermost node by which it is free along some axis, which may be its own; -1 for none.
    let freedBy: Int
    /// Whether it cuts its content at its edge.
    let isCutting: Bool
    /// Whether it is an element that shows something by itself.
    let isDrawn: Bool
    /// Whether it is a text that is cut.
    let isCut: Bool

    /// Whether it may stand anywhere along an axis.
    func isFree(_ axis: Axis) -> Bool { axis == .horizontal ? isFreeAcross : isFreeDown }

    /// Whether a frame lies within the node's own, but for half a point.
    func holds(_ inner: Rect<Double>) -> Bool {
        inner.minX >= frame.minX - 0.5 && inner.maxX <= frame.maxX + 0.5 && inner.minY >= frame.minY - 0.5
            && inner.maxY <= frame.maxY + 0.5
    }
}

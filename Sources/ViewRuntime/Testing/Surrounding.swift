import ViewLayout
import ViewTree

/// A node of a scene that changes how all is drawn that it holds, itself included.
struct Surrounding<S: LayoutScalar> {
    enum Change {
        /// It is turned or in another size; whether by numbers that follow an input.
        case transform(DrawTransform, follows: Bool)
        /// It is cut off outside an outline; what scrolls comes inside some time.
        case cut(FrameOutline, scrolls: Bool)
    }

    let change: Change
    /// The index of the node among the scene's, and its frame before anything is changed.
    let node: Int
    var frame: Rect<S>
    /// The index of the next one around it, or -1.
    let outer: Int
}

extension ShownScreen {
    /// How a node changes what it holds, if it does.
    func change(_ node: NodeID) -> Surrounding<Number>.Change? {
        if placements.tree.rule(of: node) == .scroll { return .cut(.rectangle, scrolls: true) }
        switch live(node)?.role {
        case .transform(let transform, let follows): return .transform(transform, follows: follows)
        case .clip(let outline): return .cut(outline, scrolls: false)
        default: return nil
        }
    }
}

import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// A node of a live screen that takes part in what happens.
struct LiveNode<S: LayoutScalar> {
    private(set) var node: NodeID
    /// Where it is, which is the same in every evaluation.
    let place: PlaceID
    let role: LiveRole<S>
    /// Whether it reacts, as `disabled` says around it.
    let isEnabled: Bool
    /// The environment of a control, or around a modifier.
    let environment: EnvironmentID
    /// What is named where a handler fails.
    let range: SourceRange

    /// The same in a tree in which its node stands further on, or back.
    func moved(by distance: Int) -> LiveNode {
        var result = self
        result.node = NodeID(node.index + distance)
        return result
    }
}

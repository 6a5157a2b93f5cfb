import ViewBase
import ViewLayout
import ViewTree

/// A node on the way through the tree, and what moves it.
struct MovementStep {
    private(set) var node: NodeID
    var key = MovementKey()
    /// The node around it; that of the root is its own.
    var outer = MovementKey()
    /// What moves it; nil where it jumps.
    var animation: Animation?
    /// Whether it has a place of its own.
    var hasPlace = false
    /// Whether it stands in something new, or is that.
    var isNew = false
    /// How far from its place it begins, if it is new.
    private(set) var distance = (x: 0.0, y: 0.0)

    init(node: NodeID, animation: Animation?) {
        self.node = node
        self.animation = animation
    }

    /// The same for a node inside.
    func going(to node: NodeID) -> MovementStep {
        var step = self
        step.node = node
        return step
    }

    /// Lets a new element of a size come as a transition says.
    mutating func enter(_ transition: Transition, _ size: Size<Double>, isRightToLeft: Bool) {
        let own = transition.insertion(size, isRightToLeft: isRightToLeft)
        distance = (distance.x + own.x, distance.y + own.y)
        if let animation = transition.insertionAnimation, self.animation != nil || animation != nil {
            self.animation = animation
        }
    }
}

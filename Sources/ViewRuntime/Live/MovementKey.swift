import ViewBase

/// What tells a node from all others in every evaluation.
struct MovementKey: Hashable {
    /// Its place, or that of the node around it.
    var place = PlaceID(0)
    /// Counts the nodes of one place in the order of the tree.
    var number = 0
}

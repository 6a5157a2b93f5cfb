import ViewLayout

/// What something that has gone paints on its way out, and where in the order of drawing.
public struct LeavingItems: Sendable {
    /// What it stood in.
    public let outer: NodeID
    /// The node there that it is drawn after; nil for none.
    public let previous: NodeID?
    public let items: [DisplayItem]

    public init(outer: NodeID, previous: NodeID?, items: [DisplayItem]) {
        self.outer = outer
        self.previous = previous
        self.items = items
    }
}

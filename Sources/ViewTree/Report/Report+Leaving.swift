import ViewLayout

extension Report {
    /// Adds nodes, in preorder with their ends counted from the first, as the last ones inside a node.
    public mutating func add(_ added: [ReportNode], inside outer: NodeID) {
        guard let index = nodes.firstIndex(where: { $0.id == outer }) else { return }
        let position = nodes[index].end
        for other in nodes.indices where other >= position || (other <= index && nodes[other].end >= position) {
            nodes[other].end += added.count
        }
        var inserted = added
        for other in inserted.indices { inserted[other].end += position }
        nodes.insert(contentsOf: inserted, at: position)
    }
}

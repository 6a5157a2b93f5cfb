import ViewBase
import ViewLayout
import ViewTree

/// The places of a report's nodes in its preorder, by their ids; none where nothing is marked.
struct NodeMarks {
    private var places: [Int?] = []

    /// No marks.
    init() {}

    init(_ report: Report) {
        for index in report.nodes.indices {
            let node = report.nodes[index].id.index
            while places.count <= node { places.append(nil) }
            places[node] = index
        }
    }

    subscript(node: NodeID) -> Int? { node.index < places.count ? places[node.index] : nil }
}

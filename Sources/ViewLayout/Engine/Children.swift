/// Walks the children of a container, groups opened.
struct ChildCursor {
    var next: NodeIndex
    let end: NodeIndex
}

/// Walks the children of a container, groups opened, while no node is added.
struct PreparedChildren {
    let nodes: Buffer<LayoutNode>
    private var following: NodeIndex
    private let end: NodeIndex

    @inline(__always)
    init(of node: NodeIndex, in nodes: Buffer<LayoutNode>) {
        self.nodes = nodes
        following = node + 1
        end = nodes[node].end
    }

    /// The children after one.
    @inline(__always)
    init(after child: NodeIndex, of node: NodeIndex, in nodes: Buffer<LayoutNode>) {
        self.nodes = nodes
        following = nodes[child].end
        end = nodes[node].end
    }

    /// The next child; nil after the last.
    @inline(__always)
    mutating func next() -> NodeIndex? {
        while following < end {
            let index = following
            if nodes[index].rule != .group {
                following = nodes[index].end
                return index
            }
            following = index + 1
        }
        return nil
    }
}

extension LayoutEngine {
    /// The children of a node, from the first.
    @inline(__always)
    func children(_ node: NodeIndex) -> ChildCursor { ChildCursor(next: node + 1, end: nodes[node].end) }

    /// The next child, or `noNode` after the last.
    @inline(__always)
    func nextChild(_ cursor: inout ChildCursor) -> NodeIndex {
        while cursor.next < cursor.end {
            let index = cursor.next
            if nodes[index].rule == .group {
                cursor.next = index + 1
            } else {
                cursor.next = nodes[index].end
                return index
            }
        }
        return noNode
    }

    /// The one child of a modifier, or `noNode` if it holds nothing.
    @inline(__always)
    func onlyChild(_ node: NodeIndex) -> NodeIndex {
        var cursor = children(node)
        return nextChild(&cursor)
    }

    /// The view that a node is, or the first one in it if it is a group; `noNode` if there is none.
    func resolved(_ node: NodeIndex) -> NodeIndex {
        guard node != noNode else { return noNode }
        var cursor = ChildCursor(next: node, end: nodes[node].end)
        return nextChild(&cursor)
    }

    /// What a modifier with a second tree stands on: its first part.
    @inline(__always)
    func primary(_ node: NodeIndex) -> NodeIndex {
        node + 1 < nodes[node].end ? resolved(node + 1) : noNode
    }

    /// The second tree of a modifier: its second part.
    @inline(__always)
    func secondary(_ node: NodeIndex) -> NodeIndex {
        guard node + 1 < nodes[node].end else { return noNode }
        let second = nodes[node + 1].end
        return second < nodes[node].end ? resolved(second) : noNode
    }
}

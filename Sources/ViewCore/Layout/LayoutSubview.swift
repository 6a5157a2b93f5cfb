import ViewLayout

/// One subview of a container: it can be measured as often as is wanted, and is placed.
public struct LayoutSubview: Equatable {
    let subviews: ViewLayout.LayoutSubviews<Double>
    let index: Int
    let host: ViewHost

    /// The size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = subviews.size(index, proposal.size)
        return CGSize(width: size.width, height: size.height)
    }

    /// The size and the guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(subviews.dimensions(index, proposal.size))
    }

    /// What the subview keeps from its neighbours.
    public var spacing: ViewSpacing { ViewSpacing(subviews.spacing(index), subviews) }

    /// The layout priority, 0 for most views.
    public var priority: Double { subviews.priority(index) }

    /// Places the subview with its anchor at a point; the last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        subviews.place(
            index, at: ViewLayout.Point(x: position.x, y: position.y),
            anchor: ViewLayout.UnitPoint(x: anchor.x, y: anchor.y), proposal: proposal.size)
    }

    /// What the subview tells the layout under a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        for node in subviews.chain(index) {
            if let value = host.layoutValue(of: node, for: key) { return value }
        }
        return Key.defaultValue
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.subviews.nodes[a.index] == b.subviews.nodes[b.index]
    }
}

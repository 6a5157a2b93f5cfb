import ViewBase

/// The children of a custom container, as its layout sees them.
public struct LayoutSubviews<S: LayoutScalar> {
    let engine: LayoutEngine<S>
    /// The children in order, groups opened.
    public let nodes: [NodeID]
    /// Where the children's items stand while they are placed; nil while they are measured.
    let firstItem: Int?

    public var count: Int { nodes.count }

    /// The size of a child for a proposal.
    public func size(_ index: Int, _ proposal: ProposedSize<S>) -> Size<S> {
        engine.sizeNow(nodes[index].raw, proposal)
    }

    /// The dimensions of a child for a proposal.
    public func dimensions(_ index: Int, _ proposal: ProposedSize<S>) -> ViewDimensions<S> {
        let size = size(index, proposal)
        return ViewDimensions(
            width: size.width, height: size.height, engine: engine, node: nodes[index].raw, proposal: proposal)
    }

    /// The layout priority of a child.
    public func priority(_ index: Int) -> Double { engine.priority(nodes[index].raw) }

    /// The default distance from a child to the one after it.
    public func spacing(after index: Int, along axis: Axis) -> S {
        engine.distance(nodes[index].raw, nodes[index + 1].raw, axis)
    }

    /// What a child keeps from its neighbours.
    public func spacing(_ index: Int) -> SpacingPreferences<S> { engine.preferences(nodes[index].raw) }

    /// The distance from a view of some preferences to one of others along an axis.
    public func distance(_ first: SpacingPreferences<S>, _ second: SpacingPreferences<S>, _ axis: Axis) -> S {
        engine.distance(first, second, axis)
    }

    /// What two views keep from their neighbours, both on some edges of the second.
    public func union(
        _ first: SpacingPreferences<S>, _ second: SpacingPreferences<S>, _ edges: EdgeSet
    ) -> SpacingPreferences<S> {
        engine.merge(first, second, edges)
    }

    /// The node of a child and those that it passes everything on to, from the outside in.
    public func chain(_ index: Int) -> [NodeID] {
        var chain = [nodes[index]]
        while let last = chain.last, engine.tree.rule(of: last).isModifier,
            let inner = engine.tree.children(of: last).first
        {
            chain.append(inner)
        }
        return chain
    }

    /// Places a child: the point is where its anchor comes to lie, from the container's leading top corner.
    ///
    /// Only counts in `placeSubviews`; the last call for a child wins.
    public func place(
        _ index: Int, at point: Point<S>, anchor: UnitPoint = .topLeading,
        proposal: ProposedSize<S> = .unspecified
    ) {
        guard let firstItem else { return }
        let size = size(index, proposal)
        let x = point.x - S(anchor.x) * size.width
        let y = point.y - S(anchor.y) * size.height
        engine.storeItem(firstItem + index, proposal, size, x, y)
    }
}

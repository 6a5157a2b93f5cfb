import ViewLayout

/// What a test builds and lays out on demand: closures by node.
final class TestProvider: ContentProvider<Double> {
    var builds: [NodeID: (DeferredKey<Double>, LayoutTreeBuilder<Double>) -> Void] = [:]
    var sizes: [NodeID: (ProposedSize<Double>, LayoutSubviews<Double>) -> Size<Double>] = [:]
    var placements: [NodeID: (Size<Double>, ProposedSize<Double>, LayoutSubviews<Double>) -> Void] = [:]
    var guides: [NodeID: (ViewDimensions<Double>) -> Double] = [:]

    /// Takes over what another provider does for the same nodes.
    func adopt(_ other: TestProvider) {
        builds = other.builds
        sizes = other.sizes
        placements = other.placements
        guides = other.guides
    }

    override func build(
        _ node: NodeID, for key: DeferredKey<Double>, into builder: LayoutTreeBuilder<Double>
    ) { builds[node]?(key, builder) }

    override func guide(_ node: NodeID, _ dimensions: ViewDimensions<Double>) -> Double {
        guides[node]?(dimensions) ?? 0
    }

    override func sizeThatFits(
        _ node: NodeID, _ proposal: ProposedSize<Double>, _ subviews: LayoutSubviews<Double>
    ) -> Size<Double> {
        sizes[node]?(proposal, subviews) ?? proposal.replacingUnspecified()
    }

    override func placeSubviews(
        _ node: NodeID, in size: Size<Double>, _ proposal: ProposedSize<Double>, _ subviews: LayoutSubviews<Double>
    ) { placements[node]?(size, proposal, subviews) }
}

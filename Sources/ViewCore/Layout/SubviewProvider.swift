import ViewLayout

/// Answers for the stand-ins of a layout's subviews with the subviews themselves.
final class SubviewProvider: ContentProvider<Double> {
    /// The subviews in the call that is going on.
    var subviews: LayoutSubviews
    /// What each was offered when it was last placed.
    private(set) var offers: [ProposedSize<Double>]
    private let indices: [NodeID: Int]

    init(_ nodes: [NodeID], _ subviews: LayoutSubviews) {
        self.subviews = subviews
        offers = nodes.map { _ in .unspecified }
        indices = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        super.init()
    }

    override func sizeThatFits(
        _ node: NodeID, _ proposal: ProposedSize<Double>, _ inner: ViewLayout.LayoutSubviews<Double>
    ) -> ViewLayout.Size<Double> {
        guard let index = indices[node] else { return .zero }
        return subviews.subviews.size(index, proposal)
    }

    override func placeSubviews(
        _ node: NodeID, in size: ViewLayout.Size<Double>, _ proposal: ProposedSize<Double>,
        _ inner: ViewLayout.LayoutSubviews<Double>
    ) {
        if let index = indices[node] { offers[index] = proposal }
    }

    override func spacing(
        _ node: NodeID, _ inner: ViewLayout.LayoutSubviews<Double>
    ) -> SpacingPreferences<Double>? {
        indices[node].map { subviews.subviews.spacing($0) }
    }

    override func explicitGuide(
        _ guide: AlignmentGuide, _ node: NodeID, in size: ViewLayout.Size<Double>,
        _ proposal: ProposedSize<Double>, _ inner: ViewLayout.LayoutSubviews<Double>
    ) -> Double? {
        guard let index = indices[node] else { return nil }
        let dimensions = subviews.subviews.dimensions(index, proposal)
        return guide.horizontal.map { dimensions[explicit: $0.line] }
            ?? guide.vertical.flatMap { dimensions[explicit: $0.line] }
    }
}

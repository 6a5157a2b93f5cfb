import ViewBase
import ViewLayout

/// A stack of a layout's subviews in an engine of its own, where a stack's layout is called by another one.
public struct StackCache {
    private let engine: LayoutEngine<Double>
    private let provider: SubviewProvider
    private let nodes: [NodeID]

    /// A stack that a function opens, with a stand-in for each subview.
    init(_ subviews: LayoutSubviews, _ open: (LayoutTreeBuilder<Double>) -> NodeID) {
        let builder = LayoutTreeBuilder<Double>()
        _ = open(builder)
        var nodes: [NodeID] = []
        for subview in subviews {
            builder.openLayoutPriority(subview.priority)
            nodes.append(builder.openCustom())
            builder.close()
            builder.close()
        }
        provider = SubviewProvider(nodes, subviews)
        engine = LayoutEngine(builder.finish(), provider: provider)
        self.nodes = nodes
    }

    /// The stack's size for a proposal.
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        provider.subviews = subviews
        let size = engine.size(of: NodeID(0), proposal.size)
        return CGSize(width: size.width, height: size.height)
    }

    /// Places the subviews as the stack's children.
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        provider.subviews = subviews
        let context = LayoutContext<Double>(window: proposal.size, centersRoot: false)
        let placements = engine.layout(proposal.size, in: context)
        for (index, node) in nodes.enumerated() {
            let frame = placements.frame(of: node)
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
                proposal: ProposedViewSize(provider.offers[index]))
        }
    }
}

import ViewBase
import ViewLayout
import ViewTree

/// A screen that is evaluated and can be laid out at any size; several layouts share the tree.
public final class EvaluatedScreen {
    private let maker: ContentMaker<Double>
    private let engine: LayoutEngine<Double>

    init(_ maker: ContentMaker<Double>) {
        self.maker = maker
        engine = LayoutEngine(maker.builder.finish(), provider: ScreenProvider(maker))
    }

    /// What went wrong so far, in the order of places; layouts can add to it.
    public var diagnostics: [Diagnostic] {
        maker.machine.log.diagnostics.sorted {
            ($0.range.file.raw, $0.range.start) < ($1.range.file.raw, $1.range.start)
        }
    }

    /// Whether an expression failed or a budget was exhausted; the frames then say nothing.
    public var hasErrors: Bool { maker.machine.log.hasErrors }

    /// What reports say of each node, by its id; layouts add the nodes of what they build.
    public var infos: [NodeInfo] { maker.infos }

    /// What a layout of this screen paints in its window; empty unless looks were asked for. The list of the last layout
    /// is complete, as later ones can add nodes.
    public func displayList(_ placements: Placements<Double>, in window: WindowContext) -> DisplayList {
        DisplayList(
            window: window, scheme: maker.machine.environments[0].colorScheme, placements: placements,
            infos: maker.infos, looks: maker.looks)
    }

    /// How much the layouts have worked.
    public var counters: LayoutCounters { engine.counters }

    /// Lays the screen out.
    public func layout(_ proposal: ProposedSize<Double>, in context: LayoutContext<Double>) -> Placements<Double> {
        maker.machine.startAgain()
        return engine.layout(proposal, in: context)
    }

    /// Why a node stands where the last layout put it; nil for one that it did not place.
    public func explain(_ node: NodeID) -> Explanation<Double>? { engine.explain(node) }
}

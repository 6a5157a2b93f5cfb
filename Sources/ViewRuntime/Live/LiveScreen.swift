import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// A screen that lives: what happens to it changes its states, and what it shows follows.
///
/// After each event content is evaluated and laid out until nothing changes any more: what has gone disappears, what is
/// new appears, what is watched is told of changes, and the focus follows its bindings.
public final class LiveScreen {
    public let program: Program
    let memory = LiveMemory<Double>()
    let assets: ImageAssets
    let budget: EvaluationBudget
    /// Whether what appears, changes and disappears is told of it.
    let runsHandlers: Bool

    /// Whether what nodes paint is noted, so that the screen has a display list.
    let makesLooks: Bool

    /// What is shown.
    var content = LiveContent.nothing
    /// How often other content was shown before.
    private(set) var shownCount = 0
    /// What stands around all that is shown: a test's states and actions.
    let host: ViewID?

    public private(set) var environment: EnvironmentValues
    public private(set) var window: WindowContext

    /// The present evaluation.
    var maker: ContentMaker<Double>
    var provider: ScreenProvider<Double>
    var engine: LayoutEngine<Double>
    /// Where everything stands now.
    public internal(set) var placements: Placements<Double>

    /// What was there after the last round, in the order of the tree, with the machine that its handlers run in.
    var living: (machine: Machine<Double>, nodes: [LiveNode<Double>])
    /// The field that typed text goes to.
    var focus: LiveFocus?
    /// The taps on one element that others may follow.
    var taps: TapRow?
    /// The seconds that have passed.
    public internal(set) var time = 0.0
    /// By node of the present evaluation: its way to where it stands, if it is on one; empty where none is.
    var movements: [LiveMovement?] = []
    /// By node of the present evaluation: the way of what it paints, if that is on one; empty where none is.
    var repaintings: [LiveRepainting?] = []
    /// By node of the present evaluation: how it comes, if it is new; empty where none is.
    var entrances: [LiveEntrance?] = []
    /// What has gone and is on its way out.
    var leaving: [LiveLeaving] = []
    /// Whether time has passed since the last event, so that what moves is seen on its way instead of at its end.
    var isUnderWay = false

    /// Whether all that is shown must be evaluated, or only laid out, whatever states have changed.
    var needsEvaluation = true
    var needsLayout = true
    /// The frames of the machine, and the units of the maker, after which it is worth to begin with empty ones.
    var greatestFrameCount = 0
    var greatestUnitCount = 0
    /// By environment: the parts that have changed since the last evaluation; empty where none has.
    var changedParts: [EnvironmentParts] = []
    /// How much was worked so far.
    public internal(set) var counters = LiveCounters()

    /// Whether what is shown was there before the present evaluation, so that it can move.
    var hasContent = false

    var log = DiagnosticLog()
    /// Whether what happened last failed, all its changes being undone.
    public internal(set) var hasFailed = false
    /// The addresses that links opened, in order.
    public internal(set) var openedAddresses: [String] = []
    /// How many states began with a value of another program.
    public internal(set) var restoredCount = 0

    /// A live screen of a view or preview in a window, with images from a provider; states that were kept of another
    /// program begin with their values.
    public convenience init(
        _ program: Program, _ input: EvaluationInput, in window: WindowContext,
        assets: AssetProvider = AssetProvider(), runsHandlers: Bool = true, restoring kept: KeptStates = KeptStates()
    ) {
        self.init(
            program, host: nil, input.environment, in: window, budget: input.budget, assets: assets,
            runsHandlers: runsHandlers, makesLooks: input.makesLooks)
        memory.restoration = kept.count > 0 ? Restoration(kept) : nil
        show(.input(input), input.environment, in: window)
        restoredCount = memory.restoration?.count ?? 0
        memory.restoration = nil
    }

    /// A screen that shows nothing yet; what it shows can use the members of a host.
    init(
        _ program: Program, host: ViewID?, _ environment: EnvironmentValues, in window: WindowContext,
        budget: EvaluationBudget, assets: AssetProvider, runsHandlers: Bool = true, makesLooks: Bool = false
    ) {
        self.program = program
        self.makesLooks = makesLooks
        self.host = host
        self.environment = environment
        self.window = window
        self.budget = budget
        self.runsHandlers = runsHandlers
        self.assets = ImageAssets(assets)
        let machine = Machine<Double>(program, budget)
        machine.memory = memory
        maker = ContentMaker(machine, LayoutTreeBuilder(), self.assets)
        provider = ScreenProvider(maker)
        engine = LayoutEngine(maker.builder.finish(), provider: provider)
        placements = engine.layout(window.proposal, in: window.layoutContext)
        living = (machine, [])
        event {}
    }

    /// What is evaluated in now.
    var machine: Machine<Double> { maker.machine }

    /// The frame of the host.
    var hostFrame: FrameID { FrameID(1) }

    // MARK: What is shown

    /// Shows other content, as if there had been none before.
    func show(_ content: LiveContent, _ environment: EnvironmentValues, in window: WindowContext) {
        self.content = content
        shownCount += 1
        living.nodes = []
        focus = nil
        taps = nil
        time = 0
        hasContent = false
        needsEvaluation = true
        maker.machine.effects.printed = []
        change(environment, window)
    }

    /// Changes the environment and the window, which takes over what the environment says of it.
    public func change(_ environment: EnvironmentValues, _ window: WindowContext) {
        endTaps()
        if self.environment != environment { follow(environment) }
        self.environment = environment
        self.window = window
        self.window.adopt(environment)
        needsLayout = true
        event {}
    }

    /// Has what reads parts of the environment that are others evaluated, or all where that cannot be told.
    private func follow(_ environment: EnvironmentValues) {
        guard hasContent, !needsEvaluation, let parts = maker.follow(environment) else {
            needsEvaluation = true
            return
        }
        changedParts = parts
    }

    /// Lets time pass, in seconds.
    public func wait(_ seconds: Double) {
        endTaps()
        taps = nil
        time += seconds
        isUnderWay = true
    }

    // MARK: What can be seen

    /// What reports say of each node, by its id.
    public var infos: [NodeInfo] { maker.infos }

    /// What was printed, one entry a call.
    public var printed: [String] { machine.effects.printed }

    /// All that went wrong so far, in order, once each.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Whether what is shown could not be evaluated; its frames then say nothing.
    public var hasErrors: Bool { machine.log.hasErrors }

    /// What is seen, as a report of a name: what is shown, and what is on its way out.
    public func report(_ view: String) -> Report {
        var report = shownReport(view)
        for item in nodesOnTheirWayOut { report.add(item.nodes, inside: item.outer) }
        return report
    }

    /// What is shown, as a report of a name.
    func shownReport(_ view: String) -> Report {
        Report(view: view, window: window, placements: placements, infos: infosUnderWay, moving: framesUnderWay)
    }

    /// What is painted now; empty unless looks were asked for.
    public var displayList: DisplayList {
        DisplayList(
            window: window, scheme: environment.colorScheme, placements: placements, infos: infos, looks: looksUnderWay,
            moving: framesUnderWay, coming: effectsUnderWay, going: itemsOnTheirWayOut)
    }

    /// Why a node stands where it does, or will at the end of its way; nil for one that is not shown.
    public func explain(_ node: NodeID) -> Explanation<Double>? { engine.explain(node) }

    /// The nodes shown that carry a name, by the path that it is printed as, in the order of the tree.
    public func nodes(named path: String) -> [NodeID] {
        infos.indices.filter { infos[$0].name == path && placements.isPlaced(NodeID($0)) }.map { NodeID($0) }
    }
}

import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// What a test or a proof shows, evaluated with numbers that follow an input.
final class FollowedTestScreen: ShownScreen {
    let program: Program
    private let host: ViewID?
    private let budget: EvaluationBudget
    private let assets: ImageAssets
    private let memory = LiveMemory<Slope>()

    private(set) var environment: EnvironmentValues
    private(set) var window: WindowContext
    private(set) var width: Slope?
    private(set) var height: Slope?
    private var content = LiveContent.nothing
    private var maker: ContentMaker<Slope>
    private var engine: LayoutEngine<Slope>
    private(set) var placements: Placements<Slope>
    /// What was shown when it was looked at last; nil after another evaluation.
    private var followedScene: FollowedScene?
    /// What the evaluations and layouts before left behind.
    private var past = SlopeTurns()
    /// Whether what the last layout left behind counts no more.
    private var isForgotten = false
    /// Whether what is shown does more than its evaluation says: it runs handlers, or keeps values that hold on to it.
    private(set) var isOutside = false

    init(_ program: Program, host: ViewID?, _ surroundings: TestSurroundings) {
        self.program = program
        self.host = host
        budget = surroundings.budget
        assets = ImageAssets(surroundings.assets)
        environment = surroundings.environment
        window = WindowContext(width: nil, height: nil, surroundings.environment)
        maker = ContentMaker(Machine<Slope>(program, budget), LayoutTreeBuilder(), assets)
        engine = LayoutEngine(maker.builder.finish())
        placements = engine.layout(.unspecified, in: window.layoutContext(width: nil, height: nil))
        evaluate()
    }

    var machine: Machine<Slope> { maker.machine }
    var hostFrame: FrameID { FrameID(1) }
    var printed: [String] { machine.effects.printed }
    var hasErrors: Bool { machine.log.hasErrors }

    /// What has been left behind so far.
    var turns: SlopeTurns {
        var turns = past
        turns.join(machine.turns)
        turns.join(placements.turns)
        return turns
    }

    /// Shows something in a window of its own.
    func show(_ content: LiveContent, _ environment: EnvironmentValues, width: Slope?, height: Slope?) {
        self.content = content
        self.environment = environment
        window = WindowContext(width: width?.value, height: height?.value, environment)
        (self.width, self.height) = (width, height)
        evaluate()
    }

    /// Forgets what has been left behind, before all is compared anew.
    func forget() {
        past = SlopeTurns()
        machine.turns = SlopeTurns()
        isForgotten = true
    }

    /// Changes the window's sides.
    func resize(width: Slope?, height: Slope?) {
        (self.width, self.height) = (width, height)
        window.width = width?.value
        window.height = height?.value
        if maker.readsSizes { evaluate() } else { layOut() }
    }

    /// Changes the environment.
    func change(_ environment: EnvironmentValues) {
        self.environment = environment
        window.adopt(environment)
        evaluate()
    }

    private func evaluate() {
        let old = machine
        past = turns
        followedScene = nil
        let next = Machine<Slope>(program, budget)
        next.memory = memory
        memory.beginEvaluation()
        maker = ContentMaker(next, LayoutTreeBuilder(), assets)
        makeContent(old)
        isOutside = isOutside || maker.liveNodes.contains { $0.role.runsByItself }
        engine = LayoutEngine(maker.builder.finish(), provider: ScreenProvider(maker))
        layOut()
    }

    private func makeContent(_ old: Machine<Slope>) {
        if case .input(var input) = content {
            input.environment = environment
            return Evaluator.make(input, in: maker)
        }
        _ = machine.makeRoot(environment, frameSize: 0)
        guard let host else { return maker.makeRoot(.none, SourceRange(file: FileID(0), 0..<0)) }
        let range = program.views[host].header.range
        let place = machine.place(.host, in: PlaceID(0))
        _ = machine.makeInstance(host, in: InstanceID(0), EnvironmentID(0), ScopeID(0), place, range)
        if old.frames.count > hostFrame.index {
            machine.frames[hostFrame.index].locals = old.frames[hostFrame.index].locals
            isOutside = isOutside || !machine.frames[hostFrame.index].locals.allSatisfy { $0.isPlain }
        }
        machine.makeStates(InstanceID(1)) { _ in nil }
        guard case .block(let block) = content, !isOutside else { return maker.makeRoot(.none, range) }
        let frame = machine.copyFrame(hostFrame)
        machine.frames[frame.index].place = machine.place(.shown(1), in: PlaceID(0))
        maker.makeRoot(.content(.block(block), frame), program.blocks[block].range)
    }

    private func layOut() {
        if !isForgotten { past.join(placements.turns) }
        isForgotten = false
        machine.startAgain()
        var turns = SlopeTurns()
        let proposal = window.proposal(width: width, height: height, &turns)
        past.join(turns)
        placements = engine.layout(proposal, in: window.layoutContext(width: width, height: height))
    }

    // MARK: What is shown

    func makeScene() -> Scene<Slope> {
        let shown = placements.shownNodes(maker.infos)
        if let scene = followedScene, scene.shown == shown {
            scene.move(as: self, in: maker)
            return scene.scene
        }
        let scene = FollowedScene(shown, of: self, in: maker)
        followedScene = scene
        return scene.scene
    }

    func textLayout(of index: Int, in scene: Scene<Slope>) -> TextLayout? { followedScene?.layouts[index] }

    /// Says nothing of its own: notes when something that is drawn later comes over the point, or the point is cut off,
    /// and leaves what is so then to a live screen.
    func problem(ofTouching index: Int, at middle: Point<Slope>, in scene: Scene<Slope>) -> String? {
        let own = scene.nodes[index].id
        for cut in scene.area(index, &machine.turns).cuts {
            _ = holds(cut.place.box(&machine.turns), middle)
            let center = cut.place.middle
            let size = cut.place.size
            let numbers = [middle.x - center.x, middle.y - center.y, size.width, size.height]
            if !cut.isPlain, numbers.contains(where: { $0.growth != 0 }) { machine.turns.isBent = true }
        }
        let order = placements.drawOrder
        guard let place = order.firstIndex(where: { isInside($0, own) }) else { return nil }
        for node in order[place...] where !isInside(node, own) && !isInside(own, node) && isSolid(node) {
            let area = scene.area(placements.frame(of: node), in: sceneIndex(of: node, scene), &machine.turns)
            guard let box = area.visibleBox(&machine.turns), holds(box, middle) else { continue }
            machine.turns.isBent = true
        }
        return nil
    }

    /// Whether a point lies in a frame; one side beyond which it lies is enough to say that it does not.
    private func holds(_ frame: Rect<Slope>, _ point: Point<Slope>) -> Bool {
        !Slope.less(point.y, frame.y, &machine.turns) && Slope.less(point.y, frame.maxY, &machine.turns)
            && !Slope.less(point.x, frame.x, &machine.turns) && Slope.less(point.x, frame.maxX, &machine.turns)
    }

    /// The index of the scene's node that is a node, or the nearest one around it.
    private func sceneIndex(of node: NodeID, _ scene: Scene<Slope>) -> Int {
        var next: NodeID? = node
        while let inner = next {
            if let index = scene.indices[inner] { return index }
            next = placements.tree.parent(of: inner)
        }
        return 0
    }

    /// Whether a node can take a tap itself.
    private func isSolid(_ node: NodeID) -> Bool {
        switch placements.tree.rule(of: node) {
        case .fill, .image, .resizableImage, .text, .field, .divider, .circle: true
        default: live(node) != nil
        }
    }

    private func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        var next: NodeID? = node
        while let inner = next {
            if inner == outer { return true }
            next = placements.tree.parent(of: inner)
        }
        return false
    }

    func live(_ node: NodeID) -> LiveNode<Slope>? { maker.live(node) }
}

extension Value {
    /// Whether a value holds on to nothing of the evaluation that it was made in.
    fileprivate var isPlain: Bool {
        switch self {
        case .none, .invalid, .bool, .int, .double, .string, .symbol, .enumeration, .numbers, .range, .color: true
        default: false
        }
    }
}

extension LiveRole {
    /// Whether something runs without being touched.
    fileprivate var runsByItself: Bool {
        switch self {
        case .appear, .change, .task: true
        default: false
        }
    }
}

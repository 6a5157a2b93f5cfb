import ViewCatalog
import ViewLayout
import ViewTree

/// Expectations of a whole screen, or of some nodes of it.
struct ScreenChecks<Screen: ShownScreen> {
    typealias S = Screen.Number

    private let screen: Screen
    private let scene: Scene<S>
    /// The nodes named, by index; none for the whole screen.
    private let scope: [Int]

    init(_ screen: Screen, _ scene: Scene<S>, _ scope: [Int]) {
        self.screen = screen
        self.scene = scene
        self.scope = scope
    }

    /// What keeps a check from holding, a sentence each.
    func problems(_ check: ScreenCheck) -> [String] {
        switch check {
        case .noOverlap: overlaps()
        case .noTruncation: truncations()
        case .noOverflow: overflows()
        case .allVisible: unseen()
        case .tappable: scope.compactMap { untouchable($0) }
        }
    }

    /// The nodes named with all that is in them, or all.
    private var nodes: [Int] {
        if scope.isEmpty { return Array(scene.nodes.indices) }
        return scope.flatMap { Array(scene.subtree($0)) }
    }

    private func overlaps() -> [String] {
        var problems: [String] = []
        for (position, first) in scope.enumerated() {
            for second in scope[(position + 1)...] where first != second {
                let (one, other) = (scene.frames[first], scene.frames[second])
                guard let area = one.overlap(other, &screen.machine.turns) else { continue }
                problems.append("\(scene.title(first)) and \(scene.title(second)) share \(FrameText.size(area.now))")
            }
        }
        return problems
    }

    private func truncations() -> [String] {
        nodes.filter { scene.nodes[$0].facts.isTruncated == true && !scene.isUnseen($0) }.map { index in
            "\(scene.title(index)) shows \"\(scene.nodes[index].text ?? "")\""
        }
    }

    /// Outermost nodes that reach over the window's edges; what scrolls or is clipped may lie anywhere.
    private func overflows() -> [String] {
        var problems: [String] = []
        let wanted = Set(nodes)
        var skipped = 0
        for index in scene.nodes.indices where index >= skipped {
            let node = scene.nodes[index]
            if wanted.contains(index), let problem = overflow(index) {
                problems.append(problem)
                skipped = node.end
            } else if cuts(node) {
                skipped = node.end
            }
        }
        return problems
    }

    private func overflow(_ index: Int) -> String? {
        let node = scene.nodes[index]
        if scene.isUnseen(index) { return nil }
        if node.facts.isClipped == true { return "\(scene.title(index)) has no room for what it must show" }
        let frame = scene.frames[index]
        guard frame.hasArea(&screen.machine.turns), !scene.bounds.holds(frame, &screen.machine.turns) else {
            return nil
        }
        return "\(scene.title(index)) is at \(FrameText.frame(node.frame))"
    }

    /// Whether nothing of what a node holds is drawn outside it.
    private func cuts(_ node: ReportNode) -> Bool { screen.cutsContent(node.id) }

    private func unseen() -> [String] {
        var problems: [String] = []
        var visible: [(end: Int, area: Rect<S>?)] = [(scene.nodes.count, scene.bounds)]
        let wanted = Set(nodes)
        var skipped = 0
        for index in scene.nodes.indices where index >= skipped {
            while let last = visible.last, last.end <= index, visible.count > 1 { visible.removeLast() }
            let node = scene.nodes[index]
            let area = visible[visible.count - 1].area
            if wanted.contains(index), isContent(index), let problem = hiding(index, area) {
                problems.append(problem)
                skipped = node.end
            }
            if cuts(node) {
                let own = scene.frames[index]
                visible.append((node.end, area.flatMap { $0.overlap(own, &screen.machine.turns) }))
            }
        }
        return problems
    }

    private func hiding(_ index: Int, _ area: Rect<S>?) -> String? {
        let node = scene.nodes[index]
        if scene.isUnseen(index) { return "\(scene.title(index)) is not drawn" }
        if !scene.frames[index].hasArea(&screen.machine.turns) { return "\(scene.title(index)) has no area" }
        if let area, area.holds(scene.frames[index], &screen.machine.turns) { return nil }
        return "\(scene.title(index)) is at \(FrameText.frame(node.frame))"
    }

    /// Whether a node is there to be seen: a text that is not empty, a control, or what has a name and an area.
    private func isContent(_ index: Int) -> Bool {
        let node = scene.nodes[index]
        if let text = node.text { return !text.isEmpty }
        return node.facts.isEnabled != nil || node.name != nil && scene.frames[index].hasArea(&screen.machine.turns)
    }

    private func untouchable(_ index: Int) -> String? {
        let frame = scene.frames[index]
        let least = S(43.999)
        guard !S.less(frame.width, least, &screen.machine.turns), !S.less(frame.height, least, &screen.machine.turns)
        else { return "\(scene.title(index)) is \(FrameText.size(frame.now))" }
        let middle = screen.middle(of: scene.nodes[index].id)
        let point = Rect<S>(x: middle.x, y: middle.y, width: .zero, height: .zero)
        guard scene.bounds.holds(point, &screen.machine.turns) else {
            return "\(scene.title(index)) is at \(FrameText.frame(frame.now))"
        }
        return screen.problem(ofTouching: index, at: middle, in: scene)
    }
}

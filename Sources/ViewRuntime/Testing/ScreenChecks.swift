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

    /// Where a node is drawn, and what cuts it.
    private func area(_ index: Int) -> DrawnArea<S> { scene.area(index, &screen.machine.turns) }

    private func overlaps() -> [String] {
        var problems: [String] = []
        for (position, first) in scope.enumerated() {
            for second in scope[(position + 1)...] where first != second {
                if scene.isUnseen(first) || scene.isUnseen(second) { continue }
                let (one, other) = (area(first), area(second))
                guard let area = scene.shared(one, other, &screen.machine.turns) else { continue }
                problems.append("\(scene.title(first)) and \(scene.title(second)) share \(FrameText.size(area))")
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
            } else if scene.cuts(index) {
                skipped = node.end
            }
        }
        return problems
    }

    private func overflow(_ index: Int) -> String? {
        let node = scene.nodes[index]
        if scene.isUnseen(index) { return nil }
        if node.facts.isClipped == true { return "\(scene.title(index)) has no room for what it must show" }
        if scene.holdsTransforms(index) { return nil }
        let box = area(index).place.box(&screen.machine.turns)
        guard box.hasArea(&screen.machine.turns),
            !scene.bounds.holds(box, within: scene.slack(index), &screen.machine.turns)
        else { return nil }
        return "\(scene.title(index)) is at \(FrameText.frame(box.now))"
    }

    private func unseen() -> [String] {
        var problems: [String] = []
        let wanted = Set(nodes)
        var skipped = 0
        for index in scene.nodes.indices where index >= skipped {
            if wanted.contains(index), isContent(index), let problem = hiding(index) {
                problems.append(problem)
                skipped = scene.nodes[index].end
            }
        }
        return problems
    }

    private func hiding(_ index: Int) -> String? {
        if scene.isUnseen(index) { return "\(scene.title(index)) is not drawn" }
        let area = area(index)
        let box = area.place.box(&screen.machine.turns)
        if !box.hasArea(&screen.machine.turns) { return "\(scene.title(index)) has no area" }
        if !scene.isWhole(index, area, &screen.machine.turns) {
            return "\(scene.title(index)) is at \(FrameText.frame(box.now))"
        }
        return scene.isSeen(area, &screen.machine.turns) ? nil : "\(scene.title(index)) is cut off"
    }

    /// Whether a node is there to be seen: a text that is not empty, a control, or what has a name and an area.
    private func isContent(_ index: Int) -> Bool {
        let node = scene.nodes[index]
        if let text = node.text { return !text.isEmpty }
        return node.facts.isEnabled != nil || node.name != nil && scene.frames[index].hasArea(&screen.machine.turns)
    }

    private func untouchable(_ index: Int) -> String? {
        let place = area(index).place
        let size = place.size
        let least = S(43.999)
        guard !S.less(size.width, least, &screen.machine.turns), !S.less(size.height, least, &screen.machine.turns)
        else { return "\(scene.title(index)) is \(FrameText.size(size.now))" }
        let middle = place.middle
        let point = Rect<S>(x: middle.x, y: middle.y, width: .zero, height: .zero)
        guard scene.bounds.holds(point, &screen.machine.turns) else {
            return "\(scene.title(index)) is at \(FrameText.frame(place.box(&screen.machine.turns).now))"
        }
        return screen.problem(ofTouching: index, at: middle, in: scene)
    }
}

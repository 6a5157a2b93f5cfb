import ViewCatalog
import ViewLayout
import ViewTree

/// Expectations of a whole screen, or of some nodes of it.
struct ScreenChecks {
    private let screen: LiveScreen
    private let scene: Scene
    /// The nodes named, by index; none for the whole screen.
    private let scope: [Int]

    init(_ screen: LiveScreen, _ scene: Scene, _ scope: [Int]) {
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
                guard let area = scene.nodes[first].frame.overlap(scene.nodes[second].frame) else { continue }
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
        guard node.frame.width > 0, node.frame.height > 0, !scene.bounds.holds(node.frame) else { return nil }
        return "\(scene.title(index)) is at \(FrameText.frame(node.frame))"
    }

    /// Whether nothing of what a node holds is drawn outside it.
    private func cuts(_ node: ReportNode) -> Bool { screen.cutsContent(node.id) }

    private func unseen() -> [String] {
        var problems: [String] = []
        var visible: [(end: Int, area: Rect<Double>?)] = [(scene.nodes.count, scene.bounds)]
        let wanted = Set(nodes)
        var skipped = 0
        for index in scene.nodes.indices where index >= skipped {
            while let last = visible.last, last.end <= index, visible.count > 1 { visible.removeLast() }
            let node = scene.nodes[index]
            let area = visible[visible.count - 1].area
            if wanted.contains(index), isContent(node), let problem = hiding(index, area) {
                problems.append(problem)
                skipped = node.end
            }
            if cuts(node) { visible.append((node.end, area.flatMap { $0.overlap(node.frame) })) }
        }
        return problems
    }

    private func hiding(_ index: Int, _ area: Rect<Double>?) -> String? {
        let node = scene.nodes[index]
        if scene.isUnseen(index) { return "\(scene.title(index)) is not drawn" }
        if node.frame.width <= 0 || node.frame.height <= 0 { return "\(scene.title(index)) has no area" }
        if let area, area.holds(node.frame) { return nil }
        return "\(scene.title(index)) is at \(FrameText.frame(node.frame))"
    }

    /// Whether a node is there to be seen: a text that is not empty, a control, or what has a name and an area.
    private func isContent(_ node: ReportNode) -> Bool {
        if let text = node.text { return !text.isEmpty }
        return node.facts.isEnabled != nil || node.name != nil && node.frame.width > 0 && node.frame.height > 0
    }

    private func untouchable(_ index: Int) -> String? {
        let node = scene.nodes[index]
        guard node.frame.width >= 43.999, node.frame.height >= 43.999 else {
            return "\(scene.title(index)) is \(FrameText.size(node.frame))"
        }
        let middle = screen.middle(of: node.id)
        guard scene.bounds.holds(Rect(x: middle.x, y: middle.y, width: 0, height: 0)) else {
            return "\(scene.title(index)) is at \(FrameText.frame(node.frame))"
        }
        guard let hit = screen.hit(at: middle) else { return "nothing takes a tap on \(scene.title(index))" }
        if screen.isInside(hit, node.id) || screen.isInside(node.id, hit) { return nil }
        let cover = scene.nodes.indices.last { screen.isInside(hit, scene.nodes[$0].id) }
        return "\(scene.title(index)) is covered" + (cover.map { " by \(scene.title($0))" } ?? "")
    }
}

extension Rect<Double> {
    /// The middle of the frame.
    var middle: Point<Double> { Point(x: x + width / 2, y: y + height / 2) }
}

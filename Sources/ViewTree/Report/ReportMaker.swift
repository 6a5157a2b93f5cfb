import ViewBase
import ViewLayout
import ViewText

extension Report {
    /// The report of placements whose nodes these infos describe; `lines` says where each comes from, `file` being the
    /// one whose name goes without saying. Warnings always say it in text. Nodes that are explained say why they stand
    /// there; those that are on their way have the frames given.
    public init(
        view: String,
        window: WindowContext,
        placements: Placements<Double>,
        infos: [NodeInfo],
        lines: SourceLines? = nil,
        showsPlaces: Bool = false,
        file: FileID? = nil,
        explanations: [Explanation<Double>] = [],
        moving: [NodeID: Rect<Double>] = [:]
    ) {
        var maker = ReportMaker(
            placements: placements, infos: infos, lines: lines, showsPlaces: showsPlaces, file: file,
            explanations: explanations, moving: moving)
        maker.visit()
        self.init(
            view: view, proposedWidth: window.width, proposedHeight: window.height, warnings: maker.warnings(),
            nodes: maker.nodes)
    }
}

/// Walks placed nodes in the order of the report, those that reports do not show replaced by what they hold.
private struct ReportMaker {
    private enum Step {
        /// Visit a node; whether something around it is not drawn.
        case open(NodeID, isHidden: Bool)
        /// The subtree of the report's node of this index is complete.
        case close(Int)
    }

    let placements: Placements<Double>
    let infos: [NodeInfo]
    var lines: SourceLines?
    let showsPlaces: Bool
    let file: FileID?
    let explanations: [Explanation<Double>]
    /// By node id: the index of its explanation; empty where nothing is explained.
    private var explained: [Int?] = []
    /// Where nodes are now that are on their way.
    let moving: [NodeID: Rect<Double>]
    var nodes: [ReportNode] = []
    /// By node id: when the node was visited; nil for one that is not placed.
    private var order: [Int?] = []

    init(
        placements: Placements<Double>, infos: [NodeInfo], lines: SourceLines?, showsPlaces: Bool, file: FileID?,
        explanations: [Explanation<Double>], moving: [NodeID: Rect<Double>]
    ) {
        self.moving = moving
        self.placements = placements
        self.infos = infos
        self.lines = lines
        self.showsPlaces = showsPlaces
        self.file = file
        self.explanations = explanations
        if !explanations.isEmpty { explained = Array(repeating: nil, count: infos.count) }
        for index in explanations.indices.reversed() { explained[explanations[index].node.index] = index }
    }

    mutating func visit() {
        order = Array(repeating: nil, count: infos.count)
        guard !infos.isEmpty else { return }
        var steps: [Step] = [.open(NodeID(0), isHidden: false)]
        var visited = 0
        while let step = steps.popLast() {
            switch step {
            case .close(let index): nodes[index].end = nodes.count
            case .open(let node, let isHidden):
                guard placements.isPlaced(node) else { continue }
                order[node.index] = visited
                visited += 1
                let isHidden = isHidden || placements.isHidden(node)
                if !infos[node.index].kind.isEmpty {
                    steps.append(.close(nodes.count))
                    nodes.append(report(node, isHidden))
                }
                for child in placements.children(of: node).reversed() { steps.append(.open(child, isHidden: isHidden)) }
            }
        }
    }

    private mutating func report(_ node: NodeID, _ isHidden: Bool) -> ReportNode {
        let info = infos[node.index]
        let (text, facts) = placements.shown(node, info, isHidden: isHidden)
        return ReportNode(
            id: node, kind: info.kind, name: info.name, frame: moving[node] ?? placements.frame(of: node), text: text,
            facts: facts, place: place(info.origin), origin: info.origin,
            why: reason(of: node), end: 0)
    }

    private func reason(of node: NodeID) -> ReportReason? {
        guard node.index < explained.count, let index = explained[node.index] else { return nil }
        return ReportReason(explanations[index], infos)
    }

    private mutating func place(_ range: SourceRange?) -> ReportPlace? {
        guard showsPlaces, let range, let place = lines?.table(range.file).place(Int(range.start)) else { return nil }
        let path = range.file == file ? nil : lines?.path(range.file)
        return ReportPlace(file: path, line: place.line, column: place.column)
    }

    /// The path, line and column of a place.
    private mutating func location(_ range: SourceRange?) -> String? {
        guard let range, let path = lines?.path(range.file),
            let place = lines?.table(range.file).place(Int(range.start))
        else { return nil }
        return "\(path):\(place.line):\(place.column)"
    }

    /// What is wrong with the placed nodes, in the order of the walk, then by code.
    mutating func warnings() -> [ReportWarning] {
        var found: [(order: Int, warning: ReportWarning)] = []
        for notice in placements.notices {
            guard notice.node.index < order.count, let place = order[notice.node.index] else { continue }
            let info = infos[notice.node.index]
            let warning = ReportWarning(
                code: notice.code, message: notice.message + info.subject, range: info.origin,
                place: self.place(info.origin), location: location(info.origin))
            found.append((place, warning))
        }
        let sorted = found.indices.sorted { a, b in
            if found[a].order != found[b].order { return found[a].order < found[b].order }
            if found[a].warning.code != found[b].warning.code { return found[a].warning.code < found[b].warning.code }
            return a < b
        }
        return sorted.map { found[$0].warning }
    }
}

extension NodeInfo {
    /// The end of a message about the node: its kind and its name.
    fileprivate var subject: String {
        guard !kind.isEmpty else { return "" }
        return " (in `" + kind + (name.map { " #\($0)" } ?? "") + "`)"
    }
}

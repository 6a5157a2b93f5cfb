import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewText
import ViewTree

/// A preview as placed in a window: its nodes in preorder.
struct PlacedScreen {
    let placements: Placements<Double>
    let window: WindowContext
    private(set) var nodes: [ScreenNode] = []
    private let cutting = RowNames.cutting

    init(_ screen: EvaluatedScreen, _ placements: Placements<Double>, in window: WindowContext) {
        self.placements = placements
        self.window = window
        let infos = screen.infos
        guard !infos.isEmpty else { return }
        var steps: [Step] = [.open(NodeID(0), around: -1)]
        while let step = steps.popLast() {
            switch step {
            case .close(let index): nodes[index].end = nodes.count
            case .open(let node, let around):
                guard placements.isPlaced(node) else { continue }
                let index = nodes.count
                nodes.append(made(node, infos[node.index], around))
                steps.append(.close(index))
                for child in placements.children(of: node).reversed() { steps.append(.open(child, around: index)) }
            }
        }
    }

    private enum Step {
        case open(NodeID, around: Int)
        case close(Int)
    }

    private func made(_ node: NodeID, _ info: NodeInfo, _ around: Int) -> ScreenNode {
        let parent = around < 0 ? nil : nodes[around]
        let rule = placements.tree.rule(of: node)
        let layout = placements.textLayout(of: node)
        let isClear = info.facts.color.map { $0.alpha == 0 } ?? false
        let isBlank = layout.map { $0.visibleText == "" && !$0.isTruncated } ?? false
        let frame = placements.frame(of: node)
        let isDrawnOut = parent.map { $0.rule == .padding && !$0.holds(frame) } ?? false
        let isCutting = cutting.contains(info.kind)
        let isFreed = isDrawnOut || isCutting || rule == .offset || rule == .position
        let tree = placements.tree
        return ScreenNode(
            id: node, rule: rule, kind: info.kind, frame: frame,
            origin: info.origin ?? parent?.origin, parent: around, end: 0,
            isHidden: parent?.isHidden ?? false || info.facts.isHidden || placements.isHidden(node),
            isFreeAcross: parent?.isFreeAcross ?? false || isFreed || tree.scrolls(node, .horizontal),
            isFreeDown: parent?.isFreeDown ?? false || isFreed || tree.scrolls(node, .vertical),
            freedBy: isFreed || rule == .scroll ? nodes.count : parent?.freedBy ?? -1, isCutting: isCutting,
            isDrawn: rule.draws && !info.kind.isEmpty && !isClear && !isBlank, isCut: layout?.isTruncated ?? false)
    }

    /// The positions of the nodes in a range that show something of their own.
    func drawn(in range: Range<Int>) -> [Int] {
        range.filter { nodes[$0].isDrawn && !nodes[$0].isHidden }
    }

    var drawn: [Int] { drawn(in: 0..<nodes.count) }

    /// A node by its place in the source and how many of that place come before it: what it is in another window or at
    /// another text size too.
    struct Place: Hashable {
        let origin: SourceRange
        let number: Int
    }

    /// The nodes of some rules that are seen, each with its place.
    func placed(_ isWanted: (ScreenNode) -> Bool) -> [(index: Int, place: Place)] {
        var counts: [SourceRange: Int] = [:]
        var result: [(index: Int, place: Place)] = []
        for index in nodes.indices where isWanted(nodes[index]) && !nodes[index].isHidden {
            guard let origin = nodes[index].origin else { continue }
            let number = counts[origin, default: 0]
            counts[origin] = number + 1
            result.append((index, Place(origin: origin, number: number)))
        }
        return result
    }

    /// The positions of the nodes around a node, from inside out.
    func around(_ index: Int) -> [Int] {
        var result: [Int] = []
        var next = nodes[index].parent
        while next >= 0 {
            result.append(next)
            next = nodes[next].parent
        }
        return result
    }

    /// The innermost node around some others, in order of position, or the one itself if it is alone.
    func common(_ indices: [Int]) -> Int? {
        guard let first = indices.first, let last = indices.last else { return nil }
        var index = first
        while index >= 0, nodes[index].end <= last || nodes[index].kind.isEmpty { index = nodes[index].parent }
        return index < 0 ? 0 : index
    }
}

extension LayoutRule {
    /// Whether a node shows something of its own.
    fileprivate var draws: Bool {
        switch self {
        case .fill, .circle, .image, .resizableImage, .text, .field, .divider: true
        default: false
        }
    }
}

import ViewBase
import ViewLayout
import ViewText

/// Walks placed nodes in the order of drawing and writes down what each paints.
struct DisplayMaker {
    let placements: Placements<Double>
    private let infos: [NodeInfo]
    /// By node.
    private var looks: [NodeLook?]
    private let moving: [NodeID: Rect<Double>]
    /// How nodes that come are drawn.
    private let coming: [NodeID: [DrawEffect]]
    /// What goes, by the node that it is drawn after, or at the beginning of.
    private var following: [NodeID: [LeavingItems]] = [:]
    private var beginning: [NodeID: [LeavingItems]] = [:]
    private let grid: PixelGrid?
    private(set) var items: [DisplayItem] = []
    /// The appearance that content asks for, the outermost first.
    private(set) var scheme: ColorScheme?
    /// The nodes begun that reports show.
    private var shown: [NodeID] = []

    init(
        placements: Placements<Double>, infos: [NodeInfo], looks given: [LookOfNode],
        moving: [NodeID: Rect<Double>], coming: [NodeID: [DrawEffect]], going: [LeavingItems] = [], grid: PixelGrid?
    ) {
        self.placements = placements
        self.infos = infos
        self.moving = moving
        self.coming = coming
        self.grid = grid
        looks = Array(repeating: nil, count: infos.count)
        for item in given where item.node.index < infos.count { looks[item.node.index] = item.look }
        for leaving in going {
            if let previous = leaving.previous {
                following[previous, default: []].append(leaving)
            } else {
                beginning[placements.drawn(around: leaving.outer), default: []].append(leaving)
            }
        }
    }

    mutating func visit() {
        for step in placements.drawSteps {
            switch step {
            case .begin(let node):
                if !infos[node.index].kind.isEmpty || shown.isEmpty { shown.append(node) }
                begin(node)
                for leaving in beginning[node] ?? [] { items += leaving.items }
            case .end(let node):
                end(node)
                for leaving in following[node] ?? [] { items += leaving.items }
                if shown.last == node { shown.removeLast() }
            }
        }
    }

    /// Where a node stands, on the pixel grid where frames are.
    func frame(of node: NodeID) -> Rect<Double> {
        let frame = moving[node] ?? placements.frame(of: node)
        return grid?.rounded(frame) ?? frame
    }

    /// Whether all that a scroll view holds is cut off at its edge.
    private func scrolls(_ node: NodeID) -> Bool { placements.tree.rule(of: node) == .scroll }

    private mutating func begin(_ node: NodeID) {
        let frame = frame(of: node)
        for effect in coming[node] ?? [] { add(frame, .begin(effect)) }
        if scrolls(node) { add(frame, .begin(.clip(.rectangle))) }
        switch looks[node.index] {
        case nil, .border: break
        case .effect(let effect): add(frame, .begin(effect))
        case .shape(let look): add(frame, .shape(look))
        case .innerStroke(let look): add(inner: look, frame)
        case .texts(let looks): add(texts: looks, node, frame)
        case .picture(let look): add(frame, .picture(look))
        case .field(let look): add(look, frame, isRightToLeft: placements.tree.isRightToLeft(node))
        case .ground(let asked): scheme = scheme ?? asked
        case .control(let look):
            let painter = ControlPainter(look, frame, isRightToLeft: placements.tree.isRightToLeft(node))
            for part in painter.parts { add(part.frame, part.kind) }
        }
    }

    private mutating func end(_ node: NodeID) {
        switch looks[node.index] {
        case .effect: add(frame(of: node), .end)
        case .border(let ink, let width):
            let line = StrokeLine(width: width)
            let frame = frame(of: node)
            add(frame.inset(by: width / 2), .shape(ShapeLook(.rectangle, stroke: ink, line: line)))
        default: break
        }
        if scrolls(node) { add(frame(of: node), .end) }
        for _ in coming[node] ?? [] { add(frame(of: node), .end) }
    }

    mutating func add(_ frame: Rect<Double>, _ kind: DisplayItem.Kind) {
        items.append(DisplayItem(shown[shown.count - 1], frame, kind))
    }

    /// Adds a shape whose line lies inside its outline.
    private mutating func add(inner look: ShapeLook, _ frame: Rect<Double>) {
        var inner = look
        let half = (look.line?.width ?? 0) / 2
        inner.outline = look.outline.inset(by: half)
        add(frame.inset(by: half), .shape(inner))
    }
}

extension Rect<Double> {
    /// The rectangle a distance further inside, or outside where that is negative, with no negative size.
    public func inset(by distance: Double) -> Rect<Double> {
        Rect(
            x: x + distance, y: y + distance, width: max(0, width - distance * 2),
            height: max(0, height - distance * 2))
    }
}

extension Placements<Double> {
    /// A node, or the nearest around it that is drawn as one.
    fileprivate func drawn(around node: NodeID) -> NodeID {
        var next = node
        while tree.rule(of: next) == .group || tree.rule(of: next) == .rowReader, let outer = tree.parent(of: next) {
            next = outer
        }
        return next
    }
}

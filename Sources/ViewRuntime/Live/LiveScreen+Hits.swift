import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What lies at a point.
extension LiveScreen {
    /// The frontmost node that takes a tap at a point; nil where nothing does.
    public func hit(at point: Point<Double>) -> NodeID? { touched(at: point).first }

    /// The frontmost node at a point and all that is around it, from the inside out; empty where nothing is hit.
    ///
    /// What is drawn last is asked first. Only what shows something is hit, controls in the whole of their frames; what
    /// is hidden, transparent, cut off or does not allow hits is not. Apple: View/contentShape(_:eoFill:),
    /// View/allowsHitTesting(_:), View/zIndex(_:).
    func touched(at point: Point<Double>) -> [NodeID] {
        for node in placements.drawOrder.reversed() where isSolid(node, at: point) {
            var path = [node]
            var isReached = letsThrough(node, point)
            while isReached, let outer = placements.tree.parent(of: path[path.count - 1]) {
                isReached = letsThrough(outer, point)
                path.append(outer)
            }
            if isReached { return path }
        }
        return []
    }

    /// What a node has a part in, if anything.
    func live(_ node: NodeID) -> LiveNode<Double>? { maker.live(node) }

    // MARK: Places

    /// Where the middle of a node is drawn; of one that moves what it holds, that of what it holds.
    public func middle(of node: NodeID) -> Point<Double> {
        var node = node
        while placements.tree.rule(of: node) == .offset, let moved = placements.tree.children(of: node).first {
            node = moved
        }
        return drawnMiddle(of: node)
    }

    /// Where the middle of a frame is drawn.
    private func drawnMiddle(of node: NodeID) -> Point<Double> { drawn(frame(of: node).middle, in: node) }

    /// Where a point of what a node holds is drawn.
    func drawn(_ point: Point<Double>, in node: NodeID) -> Point<Double> {
        transforms(around: node).reduce(point) { $1.transform.drawn($0, in: frame(of: $1.node)) }
    }

    /// The point of what a node holds that is drawn at a point of the window; nil where nothing is.
    func original(_ point: Point<Double>, in node: NodeID) -> Point<Double>? {
        var result = point
        for item in transforms(around: node).reversed() {
            guard let inside = item.transform.original(result, in: frame(of: item.node)) else { return nil }
            result = inside
        }
        return result
    }

    /// What turns a node or changes its size, itself included, from the inside out.
    private func transforms(around node: NodeID) -> [(node: NodeID, transform: DrawTransform)] {
        guard maker.hasTransforms else { return [] }
        var result: [(node: NodeID, transform: DrawTransform)] = []
        var next: NodeID? = node
        while let outer = next {
            if case .transform(let transform, _) = live(outer)?.role { result.append((outer, transform)) }
            next = placements.tree.parent(of: outer)
        }
        return result
    }

    // MARK: Hits

    /// Whether a node itself shows something, or takes hits, at a point of the window.
    private func isSolid(_ node: NodeID, at point: Point<Double>) -> Bool {
        guard let point = original(point, in: node) else { return false }
        let frame = frame(of: node)
        let role = live(node)?.role
        if case .shape(let shape, let line) = role {
            let isInside = line.map { shape.isDrawn($0, at: point, in: frame) } ?? shape.contains(point, in: frame)
            return isInside && !isClear(node)
        }
        guard FrameOutline.rectangle.contains(point, in: frame) else { return false }
        switch role {
        case .button, .link, .toggle, .slider, .stepper, .handlerStepper, .field: return true
        case .contentShape(let shape): return shape.contains(point, in: frame)
        default: break
        }
        switch placements.tree.rule(of: node) {
        case .fill, .image, .resizableImage, .text, .field, .divider: return !isClear(node)
        case .circle: return FrameOutline.circle.contains(point, in: frame) && !isClear(node)
        default: return false
        }
    }

    /// Whether a colour or shape is fully transparent; a fill without a colour of its own has that of its modifier.
    private func isClear(_ node: NodeID) -> Bool {
        var node = node
        while infos[node.index].kind.isEmpty, let outer = placements.tree.parent(of: node) { node = outer }
        return infos[node.index].facts.color.map { $0.alpha <= 0 } ?? false
    }

    /// Whether a node lets a hit at or below it through.
    private func letsThrough(_ node: NodeID, _ point: Point<Double>) -> Bool {
        if placements.tree.rule(of: node) == .scroll { return holds(node, point, .rectangle) }
        switch live(node)?.role {
        case .untouchable, .transparent: return false
        case .contentShape(let shape), .clip(let shape): return holds(node, point, shape)
        default: return true
        }
    }

    /// Whether a point of the window lies in an outline in a node's frame.
    private func holds(_ node: NodeID, _ point: Point<Double>, _ shape: FrameOutline) -> Bool {
        original(point, in: node).map { shape.contains($0, in: frame(of: node)) } ?? false
    }
}

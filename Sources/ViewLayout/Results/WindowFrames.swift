import ViewBase

extension TreeStorage {
    /// The container that holds a node, groups looked through; the deferred node that a segment belongs to; or `noNode`.
    func container(of node: NodeIndex) -> NodeIndex {
        let parent = nodes[node].parent
        guard parent != noNode, nodes[parent].rule == .group else { return parent }
        return groups[nodes[parent].payload].container
    }

    /// Whether a node is framed by what stands in it: groups, and readers whose content stands among a stack's children.
    func isFramedByContent(_ node: NodeIndex) -> Bool {
        if nodes[node].rule == .group { return true }
        guard nodes[node].rule == .rowReader else { return false }
        let container = container(of: node)
        return container != noNode && nodes[container].flags.contains(.hasReaders)
    }

    /// The node in whose coordinates a node was placed, or `noNode` for the root.
    func placer(of node: NodeIndex) -> NodeIndex {
        let container = container(of: node)
        guard container != noNode else { return noNode }
        if nodes[container].rule == .gridRow || isFramedByContent(container) { return self.container(of: container) }
        return container
    }
}

/// Frames in the window's coordinates, found from those that are relative to containers.
extension Placements {
    private var storage: TreeStorage<S> { tree.storage.pointee }

    /// The frame of a placed node: its containers are walked up to the root, until that has been done so often that it is
    /// cheaper to find all frames once.
    func windowFrame(_ node: NodeIndex) -> Rect<S> {
        let buffers = buffers
        if !buffers.pointee.isSettled {
            if !storage.isFramedByContent(node), buffers.pointee.walked < buffers.pointee.frames.count {
                return Rect(origin: walkedOrigin(node), size: buffers.pointee.frames[node].size)
            }
            settle()
        }
        return Rect(origin: buffers.pointee.origins[node], size: buffers.pointee.frames[node].size)
    }

    private func walkedOrigin(_ node: NodeIndex) -> Point<S> {
        let frames = buffers.pointee.frames
        var chain = [node]
        var next = storage.placer(of: node)
        while next != noNode {
            chain.append(next)
            next = storage.placer(of: next)
        }
        buffers.pointee.walked += chain.count
        var origin = frames[chain[chain.count - 1]].origin
        for index in chain.indices.dropLast().reversed() {
            let frame = frames[chain[index]]
            origin = Point(x: origin.x + frame.x, y: origin.y + frame.y)
        }
        return origin
    }

    /// Finds where all nodes stand in the window.
    func settle() {
        let buffers = buffers
        let count = buffers.pointee.frames.count
        buffers.pointee.origins.grow(to: count, with: .zero)
        buffers.pointee.isSettled = true
        var isAnyFramed = false
        for node in 0..<NodeIndex(truncatingIfNeeded: count) {
            if storage.isFramedByContent(node) {
                isAnyFramed = true
                buffers.pointee.statuses[node] = []
            } else if buffers.pointee.statuses[node].contains(.placed) {
                let frame = buffers.pointee.frames[node]
                let placer = storage.placer(of: node)
                guard placer != noNode else {
                    buffers.pointee.origins[node] = frame.origin
                    continue
                }
                let origin = buffers.pointee.origins[placer]
                buffers.pointee.origins[node] = Point(x: origin.x + frame.x, y: origin.y + frame.y)
            }
        }
        guard isAnyFramed else { return }
        for node in (0..<NodeIndex(truncatingIfNeeded: count)).reversed() where storage.isFramedByContent(node) {
            frameByContent(node)
        }
    }

    /// Gives a group or a reader the smallest frame around what stands in it.
    private func frameByContent(_ node: NodeIndex) {
        let container = storage.container(of: node)
        guard container == noNode || buffers.pointee.statuses[container].contains(.placed) else { return }
        var start = node + 1
        var end = storage.nodes[node].end
        if storage.nodes[node].rule == .rowReader {
            let segment = buffers.pointee.segments[storage.nodes[node].payload]
            guard segment != noNode else { return }
            start = storage.segments[segment].start
            end = storage.segments[segment].end
        }
        var isAnyPlaced = start == end
        var frame: Rect<S>?
        var next = start
        while next < end {
            let status = buffers.pointee.statuses[next]
            if status.contains(.placed) {
                isAnyPlaced = true
                if !status.contains(.vacant) {
                    let own = Rect(origin: buffers.pointee.origins[next], size: buffers.pointee.frames[next].size)
                    frame = frame.map { join($0, own) } ?? own
                }
            }
            next = storage.nodes[next].end
        }
        guard isAnyPlaced else { return }
        let corner = container == noNode ? Point<S>.zero : buffers.pointee.origins[container]
        buffers.pointee.origins[node] = frame?.origin ?? corner
        buffers.pointee.frames[node] = Rect(origin: .zero, size: frame?.size ?? .zero)
        buffers.pointee.statuses[node] = frame == nil ? [.placed, .vacant] : .placed
    }

    private func join(_ a: Rect<S>, _ b: Rect<S>) -> Rect<S> {
        let x = S.smaller(a.x, b.x, &buffers.pointee.turns)
        let y = S.smaller(a.y, b.y, &buffers.pointee.turns)
        return Rect(
            x: x, y: y, width: S.larger(a.maxX, b.maxX, &buffers.pointee.turns) - x,
            height: S.larger(a.maxY, b.maxY, &buffers.pointee.turns) - y)
    }
}

import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Taps: what they hit and what that does.
extension LiveScreen {
    /// Taps at a point of the window.
    public func tap(at point: Point<Double>) {
        event {
            let path = touched(at: point)
            for node in path {
                guard let live = live(node) else { continue }
                if touch(live, at: point) { return }
            }
            lastTap = nil
        }
    }

    /// The frontmost node that takes a tap at a point; nil where nothing does.
    public func hit(at point: Point<Double>) -> NodeID? { touched(at: point).first }

    /// What a node has a part in, if anything.
    func live(_ node: NodeID) -> LiveNode<Double>? {
        let nodes = maker.liveNodes
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return low < nodes.count && nodes[low].node == node ? nodes[low] : nil
    }

    // MARK: Hitting

    /// The frontmost node at a point and all that is around it, from the inside out; empty where nothing is hit.
    ///
    /// What is drawn last is asked first. Only what shows something is hit, controls in the whole of their frames; what
    /// is hidden, transparent, cut off or does not allow hits is not. Apple: View/contentShape(_:eoFill:),
    /// View/allowsHitTesting(_:), View/zIndex(_:).
    private func touched(at point: Point<Double>) -> [NodeID] {
        for node in placements.drawOrder.reversed() where isSolid(node, at: point) {
            var path = [node]
            var isReached = true
            while isReached, let outer = placements.tree.parent(of: path[path.count - 1]) {
                isReached = letsThrough(outer, point)
                path.append(outer)
            }
            if isReached, letsThrough(node, point) { return path }
        }
        return []
    }

    /// Whether a node itself shows something, or takes hits, at a point.
    private func isSolid(_ node: NodeID, at point: Point<Double>) -> Bool {
        let frame = frame(of: node)
        guard HitShape.rectangle.contains(point, in: frame) else { return false }
        if let role = live(node)?.role {
            switch role {
            case .button, .link, .toggle, .slider, .stepper, .handlerStepper, .field: return true
            case .contentShape(let shape): return shape.contains(point, in: frame)
            case .shape(let shape): return shape.contains(point, in: frame) && !isClear(node)
            default: break
            }
        }
        switch placements.tree.rule(of: node) {
        case .fill, .image, .resizableImage, .text, .field, .divider: return !isClear(node)
        case .circle: return HitShape.circle.contains(point, in: frame) && !isClear(node)
        default: return false
        }
    }

    /// Whether a colour or shape is fully transparent; a fill without a colour of its own has that of its modifier.
    private func isClear(_ node: NodeID) -> Bool {
        var node = node
        while infos[node.index].kind.isEmpty, let outer = placements.tree.parent(of: node) { node = outer }
        return infos[node.index].facts.color.map { $0.alpha <= 0 } ?? false
    }

    /// Whether nothing of what a node holds is drawn outside its frame: it scrolls, or is clipped.
    func cutsContent(_ node: NodeID) -> Bool {
        if placements.tree.rule(of: node) == .scroll { return true }
        if case .clip = live(node)?.role { return true }
        return false
    }

    /// Whether a node lets a hit at or below it through.
    private func letsThrough(_ node: NodeID, _ point: Point<Double>) -> Bool {
        let frame = frame(of: node)
        if placements.tree.rule(of: node) == .scroll { return HitShape.rectangle.contains(point, in: frame) }
        switch live(node)?.role {
        case .untouchable: return false
        case .contentShape(let shape), .clip(let shape): return shape.contains(point, in: frame)
        default: return true
        }
    }

    // MARK: Acting

    /// Gives a tap to a node; whether it took it.
    private func touch(_ live: LiveNode<Double>, at point: Point<Double>) -> Bool {
        switch live.role {
        case .tap(let count, let handler):
            // The gesture of something disabled does not take part; what is around it may.
            guard live.isEnabled else { return false }
            return countTap(live.place, count) ? take { run(handler, in: machine, live.range) } : true
        case .button, .link, .toggle, .slider, .stepper, .handlerStepper, .field:
            lastTap = nil
            // A disabled control takes the tap and does nothing.
            if live.isEnabled { use(live, at: point) }
            return true
        default: return false
        }
    }

    private func take(_ act: () -> Void) -> Bool {
        act()
        return true
    }

    /// Counts a tap on an element; whether it was the last of `count` in a row.
    private func countTap(_ place: PlaceID, _ count: Int64) -> Bool {
        let taps = (lastTap.map { $0.place == place ? $0.count : 0 } ?? 0) + 1
        lastTap = taps >= count ? nil : (place, taps)
        return taps >= count
    }

    private func use(_ live: LiveNode<Double>, at point: Point<Double>) {
        switch live.role {
        case .button(let handler): run(handler, in: machine, live.range)
        case .link(let address): if let text = address.unwrapped?.string { openedAddresses.append(text) }
        case .toggle(let binding):
            if case .binding(let reference) = binding, let isOn = machine.read(reference, live.range).bool {
                set(binding, to: .bool(!isOn), live.range)
            }
        case .slider(let number): slide(live, number, to: point)
        case .stepper(let number):
            if let isUp = half(of: live, at: point) { step(live, number, isUp: isUp) }
        case .handlerStepper(let up, let down, let onEditing):
            guard let isUp = half(of: live, at: point) else { return }
            let handler = isUp ? up : down
            guard !handler.isNone else { return }
            edit(onEditing, live.range) { run(handler, in: machine, live.range) }
        case .field: setFocus(live)
        default: break
        }
    }

    /// Tells a handler that a change begins and ends.
    private func edit(_ handler: Value<Double>, _ range: SourceRange, _ change: () -> Void) {
        run(handler, [.bool(true)], in: machine, range)
        change()
        run(handler, [.bool(false)], in: machine, range)
    }

    // MARK: Numbers

    /// Which of a stepper's two halves a point is in, the leading one being downwards; nil beside them.
    private func half(of live: LiveNode<Double>, at point: Point<Double>) -> Bool? {
        guard let frame = fixture(.image, in: live.node), HitShape.rectangle.contains(point, in: frame) else {
            return nil
        }
        let isRight = point.x >= frame.x + frame.width / 2
        return placements.tree.isRightToLeft(live.node) ? !isRight : isRight
    }

    /// The frame of the last part of a control that is laid out by a rule and reports do not show.
    private func fixture(_ rule: LayoutRule, in node: NodeID) -> Rect<Double>? {
        if placements.tree.rule(of: node) == rule { return frame(of: node) }
        let parts = placements.tree.children(of: node)
        return parts.last { placements.tree.rule(of: $0) == rule && infos[$0.index].kind.isEmpty }
            .map { frame(of: $0) }
    }

    /// Moves a slider's knob to where it is tapped, onto the nearest step.
    private func slide(_ live: LiveNode<Double>, _ number: LiveNumber<Double>, to point: Point<Double>) {
        guard let bar = fixture(.field, in: live.node), bar.width > 0, HitShape.rectangle.contains(point, in: bar)
        else {
            return
        }
        let limits = number.bounds.numbers ?? [0, 1]
        var share = (point.x - bar.x) / bar.width
        if placements.tree.isRightToLeft(live.node) { share = 1 - share }
        var value = limits[0] + share * (limits[1] - limits[0])
        if let step = number.step.double, step > 0 {
            value = limits[0] + ((value - limits[0]) / step).rounded() * step
        }
        value = min(limits[1], max(limits[0], value))
        edit(number.onEditing, live.range) { set(number.binding, to: .double(value), live.range) }
    }

    /// Takes a step up or down, no further than the limit; at the limit there is none to take.
    private func step(_ live: LiveNode<Double>, _ number: LiveNumber<Double>, isUp: Bool) {
        guard case .binding(let reference) = number.binding else { return }
        perform(in: machine) {
            let outcome = stepped(machine.read(reference, live.range), number, isUp, live.range)
            guard let outcome else { return true }
            guard !outcome.isInvalid else { return false }
            edit(number.onEditing, live.range) { set(number.binding, to: outcome, live.range) }
            return true
        }
    }

    /// The number after a step; nil at the limit, invalid and reported where it overflows.
    private func stepped(
        _ value: Value<Double>, _ number: LiveNumber<Double>, _ isUp: Bool, _ range: SourceRange
    ) -> Value<Double>? {
        switch (value, number.step) {
        case (.int(let value), .int(let step)):
            var limits = (lower: Int64.min, upper: Int64.max)
            if case .range(let lower, let end) = number.bounds { limits = (lower, end - 1) }
            if isUp ? value >= limits.upper : value <= limits.lower { return nil }
            let next = isUp ? value.addingReportingOverflow(step) : value.subtractingReportingOverflow(step)
            if next.overflow { return machine.fail(.integerOverflow(range)) }
            return .int(min(limits.upper, max(limits.lower, next.partialValue)))
        case (.double(let value), .double(let step)):
            let limits = number.bounds.numbers ?? [-.infinity, .infinity]
            if isUp ? value >= limits[1] : value <= limits[0] { return nil }
            return .double(min(limits[1], max(limits[0], isUp ? value + step : value - step)))
        default: return nil
        }
    }
}

import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Taps: what they hit and what that does.
extension LiveScreen {
    /// Taps at a point of the window. What waits for more taps there runs once it is certain that none follows: after
    /// `endTaps()`, or anything else that happens. Apple: View/onTapGesture(count:perform:).
    public func tap(at point: Point<Double>) {
        var path = touched(at: point)
        if let taps, firstGesture(of: path) != taps.place {
            endTaps()
            self.taps = nil
            path = touched(at: point)
        }
        event {
            if !touch(path, at: point) { taps = nil }
        }
    }

    /// Whether something runs unless another tap follows.
    public var awaitsTap: Bool { taps?.reached.isEmpty == false }

    /// Lets what waited for another tap run, as none follows.
    public func endTaps() {
        guard let row = taps, awaitsTap else { return }
        taps = nil
        for item in row.reached {
            event {
                let node = maker.liveNodes.first { $0.place == item.place && $0.role.takesTaps }
                if let node, node.isEnabled { act(node, at: item.point) }
            }
        }
    }

    /// The innermost gesture on a path that counts taps.
    private func firstGesture(of path: [NodeID]) -> PlaceID? {
        for node in path {
            guard let live = live(node), live.role.takesTaps else { continue }
            guard case .tap = live.role else { return nil }
            if live.isEnabled { return live.place }
        }
        return nil
    }

    // MARK: Acting

    /// Gives a tap to the nodes on a path; whether a row of taps goes on.
    private func touch(_ path: [NodeID], at point: Point<Double>) -> Bool {
        if let place = firstGesture(of: path) {
            taps = taps ?? TapRow(at: place)
            taps?.add()
        }
        var waits = false
        for node in path {
            guard let live = live(node), live.role.takesTaps else { continue }
            var count: Int64 = 1
            if case .tap(let wanted, _) = live.role {
                // The gesture of something disabled does not take part; what is around it may.
                guard live.isEnabled else { continue }
                count = wanted
                if let row = taps, row.count % max(1, count) != 0 {
                    waits = true
                    continue
                }
            }
            if waits {
                taps?.reach(live.place, taking: count, at: point)
            } else if live.isEnabled {
                // A disabled control takes the tap and does nothing.
                act(live, at: point)
            }
            return waits
        }
        return waits
    }

    /// Does what a gesture or control does when it is tapped at a point of the window.
    private func act(_ live: LiveNode<Double>, at point: Point<Double>) {
        if case .tap(_, let handler) = live.role { return run(handler, in: machine, live.range) }
        if let point = original(point, in: live.node) { use(live, at: point) }
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

    /// Where the middle of the half that steps up or down is drawn, of the first stepper at or below a node; nil where
    /// there is none.
    public func half(ofStepperIn node: NodeID, isUp: Bool) -> Point<Double>? {
        let stepper = living.nodes.first { $0.role.isStepper && isInside($0.node, node) }
        guard let stepper, let frame = fixture(.image, in: stepper.node) else { return nil }
        let isRight = isUp != placements.tree.isRightToLeft(stepper.node)
        let middle = Point(x: frame.x + frame.width * (isRight ? 0.75 : 0.25), y: frame.midY)
        return drawn(middle, in: stepper.node)
    }

    /// Which of a stepper's two halves a point is in, the leading one being downwards; nil beside them.
    private func half(of live: LiveNode<Double>, at point: Point<Double>) -> Bool? {
        guard let frame = fixture(.image, in: live.node), FrameOutline.rectangle.contains(point, in: frame) else {
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
        guard let bar = fixture(.field, in: live.node), bar.width > 0, FrameOutline.rectangle.contains(point, in: bar)
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

extension LiveRole {
    fileprivate var isStepper: Bool {
        switch self {
        case .stepper, .handlerStepper: true
        default: false
        }
    }

    /// Whether the node does something when it is tapped.
    fileprivate var takesTaps: Bool {
        switch self {
        case .tap, .button, .link, .toggle, .slider, .stepper, .handlerStepper, .field: true
        default: false
        }
    }
}

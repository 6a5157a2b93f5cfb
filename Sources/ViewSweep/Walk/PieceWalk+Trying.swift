/// Stretches in which some number follows no straight line: values are tried, and lines laid through them.
extension PieceWalk {
    /// How finely values are tried.
    private static var step: Double { 1.0 / 64 }
    /// How far a line may lie from what was tried.
    private static var tolerance: Double { 1.0 / 64 }
    /// The most values tried in one piece.
    private static var mostTried: Int { 64 }
    /// After so many values between whole ones, whole ones are enough.
    private static var mostRefinements: Int { 8192 }

    private var canRefine: Bool { refinements < PieceWalk.mostRefinements }

    /// Goes on to the next whole value, or to the first sixty-fourth on the way at which the structure is another.
    mutating func tryOn() {
        if !piece.isApproximate, place > piece.from { begin(subject.state(at: place), at: place, isOpen: false) }
        piece.isApproximate = true
        let start = place
        let stop = min(end, max(start.rounded(.down) + 1, start.nextUp))
        let here = state(at: stop)
        guard !subject.isSame(here, course.state) else {
            fit(here, at: stop)
            place = stop
            course = subject.course(above: stop)
            if !course.isBent, stop < end {
                begin(subject.following(here, as: course.state), at: stop, isOpen: false)
            }
            return
        }
        let (last, first) = change(from: start, to: stop)
        if last > start { fit(state(at: last), at: last) }
        let state = subject.state(at: first)
        let next = subject.course(above: first)
        turn(to: subject.beginning(state, on: next, after: 0), at: first, isOpen: false, isApproximate: true)
        place = first
        course = next
        if next.isBent { piece.isApproximate = true }
    }

    private mutating func state(at input: Double) -> State {
        tries += 1
        return subject.state(at: input)
    }

    /// The last sixty-fourth with the present structure, and the first with another.
    private mutating func change(from start: Double, to stop: Double) -> (last: Double, first: Double) {
        guard canRefine else { return (start, stop) }
        var low = 0.0
        var high = ((stop - start) / PieceWalk.step).rounded(.up)
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            refinements += 1
            let state = state(at: start + middle * PieceWalk.step)
            if subject.isSame(state, course.state) { low = middle } else { high = middle }
        }
        return (start + low * PieceWalk.step, min(stop, start + high * PieceWalk.step))
    }

    /// Takes a value up into the piece, and those between it and the last one that a line needs.
    private mutating func fit(_ state: State, at input: Double) {
        if subject.isTrusted { return }
        var waiting = [(input: input, state: state)]
        while let next = waiting.last {
            let (start, known) = tried.last ?? (piece.from, piece.state)
            let middle = start + (next.input - start) / 2
            if canRefine, next.input - start > PieceWalk.step, middle > start, middle < next.input {
                refinements += 1
                let between = self.state(at: middle)
                let line = subject.leading(known, over: next.input - start, to: next.state)
                if subject.isSame(between, known),
                    subject.distance(line, for: middle - start, to: between) > PieceWalk.tolerance
                {
                    waiting.append((middle, between))
                    continue
                }
            }
            waiting.removeLast()
            take(next.state, at: next.input)
        }
    }

    /// Takes a value up into the piece, or into a new one where no line passes by all that were tried before.
    private mutating func take(_ state: State, at input: Double) {
        if let last = tried.last {
            let line = subject.leading(piece.state, over: input - piece.from, to: state)
            let isNear = tried.allSatisfy {
                subject.distance(line, for: $0.input - piece.from, to: $0.state) <= PieceWalk.tolerance
            }
            if !isNear || tried.count >= PieceWalk.mostTried {
                begin(last.state, at: last.input, isOpen: false)
                piece.isApproximate = true
            }
        }
        tried.append((input, state))
    }
}

/// Stretches in which some number follows no straight line: values are tried, and lines laid through them.
extension PieceWalk {
    /// How far a line may lie from what was tried.
    private static var tolerance: Double { 1.0 / 128 }
    /// How much further from its line a number is taken to lie, in between, than at the values tried.
    private static var margin: Double { 2 }
    /// How finely it is looked for where the structure changes, until that is known to be rare.
    private static var step: Double { 1.0 / 64 }
    /// How near to a jump, or to another structure, values are tried.
    private static var nearness: Double { 1e-9 }
    /// The most values tried in one piece.
    private static var mostTried: Int { 64 }
    /// After so many values between whole ones, whole ones and those in the middle are enough.
    private static var mostRefinements: Int { 8192 }
    /// Where in a piece, as a part of its length, nothing is round, as it is not at most values.
    private static var uneven: [Double] { [0.2820947917738781, 0.7309671980146277] }

    private var canRefine: Bool { refinements < PieceWalk.mostRefinements }

    /// Goes on to the next whole value, or to what comes first on the way: where a straight number turns something, or
    /// where the structure is another.
    mutating func tryOn() {
        if !piece.isApproximate, place > piece.from { begin(subject.state(at: place), at: place, isOpen: false) }
        piece.isApproximate = true
        let whole = min(end, max(place.rounded(.down) + 1, place.nextUp))
        let isShort = course.reach > 2 * PieceWalk.slack && place + course.reach < whole
        let stop = isShort ? place + course.reach : whole
        // What only holds or does not has no line that would show what happens just below a whole value.
        let endsBefore = isShort || subject.isTrusted && stop - place > 2 * PieceWalk.slack
        let last = endsBefore ? stop - PieceWalk.slack : stop
        let before = subject.state(at: last)
        tries += 1
        if !subject.isSame(before, piece.state), flows() {
            guard subject.isSameButForTexts(before, piece.state) else {
                return change(before: last, butForTexts: true)
            }
            samples.append((last, before))
        } else {
            let middle = place + (last - place) / 2
            for value in [middle, last] {
                let state = subject.state(at: value)
                if !subject.isSame(state, piece.state) { return change(before: value, butForTexts: false) }
            }
            fit(before, at: last)
        }
        arrive(at: stop, from: before)
    }

    /// Goes on from a value up to which all is known.
    private mutating func arrive(at stop: Double, from before: State) {
        let here = subject.state(at: stop)
        let next = subject.course(above: stop)
        if !subject.isSame(here, piece.state) || !isNear(before, here) {
            turn(to: subject.beginning(here, on: next, after: 0), at: stop, isOpen: false, isApproximate: true)
            if isStopped { return }
        } else if !next.isBent {
            begin(subject.following(here, as: next.state), at: stop, isOpen: false)
        }
        place = stop
        course = next
        let above = subject.leading(next.state, over: 0, to: next.state)
        if stop < end, !subject.isSame(here, above) || !isNear(here, above) {
            let state = subject.state(at: min(end, max(stop + PieceWalk.slack, stop.nextUp)))
            guard subject.isSameButForTexts(state, above) else { return }
            turn(to: next.isBent ? above : next.state, at: stop, isOpen: true, isApproximate: true)
        }
    }

    /// Whether the numbers of two states are nearly the same.
    private func isNear(_ a: State, _ b: State) -> Bool { subject.distance(a, for: 0, to: b) <= PieceWalk.tolerance }

    /// Whether a text is another one at the very next number, so that it has no pieces.
    private mutating func flows() -> Bool {
        let (here, next) = (subject.state(at: place), subject.state(at: place.nextUp))
        return !subject.isSame(here, next) && subject.isSameButForTexts(here, next)
    }

    /// Finds where the structure changes before a value at which it is another, and goes on from there.
    private mutating func change(before stop: Double, butForTexts ignoresTexts: Bool) {
        var (low, high) = (place, stop)
        while canRefine, high - low > PieceWalk.nearness {
            let (first, last) = ((low / PieceWalk.step).rounded(.up), (high / PieceWalk.step).rounded(.down))
            var middle = ((first + last) / 2).rounded(.down) * PieceWalk.step
            if middle <= low || middle >= high { middle = low + (high - low) / 2 }
            guard middle > low, middle < high else { break }
            refinements += 1
            tries += 1
            let state = subject.state(at: middle)
            let isSame =
                ignoresTexts ? subject.isSameButForTexts(state, piece.state) : subject.isSame(state, piece.state)
            if isSame { low = middle } else { high = middle }
        }
        let last = subject.state(at: low)
        if low > place, ignoresTexts { samples.append((low, last)) } else if low > place { fit(last, at: low) }
        let next = subject.course(above: high)
        let other = subject.state(at: high)
        if high - low > PieceWalk.nearness { stray = (high, other) }
        let begun = subject.beginning(other, on: next, after: 0)
        turn(to: begun, at: high, isOpen: false, isApproximate: true)
        if isStopped { return }
        place = high
        course = next
    }

    /// Takes a value up into the piece, and those between it and the last one that a line needs.
    private mutating func fit(_ state: State, at input: Double) {
        if subject.isTrusted { return }
        var waiting = [(input: input, state: state)]
        while let next = waiting.last {
            let (start, known) = samples.last ?? (piece.from, piece.state)
            let middle = start + (next.input - start) / 2
            if next.input - start > PieceWalk.nearness, middle > start, middle < next.input {
                let between = subject.state(at: middle)
                let line = subject.leading(known, over: next.input - start, to: next.state)
                let isNear = subject.leads(line, for: middle - start, to: between, within: PieceWalk.tolerance)
                if canRefine, !isNear, subject.isSame(between, known) {
                    refinements += 1
                    tries += 1
                    waiting.append((middle, between))
                    continue
                }
                take(between, at: middle)
            } else if !isNear(known, next.state) {
                begin(next.state, at: next.input, isOpen: false)
                piece.isApproximate = true
            }
            waiting.removeLast()
            take(next.state, at: next.input)
        }
    }

    /// Takes a value up into the piece, or into a new one where no line passes by all that were tried before.
    private mutating func take(_ state: State, at input: Double) {
        if input <= piece.from { return }
        if let last = samples.last {
            let line = subject.leading(piece.state, over: input - piece.from, to: state)
            let isNear = samples.allSatisfy {
                subject.leads(line, for: $0.input - piece.from, to: $0.state, within: PieceWalk.tolerance)
            }
            if !isNear || samples.count >= PieceWalk.mostTried {
                begin(last.state, at: last.input, isOpen: false)
                piece.isApproximate = true
            }
        }
        samples.append((input, state))
    }

    /// The value between two with the shortest text, in halves of halves; the first where they are too near.
    private static func roundest(from start: Double, to end: Double) -> Double {
        var step = 1.0
        while step > nearness {
            let value = ((start / step).rounded(.down) + 1) * step
            if start < value, value < end { return value }
            step /= 2
        }
        return start
    }

    /// The present piece with a line through what was tried, and how far that lies from it, and from what is so at
    /// uneven values and at a round one, whatever the structure is there, and where the piece ends early or late.
    mutating func fitted() -> Piece<State> {
        var piece = piece
        let last = samples.last ?? (piece.from, piece.state)
        piece.state = subject.leading(piece.state, over: last.input - piece.from, to: last.state)
        if subject.isTrusted { return piece }
        if piece.from < piece.to {
            var inputs = PieceWalk.uneven.map { piece.from + $0 * (piece.to - piece.from) }
            inputs.append(PieceWalk.roundest(from: piece.from, to: piece.to))
            for input in inputs {
                tries += 1
                samples.append((input, subject.state(at: input)))
            }
        }
        if let stray { samples.append(stray) }
        if course.isCurved, piece.from < piece.to { piece.error = PieceWalk.nearness }
        for (input, state) in samples {
            let distance = subject.distance(piece.state, for: input - piece.from, to: state)
            piece.error = max(piece.error, distance * PieceWalk.margin)
        }
        return piece
    }
}

import ViewBase

/// Walks through a range of an input from one end of a straight stretch to the next.
struct PieceWalk<Subject: Swept> {
    typealias State = Subject.State

    private let subject: Subject
    private let end: Double
    private(set) var pieces: [Piece<State>] = []
    private(set) var turns: [Turn<State>] = []
    /// How far the walk has come.
    private var place: Double
    /// How it goes on from there.
    private var course: Course<State>
    /// The piece that it is in.
    private var piece: Piece<State>
    private let stopsAfter: (Turn<State>) -> Bool
    private var isStopped = false

    /// How far around the end of a straight stretch rounding can put what happens there.
    private static var slack: Double { 1e-8 }
    /// How finely values are tried where numbers follow no straight line.
    private static var step: Double { 1.0 / 64 }
    /// After so many turns that were found by trying, whole steps are enough.
    private static var mostRefined: Int { 256 }

    /// Walks from one value to another, or to a turn after which it is to stop.
    init(
        _ subject: Subject, from start: Double, to end: Double,
        stopsAfter: @escaping (Turn<State>) -> Bool = { _ in false }
    ) {
        self.subject = subject
        self.end = end
        self.stopsAfter = stopsAfter
        place = start
        let first = subject.state(at: start)
        course = subject.course(above: start)
        let isOpen = !subject.isSame(first, course.state) || !subject.leads(course.state, for: 0, to: first)
        let begun = isOpen || course.isBent ? first : subject.following(first, as: course.state)
        piece = Piece(from: start, to: start, isOpen: false, isApproximate: false, state: begun)
        if isOpen, start < end {
            let next = subject.state(at: min(end, start + PieceWalk.slack))
            if subject.isSame(next, course.state) {
                turn(to: course.state, at: start, isOpen: true)
            } else {
                course.isBent = true
                course.state = next
            }
        }
        while place < end, !isStopped {
            if course.isBent { try64() } else { stride() }
        }
        close(at: isStopped ? place : end)
    }

    // MARK: Straight stretches

    /// Goes to where the course ends, and finds out what happens there.
    private mutating func stride() {
        let stop = min(end, max(place + course.reach, place.nextUp))
        let middle = place + (stop - place) / 2
        if !subject.isTrusted, stop - place > PieceWalk.slack, middle < stop {
            guard follows(subject.state(at: middle), at: middle) else { return try64() }
        }
        if subject.isTrusted, stop < end, !course.hasExceptions {
            let next = subject.course(above: stop)
            if subject.isSame(next.state, course.state) {
                place = stop
                course = next
                return
            }
        }
        let here = subject.state(at: stop)
        let isKept = follows(here, at: stop)
        if stop == end, isKept {
            place = stop
            return
        }
        let next = subject.course(above: stop)
        guard isKept, subject.isSame(next.state, course.state), leads(to: next.state, at: stop) else {
            return cross(stop, to: next)
        }
        if next.isBent || !subject.isParallel(next.state, course.state) {
            begin(subject.following(here, as: next.state), at: stop, isOpen: false)
        }
        place = stop
        course = next
    }

    /// Whether a state is where the course leads.
    private func follows(_ state: State, at input: Double) -> Bool {
        subject.isSame(state, course.state) && leads(to: state, at: input)
    }

    private func leads(to state: State, at input: Double) -> Bool {
        subject.leads(course.state, for: input - place, to: state)
    }

    /// Crosses the end of a stretch, around which the structure or the place of something changes: often at one value,
    /// and for a single one where that is an exception.
    private mutating func cross(_ stop: Double, to next: Course<State>) {
        var low = max(place, stop - PieceWalk.slack)
        let high = min(end, stop + PieceWalk.slack)
        var isArrived = false
        var crossings = 0
        while !isArrived, crossings < 8 {
            let old = crossings == 0 ? nil : piece
            let first = firstBreak(above: low, upTo: high, near: stop) { state, input in
                guard let old else { return follows(state, at: input) }
                return subject.isSame(state, old.state) && subject.leads(old.state, for: input - old.from, to: state)
            }
            guard let first else { break }
            let state = subject.state(at: first)
            isArrived = subject.isSame(state, next.state) && subject.leads(next.state, for: first - stop, to: state)
            let isOpen = first.nextDown == stop && isPlainer(stop, than: first)
            let begun = isArrived && !next.isBent ? subject.following(state, as: next.state) : state
            turn(to: begun, at: isOpen ? stop : first, isOpen: isOpen)
            if isStopped { return }
            low = first
            crossings += 1
        }
        place = max(stop, low)
        course = next
        if place >= end { return }
        if subject.isSame(piece.state, course.state) {
            if crossings == 0 { begin(course.state, at: place, isOpen: false) }
        } else {
            // States do not bear the course out: what comes is tried.
            course.isBent = true
            course.state = piece.state
        }
    }

    /// The least value above `low`, up to `high`, at which something is not as it was; nil if it is so at `high` and at
    /// the value guessed.
    private func firstBreak(
        above low: Double, upTo high: Double, near guess: Double, _ isAsBefore: (State, Double) -> Bool
    ) -> Double? {
        var (low, high) = (low, high)
        guard high > low else { return nil }
        if isAsBefore(subject.state(at: high), high) {
            guard guess > low, guess < high, !isAsBefore(subject.state(at: guess), guess) else { return nil }
            high = guess
        }
        for value in [guess, guess.nextDown, guess.nextUp] where value > low && value < high {
            if isAsBefore(subject.state(at: value), value) { low = value } else { high = value }
        }
        while low.nextUp < high {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if isAsBefore(subject.state(at: middle), middle) { low = middle } else { high = middle }
        }
        return high
    }

    private func isPlainer(_ a: Double, than b: Double) -> Bool {
        Decimal.text(a).utf8.count < Decimal.text(b).utf8.count
    }

    // MARK: Bent stretches

    /// Tries the next whole value, and, where the structure is another there, sixty-fourths on the way to it.
    private mutating func try64() {
        piece.isApproximate = true
        let stop = min(end, max(place.rounded(.down) + 1, place.nextUp))
        let here = subject.state(at: stop)
        guard !subject.isSame(here, course.state) else {
            let next = subject.course(above: stop)
            place = stop
            course = next
            if !next.isBent, stop < end { begin(subject.following(here, as: next.state), at: stop, isOpen: false) }
            return
        }
        var low = 0.0
        var high = ((stop - place) / PieceWalk.step).rounded(.up)
        let isRefined = turns.count { $0.isApproximate } < PieceWalk.mostRefined
        while isRefined, high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            let state = subject.state(at: place + middle * PieceWalk.step)
            if subject.isSame(state, course.state) { low = middle } else { high = middle }
        }
        let first = min(stop, isRefined ? place + high * PieceWalk.step : stop)
        let next = subject.course(above: first)
        let state = subject.state(at: first)
        let isArrived = subject.isSame(state, next.state) && subject.leads(next.state, for: 0, to: state)
        let begun = isArrived && !next.isBent ? subject.following(state, as: next.state) : state
        turn(to: begun, at: first, isOpen: false, isApproximate: true)
        place = first
        course = next
        if next.isBent { piece.isApproximate = true }
    }

    // MARK: Pieces

    /// Ends the present piece and begins another one.
    private mutating func begin(_ state: State, at input: Double, isOpen: Bool) {
        close(at: input)
        piece = Piece(from: input, to: input, isOpen: isOpen, isApproximate: false, state: state)
    }

    /// The same where the structure changes.
    private mutating func turn(to state: State, at input: Double, isOpen: Bool, isApproximate: Bool = false) {
        if !subject.isSame(piece.state, state) {
            let turn = Turn(
                at: input, isOpen: isOpen, isApproximate: isApproximate, before: piece.state, after: state)
            turns.append(turn)
            if stopsAfter(turn) {
                isStopped = true
                place = input
                return
            }
        }
        begin(state, at: input, isOpen: isOpen)
    }

    /// Ends the present piece.
    private mutating func close(at input: Double) {
        piece.to = input
        if piece.isApproximate, input > piece.from {
            let last = subject.state(at: input == end ? input : input.nextDown)
            piece.state = subject.leading(piece.state, over: input - piece.from, to: last)
        }
        pieces.append(piece)
    }
}

/// Walks through a range of an input from one end of a straight stretch to the next.
struct PieceWalk<Subject: Swept> {
    typealias State = Subject.State

    let subject: Subject
    let end: Double
    private(set) var pieces: [Piece<State>] = []
    private(set) var turns: [Turn<State>] = []
    /// How far the walk has come.
    var place: Double
    /// How it goes on from there.
    var course: Course<State>
    /// The piece that it is in.
    var piece: Piece<State>
    /// The states tried in the piece, where it is found by trying.
    var samples: [(input: Double, state: State)] = []
    /// What comes after the piece, where it is not known from where on that holds: no line of it leads there.
    var stray: (input: Double, state: State)?
    /// How many values were tried, and how many of them between whole ones.
    var tries = 0
    var refinements = 0
    private var strides = 0
    private let stopsAfter: (Turn<State>) -> Bool
    private(set) var isStopped = false

    /// How far around the end of a straight stretch rounding can put what happens there.
    static var slack: Double { 1e-8 }
    /// The most straight stretches, and the most values tried one by one, before a walk is given up.
    private static var mostStrides: Int { 100_000 }
    static var mostTries: Int { SweepRange.mostValues }

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
        let isOpen = !subject.lies(first, on: course, after: 0)
        let state = subject.beginning(first, on: course, after: 0)
        piece = Piece(from: start, to: start, isOpen: false, isApproximate: false, state: state)
        if isOpen, start < end {
            let next = subject.state(at: min(end, start + PieceWalk.slack))
            if subject.isSame(next, course.state) {
                turn(to: course.state, at: start, isOpen: true)
            } else {
                course.isBent = true
                course.state = next
            }
        }
        while place < end, !isStopped, !isGivenUp {
            if course.isBent { tryOn() } else { stride() }
            subject.pass(place)
        }
        close(at: isStopped || isGivenUp ? place : end)
    }

    /// Whether the range has more to look at than a walk is for; it ends at its place then.
    var isGivenUp: Bool { place < end && (tries >= PieceWalk.mostTries || strides >= PieceWalk.mostStrides) }

    /// Where values were only tried.
    var tried: TriedRanges {
        var ranges = TriedRanges()
        for piece in pieces where piece.isApproximate { ranges.add(from: piece.from, to: piece.to) }
        return ranges
    }

    // MARK: Straight stretches

    /// Goes to where the course ends, and finds out what happens there.
    private mutating func stride() {
        strides += 1
        let stop = min(end, max(place + course.reach, place.nextUp))
        let middle = place + (stop - place) / 2
        if !subject.isTrusted, stop - place > PieceWalk.slack, middle < stop {
            guard follows(subject.state(at: middle), at: middle) else { return tryOn() }
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
        guard isKept, follows(next.state, at: stop) else {
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
        subject.lies(state, on: course, after: input - place)
    }

    /// Crosses the end of a stretch, around which the structure or the place of something changes: often at one value,
    /// and for a single one where that is an exception.
    private mutating func cross(_ stop: Double, to next: Course<State>) {
        var low = max(place, stop - PieceWalk.slack)
        if low > place, !follows(subject.state(at: low), at: low) { return tryOn() }
        let high = min(end, stop + PieceWalk.slack)
        var isArrived = false
        var crossings = 0
        while !isArrived, crossings < 8 {
            let old = crossings == 0 ? nil : piece
            let first = BreakSearch.first(above: low, upTo: high, near: stop) { input in
                let state = subject.state(at: input)
                guard let old else { return follows(state, at: input) }
                return subject.isSame(state, old.state) && subject.leads(old.state, for: input - old.from, to: state)
            }
            guard let first else { break }
            let state = subject.state(at: first)
            isArrived = subject.lies(state, on: next, after: first - stop)
            let isOpen = BreakSearch.isOpen(at: first)
            let begun = subject.beginning(state, on: next, after: first - stop)
            turn(to: begun, at: isOpen ? first.nextDown : first, isOpen: isOpen)
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

    // MARK: Pieces

    /// Ends the present piece and begins another one.
    mutating func begin(_ state: State, at input: Double, isOpen: Bool) {
        close(at: input)
        piece = Piece(from: input, to: input, isOpen: isOpen, isApproximate: false, state: state)
        samples = []
        stray = nil
    }

    /// The same where the structure changes.
    mutating func turn(to state: State, at input: Double, isOpen: Bool, isApproximate: Bool = false) {
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
        pieces.append(piece.isApproximate ? fitted() : piece)
    }
}

/// Something that is known for each value of an input, and that can say how far it changes along straight lines.
protocol Swept {
    /// What it is for one value of the input.
    associatedtype State

    /// Whether states are without numbers, so that a course is relied on as far as it reaches instead of being compared
    /// with states on its way.
    var isTrusted: Bool { get }

    /// What it is for a value.
    func state(at input: Double) -> State

    /// What it is just above a value, and how far that holds.
    func course(above input: Double) -> Course<State>

    /// Whether two states have the same structure.
    func isSame(_ a: State, _ b: State) -> Bool

    /// Whether two states have the same structure but for what texts say, and how they are broken and cut.
    func isSameButForTexts(_ a: State, _ b: State) -> Bool

    /// How far a state's numbers, followed for a step, lie from those of another of the same structure.
    func distance(_ a: State, for step: Double, to b: State) -> Double

    /// Whether the numbers of two states change alike.
    func isParallel(_ a: State, _ b: State) -> Bool

    /// A state whose numbers change as those of another do.
    func following(_ a: State, as b: State) -> State

    /// A state whose numbers change, over a step, into those of another.
    func leading(_ a: State, over step: Double, to b: State) -> State

    /// Is told of the values that were reached.
    func pass(_ input: Double)
}

extension Swept {
    /// Whether a state's numbers, followed for a step, are those of another, but for rounding or for what is given.
    func leads(_ a: State, for step: Double, to b: State, within error: Double = 1e-6) -> Bool {
        distance(a, for: step, to: b) <= error
    }

    func isSameButForTexts(_ a: State, _ b: State) -> Bool { isSame(a, b) }

    /// Whether a state lies on a course, a step after its start.
    func lies(_ state: State, on course: Course<State>, after step: Double) -> Bool {
        isSame(state, course.state) && leads(course.state, for: step, to: state)
    }

    /// A state as a piece begins with it: with the growth of the course on which it lies, where that is straight.
    func beginning(_ state: State, on course: Course<State>, after step: Double) -> State {
        lies(state, on: course, after: step) && !course.isBent ? following(state, as: course.state) : state
    }
}

/// Something that is known for each value of an input, and that can say how far it changes along straight lines.
protocol Swept {
    /// What it is for one value of the input.
    associatedtype State

    /// Whether a course is relied on as far as it reaches, instead of being compared with states on its way.
    var isTrusted: Bool { get }

    /// What it is for a value.
    func state(at input: Double) -> State

    /// What it is just above a value, and how far that holds.
    func course(above input: Double) -> Course<State>

    /// Whether two states have the same structure.
    func isSame(_ a: State, _ b: State) -> Bool

    /// Whether a state's numbers, followed for a step, are those of another.
    func leads(_ a: State, for step: Double, to b: State) -> Bool

    /// Whether the numbers of two states change alike.
    func isParallel(_ a: State, _ b: State) -> Bool

    /// A state whose numbers change as those of another do.
    func following(_ a: State, as b: State) -> State

    /// A state whose numbers change, over a step, into those of another.
    func leading(_ a: State, over step: Double, to b: State) -> State
}

/// How something goes on above a value of its input.
struct Course<State> {
    /// What it is there, with the growth of its numbers.
    var state: State
    /// How far the input may grow before it is worth to look again.
    var reach: Double
    /// Whether some of its numbers follow no straight line.
    var isBent: Bool
    /// Whether the end of the reach can be an exception, for that one value.
    var hasExceptions = false
}

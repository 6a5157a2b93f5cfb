/// How something goes on above a value of its input.
struct Course<State> {
    /// What it is there, with the growth of its numbers.
    var state: State
    /// How far the input may grow before it is worth to look again.
    var reach: Double
    /// Whether some of its numbers follow no straight line.
    var isBent: Bool
    /// Whether it is numbers of the state itself that do so, and not only such as are compared.
    var isCurved = false
    /// Whether the end of the reach can be an exception, for that one value.
    var hasExceptions = false
}

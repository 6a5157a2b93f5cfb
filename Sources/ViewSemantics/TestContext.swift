import ViewIR

/// What the checker knows of the test whose steps it checks.
struct TestContext {
    /// Whether the expression being checked belongs to a step, where every layout fact is known.
    var isStep = false
    /// Whether content may leave required handlers out.
    var leavesOutHandlers = false
    /// Whether the test's head says in which windows it runs, so that `show` does not.
    var saysPlace = false
    /// Whether the test's head says with which settings it runs, so that `show` does not.
    var saysSettings = false
    /// Whether a step before has shown something.
    var hasShown = false
    /// The view that the last `show` shows; nil where it shows no single one.
    var shown: ViewID?
}

import ViewBase
import ViewCompiler
import ViewLayout
import ViewRuntime

/// A test along the numbers that its head names: whether it holds.
final class SweptTest: Swept {
    private let compilation: Compilation
    private let test: TestCase
    private let options: EvaluationOptions
    /// The verdicts asked for last, since the walk asks for some twice.
    private var recent: [(number: Double, holds: Bool)] = []

    private let progress: SweepProgress

    private static let mostRecent = 6

    init(
        _ compilation: Compilation, _ test: TestCase, _ options: EvaluationOptions,
        _ progress: @escaping SweepProgress
    ) {
        self.progress = progress
        self.compilation = compilation
        self.test = test
        self.options = options
    }

    var isTrusted: Bool { true }

    /// What the test gives for a number.
    func outcome(at number: Double) -> TestOutcome {
        run(at: number, options)
    }

    private func run(at number: Double, _ options: EvaluationOptions) -> TestOutcome {
        var test = test
        test.number = number
        return compilation.run(test, options, SnapshotFiles(), .never)
    }

    func state(at number: Double) -> Bool {
        for known in recent where known.number == number { return known.holds }
        // Only what is told in the end is drawn.
        var options = options
        options.draws = false
        let holds = run(at: number, options).hasPassed
        if recent.count == SweptTest.mostRecent { recent.removeFirst() }
        recent.append((number, holds))
        return holds
    }

    /// Whether the test holds just above a number. What a live screen must decide is asked of one, and so is whatever
    /// says that the test does not hold.
    func course(above number: Double) -> Course<Bool> {
        var test = test
        test.number = number
        let followed = compilation.follow(test, options)
        let turns = followed.turns
        var course = Course(
            state: followed.holds, reach: turns.reach, isBent: turns.isBent || followed.isOutside,
            hasExceptions: turns.hasExceptions)
        if course.isBent || !course.state {
            course.state = state(at: number.nextUp)
            course.isBent = course.isBent || course.state != followed.holds
        }
        return course
    }

    func isSame(_ a: Bool, _ b: Bool) -> Bool { a == b }
    func distance(_ a: Bool, for step: Double, to b: Bool) -> Double { 0 }
    func isParallel(_ a: Bool, _ b: Bool) -> Bool { true }
    func following(_ a: Bool, as b: Bool) -> Bool { a }
    func leading(_ a: Bool, over step: Double, to b: Bool) -> Bool { a }
    func pass(_ number: Double) { progress(number) }
}

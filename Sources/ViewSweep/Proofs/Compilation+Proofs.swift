import ViewBase
import ViewCompiler
import ViewIR
import ViewRuntime

extension Compilation {
    /// Proves the tests of the first file named whose heads name a range, each combination of devices and settings by
    /// itself; the program has no errors.
    public func proofs(_ options: EvaluationOptions, progress: @escaping SweepProgress = { _ in }) -> [Proof] {
        rangedTests.map { proof(of: $0, options, progress: progress) }
    }

    /// The combinations of the first file's tests that are to be proved, in order.
    public var rangedTests: [TestCase] {
        guard let file = sources.entries.first else { return [] }
        var tests: [TestCase] = []
        for declarations in program.files where declarations.id == file {
            for case .test(let test) in declarations.declarations where program.tests[test].number != nil {
                tests += TestCase.combinations(of: test, in: program)
            }
        }
        return tests
    }

    /// Proves one combination.
    public func proof(
        of test: TestCase, _ options: EvaluationOptions, progress: @escaping SweepProgress = { _ in }
    ) -> Proof {
        let (from, to) = TestCase.limits(of: test.test, in: program) ?? (from: .nan, to: .nan)
        let swept = SweptTest(self, test, options, progress)
        let declaration = program.tests[test.test]
        var failure: Proof.Failure?
        var tried = TriedRanges()
        if from.isNaN {
            // Without a number the run says what is wrong with the range.
            let outcome = run(test, options, SnapshotFiles(), .never)
            failure = Proof.Failure(at: from, isOpen: false, isApproximate: false, outcome: outcome)
        } else if !swept.state(at: from) {
            failure = Proof.Failure(at: from, isOpen: false, isApproximate: false, outcome: swept.outcome(at: from))
        } else {
            let walk = PieceWalk(swept, from: from, to: to) { !$0.after }
            tried = walk.tried
            failure = walk.turns.first { !$0.after }.map { turn in
                tried = tried.below(turn.at)
                return Proof.Failure(
                    at: turn.at, isOpen: turn.isOpen, isApproximate: turn.isApproximate,
                    outcome: swept.outcome(at: turn.isOpen ? turn.at.nextUp : turn.at))
            }
            if failure == nil, walk.isGivenUp {
                let unfinished = TestOutcome(
                    name: name(of: test), range: declaration.titleRange,
                    failures: [.unfinishedProof(at: walk.place, to: to, declaration.titleRange)], warnings: [],
                    snapshots: [])
                failure = Proof.Failure(at: walk.place, isOpen: true, isApproximate: false, outcome: unfinished)
            }
        }
        return Proof(
            name: name(of: test), range: declaration.titleRange,
            number: declaration.number.map { program.names.text($0.name) } ?? "", from: from, to: to,
            failure: failure, tried: tried)
    }
}

import ViewBase
import ViewIR
import ViewRuntime
import ViewTree

extension Compilation {
    /// The runs of the tests in the first file named, in order.
    public var testCases: [TestCase] {
        guard let file = sources.entries.first else { return [] }
        var cases: [TestCase] = []
        for declarations in program.files where declarations.id == file {
            for case .test(let test) in declarations.declarations { cases += TestCase.all(of: test, in: program) }
        }
        return cases
    }

    /// The title of a run's test, with what sets the run apart from the others.
    public func name(of test: TestCase) -> TestName {
        TestName(title: program.tests[test.test].title, label: test.label(in: program, sources.files))
    }

    /// Runs a test of the program, which has no errors; images come from the folders of the options.
    public func run(
        _ test: TestCase, _ options: EvaluationOptions, _ snapshots: SnapshotFiles, _ update: SnapshotUpdate
    ) -> TestOutcome {
        var surroundings = surroundings(options)
        surroundings.snapshots = snapshots
        surroundings.update = update
        return TestRun.outcome(of: test, in: program, sources.files, surroundings)
    }

    /// Runs a test with numbers that follow its own.
    public func follow(_ test: TestCase, _ options: EvaluationOptions) -> FollowedTest {
        FollowedTest(test, in: program, surroundings(options))
    }

    private func surroundings(_ options: EvaluationOptions) -> TestSurroundings {
        var surroundings = TestSurroundings()
        surroundings.environment = Setting.surroundings(options)
        surroundings.draws = options.draws
        surroundings.environment.strings = strings(options.strings)
        surroundings.assets = AssetFiles(provider, sources.files, folders: options.assetFolders)
        return surroundings
    }
}

import ViewBase

/// What became of one run of a test.
public struct TestOutcome: Hashable, Sendable {
    public let name: TestName
    /// The place of the title.
    public let range: SourceRange
    /// In the order of the steps; the test passes where there is none.
    public let failures: [TestFailure]
    /// What was found while the test ran and makes it no failure.
    public let warnings: [Diagnostic]
    /// The snapshots taken, in order.
    public let snapshots: [Snapshot]

    public init(
        name: TestName, range: SourceRange, failures: [TestFailure], warnings: [Diagnostic], snapshots: [Snapshot]
    ) {
        self.name = name
        self.range = range
        self.failures = failures
        self.warnings = warnings
        self.snapshots = snapshots
    }

    public var hasPassed: Bool { failures.isEmpty }
}

import ViewTree

/// What the tests of a file run in.
public struct TestSurroundings {
    /// The environment before a test says anything.
    public var environment = EnvironmentValues()
    public var assets = AssetProvider()
    public var snapshots = SnapshotFiles()
    public var update = SnapshotUpdate.never
    public var budget = EvaluationBudget()
    /// Whether failures say what is painted.
    public var draws = false

    public init() {}
}

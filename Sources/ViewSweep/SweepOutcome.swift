import ViewBase

/// What a sweep gave.
public struct SweepOutcome: Sendable {
    /// The sweep; nil where the diagnostics have errors.
    public let sweep: Sweep?
    /// What is wrong with the values given and what went wrong in evaluation.
    public let diagnostics: [Diagnostic]
    /// The program's files, then the values given as files of their own, by the ids that the diagnostics name.
    public let files: [SourceFile]
}

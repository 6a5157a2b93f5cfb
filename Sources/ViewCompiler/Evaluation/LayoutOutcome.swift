import ViewBase
import ViewTree

/// What an evaluation gave.
public struct LayoutOutcome: Sendable {
    /// One a window, in the order of the sizes; none where the diagnostics have errors.
    public let reports: [Report]
    /// For each report the places of the warnings that comments silence, among all that it would have.
    let silenced: [[Int]]
    /// What each paints, in the order of the reports; none unless asked for.
    public let displays: [DisplayList]
    /// What is wrong with the values given and what went wrong in evaluation.
    public let diagnostics: [Diagnostic]
    /// The program's files, then the values given as files of their own, by the ids that the diagnostics name.
    public let files: [SourceFile]
}

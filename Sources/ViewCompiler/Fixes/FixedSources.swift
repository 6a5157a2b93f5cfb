import ViewBase

/// A program put right where it is certain how: each round makes the changes that findings in the files named ask for,
/// and looks again, until nothing is left that can be made.
public struct FixedSources {
    /// The program as it was.
    public let original: Compilation
    /// What is found in that.
    public let originalFindings: [Diagnostic]
    /// The program as it is then.
    public private(set) var compilation: Compilation
    /// What is found in it.
    public private(set) var findings: [Diagnostic]
    /// The files that changed, by path, with their new bytes.
    public private(set) var changed: [(path: String, bytes: [UInt8])] = []

    private static let mostRounds = 20

    /// `paths` name the program's files, `find` says what is found in a program, `chosen` which of that is to be put
    /// right.
    public init(
        _ original: Compilation, at paths: [String], finding find: @escaping (Compilation) -> [Diagnostic],
        choosing chosen: ([Diagnostic], [SourceFile]) -> [Diagnostic]
    ) {
        self.original = original
        originalFindings = find(original)
        compilation = original
        findings = originalFindings
        for _ in 0..<FixedSources.mostRounds {
            let fixes = CheckedFixes(
                chosen(findings, compilation.sources.files), in: compilation.sources.entries, of: compilation,
                at: paths, findings: findings, finding: find)
            if fixes.edits.isEmpty { return }
            changed = changed.filter { old in !fixes.changed.contains { $0.path == old.path } } + fixes.changed
            compilation = fixes.compilation
            findings = fixes.findings
        }
    }
}

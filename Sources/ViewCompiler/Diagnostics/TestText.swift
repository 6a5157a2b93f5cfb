import ViewBase
import ViewRuntime

/// Prints tests that fail for people.
public struct TestText {
    private let path: String
    private var diagnostics: DiagnosticText

    /// The tests of the file at a path; the files are the program's.
    public init(_ path: String, _ files: [SourceFile]) {
        self.path = path
        diagnostics = DiagnosticText(files)
    }

    /// The failures of a run with what they say; empty where it passed.
    public mutating func print(_ outcome: TestOutcome) -> [UInt8] {
        if outcome.hasPassed { return [] }
        var out = TextWriter()
        out.write("failed: \(path): \(outcome.name.text)\n")
        return out.bytes + details(outcome)
    }

    /// What the failures of a run say.
    public mutating func details(_ outcome: TestOutcome) -> [UInt8] {
        var out = TextWriter()
        for failure in outcome.failures {
            out.write(diagnostics.print([failure.diagnostic])[...])
            for line in failure.picture { out.write("\(line)\n") }
            out.write(failure.difference[...])
        }
        return out.bytes
    }
}

import ViewBase

/// A program whose warnings are put right where they say how: each round applies the first fix-it of every warning in the
/// files named, and looks again, until nothing is left to apply.
public struct FixedSources {
    /// The program as it is then.
    public private(set) var compilation: Compilation
    /// What `lint` finds in it.
    public private(set) var findings: [Diagnostic]
    /// The files that changed, by path, with their new bytes.
    public private(set) var changed: [(path: String, bytes: [UInt8])] = []

    private static let mostRounds = 20

    /// `chosen` leaves out the findings that are not to be touched.
    public init(
        _ paths: [String], from provider: SourceProvider, _ options: EvaluationOptions,
        choosing chosen: ([Diagnostic], [SourceFile]) -> [Diagnostic]
    ) {
        compilation = Compilation(paths, from: provider)
        findings = compilation.lint(options)
        for _ in 0..<FixedSources.mostRounds {
            if findings.contains(where: { $0.severity == .error }) { return }
            let fixes = FixedSources.fixes(chosen(findings, compilation.sources.files), compilation)
            if fixes.isEmpty { return }
            let files = merged(fixes)
            var sources = provider
            for file in files { sources = OverlaidSources(sources, file.path, file.bytes) }
            let next = Compilation(paths, from: sources)
            let nextFindings = next.lint(options)
            // What is right stays right: a round after which the program does not check is not kept.
            if nextFindings.contains(where: { $0.severity == .error }) { return }
            compilation = next
            findings = nextFindings
            changed = files
        }
    }

    /// The files changed so far with those of another round.
    private func merged(_ fixes: [(path: String, bytes: [UInt8])]) -> [(path: String, bytes: [UInt8])] {
        changed.filter { old in !fixes.contains { $0.path == old.path } } + fixes
    }

    /// The files named with the first fix-its of some warnings applied, those left out that overlap or touch one before.
    private static func fixes(
        _ findings: [Diagnostic], _ compilation: Compilation
    ) -> [(path: String, bytes: [UInt8])] {
        var result: [(path: String, bytes: [UInt8])] = []
        for file in compilation.sources.entries {
            let edits = edits(findings, in: file)
            if edits.isEmpty { continue }
            let source = compilation.sources.files[file.index]
            result.append((source.path, TextEdit.apply(edits, to: source.bytes)))
        }
        return result
    }

    /// The edits of those fix-its in a file, in order.
    private static func edits(_ findings: [Diagnostic], in file: FileID) -> [TextEdit] {
        var fixes: [[TextEdit]] = []
        for finding in findings where finding.severity == .warning {
            guard let fixIt = finding.fixIts.first, !fixIt.edits.isEmpty,
                fixIt.edits.allSatisfy({ $0.range.file == file })
            else { continue }
            fixes.append(fixIt.edits.sorted { $0.range.start < $1.range.start })
        }
        fixes.sort { $0[0].range.start < $1[0].range.start }
        var result: [TextEdit] = []
        for fix in fixes {
            if let last = result.last, last.range.end >= fix[0].range.start { continue }
            result += fix
        }
        return result
    }
}

import ViewBase
import ViewSyntax

/// As many of the changes that findings ask for as leave a program with no more errors than it has.
///
/// All are tried together; where that does not take away each error that was to go, each half is, down to single ones,
/// as often as `mostChecks` says.
public struct CheckedFixes {
    /// What is changed, in order of file and place; none overlap.
    public private(set) var edits: [TextEdit] = []
    /// The program with the changes.
    public private(set) var compilation: Compilation
    /// What is found in it.
    public private(set) var findings: [Diagnostic]
    private let original: Compilation
    private let paths: [String]
    private let find: (Compilation) -> [Diagnostic]
    private var checks = 0

    /// How often a program is checked again at most.
    public static let mostChecks = 24

    /// Takes what has one certain remedy among some findings of a program, and of that what lies in some of its files;
    /// `find` says what is found in a program.
    public init(
        _ chosen: [Diagnostic], in files: [FileID], of compilation: Compilation, at paths: [String],
        findings: [Diagnostic], finding find: @escaping (Compilation) -> [Diagnostic]
    ) {
        original = compilation
        self.compilation = compilation
        self.findings = findings
        self.paths = paths
        self.find = find
        add(CheckedFixes.remedies(chosen, files, compilation)[...])
    }

    /// A change that a finding asks for, its edits in order.
    private struct Remedy {
        let edits: [TextEdit]
        let isOfError: Bool
    }

    /// The files that change, by path, with their new bytes.
    public var changed: [(path: String, bytes: [UInt8])] { changed(by: edits) }

    private func changed(by edits: [TextEdit]) -> [(path: String, bytes: [UInt8])] {
        var result: [(path: String, bytes: [UInt8])] = []
        for source in original.sources.files {
            let own = edits.filter { $0.range.file == source.id }
            if !own.isEmpty { result.append((source.path, TextEdit.apply(own, to: source.bytes))) }
        }
        return result
    }

    /// Makes some changes besides those made, or as many of them as do no harm.
    private mutating func add(_ remedies: ArraySlice<Remedy>) {
        guard !remedies.isEmpty, checks < CheckedFixes.mostChecks else { return }
        checks += 1
        // Halves are added in order, so that all edits stay in order.
        let tried = edits + remedies.flatMap { $0.edits }
        var sources = original.provider
        for file in changed(by: tried) { sources = OverlaidSources(sources, file.path, file.bytes) }
        let next = Compilation(paths, from: sources)
        let found = find(next)
        // What goes may show an error that it hid; of several together that could be the harm that one does.
        let expected = remedies.count > 1 ? remedies.count { $0.isOfError } : 0
        if CheckedFixes.errors(found) <= CheckedFixes.errors(findings) - expected {
            (edits, compilation, findings) = (tried, next, found)
        } else if remedies.count > 1 {
            let middle = (remedies.startIndex + remedies.endIndex) / 2
            add(remedies[..<middle])
            add(remedies[middle...])
        }
    }

    private static func errors(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity == .error } }

    /// The remedies in order of file and place, those left out that overlap or touch one before, and those that would lose
    /// a comment.
    private static func remedies(
        _ findings: [Diagnostic], _ files: [FileID], _ compilation: Compilation
    ) -> [Remedy] {
        var remedies: [Remedy] = []
        for finding in findings where finding.fixIts.count == 1 && finding.fixIts[0].isCertain {
            let edits = finding.fixIts[0].edits.sorted { $0.range.start < $1.range.start }
            guard let file = edits.first?.range.file, files.contains(file),
                edits.allSatisfy({ $0.range.file == file && !losesComment($0, compilation) })
            else { continue }
            remedies.append(Remedy(edits: edits, isOfError: finding.severity == .error))
        }
        remedies.sort { a, b in
            let (first, second) = (a.edits[0].range, b.edits[0].range)
            return (first.file, first.start) < (second.file, second.start)
        }
        var last: SourceRange?
        return remedies.filter { remedy in
            let first = remedy.edits[0].range
            if let last, last.file == first.file, last.end >= first.start { return false }
            last = remedy.edits[remedy.edits.count - 1].range
            return true
        }
    }

    private static func losesComment(_ edit: TextEdit, _ compilation: Compilation) -> Bool {
        compilation.sources.trees[edit.range.file.index].holdsComment(inside: edit.range)
    }
}

import ViewBase
import ViewSyntax

/// The comments `// view:allow(CODE) reason` of a program's files: each silences warnings of its line, or of the next
/// line with code where it stands alone.
struct Allowances {
    private struct Allowance {
        let code: DiagnosticCode
        let comment: SourceRange
        /// The bytes of the line it speaks of.
        let line: SourceRange
        var isIdle = true
    }

    private var allowances: [Allowance] = []
    /// Comments that name no warning.
    private var faults: [Diagnostic] = []

    init(_ trees: [SyntaxTree]) {
        for tree in trees {
            for comment in tree.tokens.allowances { read(comment, tree) }
        }
    }

    private mutating func read(_ comment: Range<Int>, _ tree: SyntaxTree) {
        let range = SourceRange(file: tree.source.id, comment)
        let codes = Allowances.codes(tree.source.text(comment))
        if codes.isEmpty { faults.append(.allowsNothing(range)) }
        for spelling in codes {
            guard let info = DiagnosticList.info(spelling: spelling), info.severity == .warning else {
                faults.append(.allowsUnknown(spelling, range))
                continue
            }
            let line = Allowances.line(of: comment, tree)
            allowances.append(Allowance(code: info.code, comment: range, line: line))
        }
    }

    /// The codes between the parentheses; none where the comment is written otherwise.
    private static func codes(_ comment: String) -> [String] {
        guard let open = comment.utf8.firstIndex(of: UInt8(ascii: "(")),
            let close = comment.utf8.firstIndex(of: UInt8(ascii: ")")), open < close
        else { return [] }
        let inside = comment.utf8[comment.utf8.index(after: open)..<close]
        var codes: [String] = []
        for part in inside.split(separator: UInt8(ascii: ",")) {
            codes.append(String(decoding: part.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self))
        }
        return codes
    }

    private static func line(of comment: Range<Int>, _ tree: SyntaxTree) -> SourceRange {
        let place = SourceRange(file: tree.source.id, comment.lowerBound..<comment.lowerBound)
        let next = tree.tokens.index(of: place)
        let isAlone = next == 0 || tree.tokens.flags[next].contains(.newlineBefore) && startsLine(comment, tree)
        let tokens = tree.tokens.line(of: isAlone ? next : next - 1)
        return SourceRange(
            file: tree.source.id, start: tree.tokens.starts[tokens.lowerBound],
            end: tree.tokens.ends[tokens.upperBound - 1])
    }

    /// Whether only white space stands before a comment on its line.
    private static func startsLine(_ comment: Range<Int>, _ tree: SyntaxTree) -> Bool {
        var offset = comment.lowerBound
        while offset > 0 {
            offset -= 1
            let byte = tree.source.bytes[offset]
            if byte == 0x0A || byte == 0x0D { return true }
            if byte != 0x20, byte != 0x09 { return false }
        }
        return true
    }

    /// Diagnostics without the warnings that comments silence.
    mutating func apply(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if allowances.isEmpty { return diagnostics }
        var kept: [Diagnostic] = []
        for diagnostic in diagnostics {
            let isSilenced = diagnostic.severity == .warning && silences(diagnostic.code, at: diagnostic.range)
            if !isSilenced { kept.append(diagnostic) }
        }
        return kept
    }

    /// Whether a comment silences a warning that begins where `range` does.
    mutating func silences(_ code: DiagnosticCode, at range: SourceRange) -> Bool {
        var isSilenced = false
        for index in allowances.indices where allowances[index].code == code {
            let line = allowances[index].line
            guard line.file == range.file, range.start >= line.start, range.start <= line.end else { continue }
            allowances[index].isIdle = false
            isSilenced = true
        }
        return isSilenced
    }

    /// Who looked for the warnings that comments silence.
    enum Finder {
        case check
        /// The previews of these files were looked at too.
        case lint([FileID])
    }

    /// What is wrong with the comments themselves. A comment about what the finder does not look for is no mistake here,
    /// and a program with errors may have warnings that are not known yet.
    func findings(hasErrors: Bool, of finder: Finder) -> [Diagnostic] {
        var findings = faults
        for allowance in allowances where allowance.isIdle && !hasErrors && looks(finder, for: allowance) {
            findings.append(.allowsIdly(allowance.code.text, allowance.comment))
        }
        return findings
    }

    private func looks(_ finder: Finder, for allowance: Allowance) -> Bool {
        switch allowance.code.number {
        case 300..<400, 500..<600: return false
        case DiagnosticCode.redundantModifier.number..<800:
            guard case .lint(let files) = finder else { return false }
            return files.contains(allowance.comment.file)
        default: return true
        }
    }
}

extension Diagnostic {
    fileprivate static func allowsNothing(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownAllowance, .warning, "this names no warning; write `// view:allow(V0403) reason`", range)
    }

    fileprivate static func allowsUnknown(_ spelling: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.unknownAllowance, .warning, "`" + spelling + "` is no warning's code", range)
    }

    fileprivate static func allowsIdly(_ code: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .idleAllowance, .warning, "there is no warning " + code + " here to silence", range,
            fixIts: [FixIt("remove the comment", [TextEdit(range, "")])])
    }
}

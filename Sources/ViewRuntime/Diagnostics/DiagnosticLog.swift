import ViewBase

/// The findings of an evaluation, one for each code and place however often an expression is evaluated.
struct DiagnosticLog: Sendable {
    private struct Key: Hashable {
        let code: DiagnosticCode
        let range: SourceRange
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Key> = []
    private(set) var hasErrors = false

    mutating func add(_ diagnostic: Diagnostic) {
        guard seen.insert(Key(code: diagnostic.code, range: diagnostic.range)).inserted else { return }
        diagnostics.append(diagnostic)
        if diagnostic.severity == .error { hasErrors = true }
    }
}

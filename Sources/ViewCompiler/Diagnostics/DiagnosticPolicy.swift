import ViewBase

/// What the user wants to see of a compilation's diagnostics, and how they count.
public struct DiagnosticPolicy: Sendable {
    /// Whether every warning counts as an error.
    public var deniesWarnings = false
    /// Warnings that are not shown.
    public var allowed: [DiagnosticCode] = []
    /// Warnings that count as errors.
    public var denied: [DiagnosticCode] = []
    /// Errors shown at most; nil for all.
    public var maximumErrors: Int? = 100

    public init() {}

    /// Whether a warning of some code counts as an error.
    public func denies(_ code: DiagnosticCode) -> Bool {
        denied.contains(code) || (deniesWarnings && !allowed.contains(code))
    }

    /// The diagnostics in order of file and place, allowed warnings left out, denied ones raised to errors if asked.
    public func apply(_ diagnostics: [Diagnostic], raising: Bool = true) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        for diagnostic in diagnostics {
            var diagnostic = diagnostic
            if diagnostic.severity == .warning {
                if denies(diagnostic.code) {
                    if raising { diagnostic.severity = .error }
                } else if allowed.contains(diagnostic.code) {
                    continue
                }
            }
            kept.append(diagnostic)
        }
        return DiagnosticPolicy.sorted(kept)
    }

    /// How many of some diagnostics are shown before the limit of errors is passed.
    public func shownCount(_ diagnostics: [Diagnostic]) -> Int {
        guard let maximumErrors else { return diagnostics.count }
        var errors = 0
        for index in diagnostics.indices where diagnostics[index].severity == .error {
            errors += 1
            if errors > maximumErrors { return index }
        }
        return diagnostics.count
    }

    /// The diagnostics in order of file, then place; those of one place keep their order.
    static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let order = diagnostics.indices.sorted { a, b in
            let left = diagnostics[a].range
            let right = diagnostics[b].range
            if left.file != right.file { return left.file < right.file }
            if left.start != right.start { return left.start < right.start }
            return a < b
        }
        return order.map { diagnostics[$0] }
    }
}

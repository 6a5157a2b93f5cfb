import ViewBase
import ViewCompiler

/// The options of every command that checks a program.
enum DiagnosticOptions {
    static let table: [OptionSpec] = [
        OptionSpec("--max-errors", "N", "show at most N errors (100; 0 for all)"),
        OptionSpec("--deny", "CODE", "count a warning as an error; `warnings` for all", isRepeatable: true),
        OptionSpec("--allow", "CODE", "do not show a warning", isRepeatable: true),
        allowOutside,
    ]

    static let allowOutside = OptionSpec("--allow-outside", nil, "let imports lead out of the project's folder")
}

extension ParsedArguments {
    /// What the diagnostic options ask for.
    func diagnosticPolicy() throws(UsageError) -> DiagnosticPolicy {
        var policy = DiagnosticPolicy()
        if let text = value("--max-errors") {
            guard let count = Int(text), count >= 0 else {
                throw UsageError("`--max-errors` takes a number, not `\(text)`")
            }
            policy.maximumErrors = count == 0 ? nil : count
        }
        for text in values("--deny") {
            if text == "warnings" {
                policy.deniesWarnings = true
            } else {
                policy.denied.append(try ParsedArguments.warningCode(text, "--deny"))
            }
        }
        for text in values("--allow") { policy.allowed.append(try ParsedArguments.warningCode(text, "--allow")) }
        return policy
    }

    /// The code of a warning, such as `V0401`.
    private static func warningCode(_ text: String, _ option: String) throws(UsageError) -> DiagnosticCode {
        for info in DiagnosticList.all where info.code.text == text.uppercased() {
            guard info.severity == .warning else {
                throw UsageError("`\(option)`: \(info.code.text) is an error, not a warning")
            }
            return info.code
        }
        let warnings = DiagnosticList.all.filter { $0.severity == .warning }.map { $0.code.text }
        throw UsageError("`\(option)`: no warning `\(text)`", suggestion: Spelling.nearest(to: text, among: warnings))
    }
}

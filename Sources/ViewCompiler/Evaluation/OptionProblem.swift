import ViewBase

/// Options that do not fit the program: wrong usage, not a mistake in a file.
public struct OptionProblem: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    public let message: String
    /// The word that may have been meant.
    public let suggestion: String?

    public init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }

    /// No `kind` of the name is there; one of the candidates may have been meant.
    public static func unknown(_ message: String, _ name: String, among candidates: [String]) -> OptionProblem {
        OptionProblem(message, suggestion: Spelling.completion(of: name, among: candidates))
    }
}

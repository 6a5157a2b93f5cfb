/// A command line that cannot be understood.
struct UsageError: Error {
    /// What is wrong, without a full stop.
    let message: String

    init(_ message: String) { self.message = message }

    /// The message with the word that may have been meant.
    init(_ message: String, suggestion: String?) {
        self.message = suggestion.map { "\(message); did you mean `\($0)`?" } ?? message
    }
}

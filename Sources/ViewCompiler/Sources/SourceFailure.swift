/// A file that was named and could not be read.
public struct SourceFailure: Hashable, Sendable {
    public let path: String
    /// Why, as the end of a sentence: `no such file`.
    public let reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

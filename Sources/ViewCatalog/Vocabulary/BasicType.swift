/// A type that is not of the vocabulary, as it is written.
public struct BasicType: Sendable {
    public let spelling: String
    public let type: ValueType
    /// One sentence: what a value of the type is.
    public let summary: String
}

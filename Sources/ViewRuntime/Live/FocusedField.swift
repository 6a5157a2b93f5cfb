import ViewLayout

/// The field that typed text goes to, as a keyboard needs to know it.
public struct FocusedField: Hashable, Sendable {
    public let node: NodeID
    /// What is written in it.
    public let text: String
    /// Whether a new line is part of the text instead of its end.
    public let isMultiline: Bool
    /// Whether what is written is not to be seen.
    public let isSecret: Bool
}

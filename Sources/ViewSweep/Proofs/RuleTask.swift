import ViewText

/// One screen in one language and text size, for which rules are proved by themselves.
public struct RuleTask: Hashable, Sendable {
    /// The title of a preview or the name of a view; nil for what the file shows.
    let view: String?
    let locale: String?
    let size: DynamicTypeSize
}

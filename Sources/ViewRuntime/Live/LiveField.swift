import ViewLayout

/// What a field of text sets.
struct LiveField<S: LayoutScalar> {
    /// The binding of a text or a number.
    let binding: Value<S>
    /// How a number is written; nil for a text.
    var format: Value<S>?
    /// Whether a new line is part of the text instead of its end.
    var isMultiline = false
    /// Whether what is written is not to be seen.
    var isSecret = false
}

import ViewText

/// A text, with its last answer: it holds for a whole range of proposals.
struct TextPayload {
    let text: PreparedText
    var last: TextMeasure?

    init(_ text: PreparedText) { self.text = text }
}

import ViewText

/// A text, with its last answers: each holds for a whole range of proposals.
struct TextPayload {
    let text: PreparedText
    /// The last answer that holds for any greater width, as stacks ask for it beside the one that counts.
    private var unlimited: TextMeasure?
    private var last: TextMeasure?

    init(_ text: PreparedText) { self.text = text }

    /// The answer to a proposal, if it is known; that to no width at all always is.
    func known(width: Double?, height: Double?) -> TextMeasure? {
        if let width, width < TextMeasure.leastWidth { return text.measure(width: width, height: height) }
        if let last, last.holds(width: width, height: height) { return last }
        if let unlimited, unlimited.holds(width: width, height: height) { return unlimited }
        return nil
    }

    /// Keeps an answer.
    mutating func keep(_ measure: TextMeasure) {
        if measure.widthsBelow == .infinity { unlimited = measure } else { last = measure }
    }
}

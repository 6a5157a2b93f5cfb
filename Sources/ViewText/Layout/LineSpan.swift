/// One line of a text: its clusters, and what would make it longer.
struct LineSpan {
    let start: Int
    /// The end of what is seen, before the spaces at which the line breaks.
    let end: Int
    /// Where the next line starts.
    let next: Int
    let width: Int64
    /// Whether a soft hyphen shows at the end.
    var hasHyphen = false
    /// The least width at which the line would hold more.
    let widensAt: Int64
}

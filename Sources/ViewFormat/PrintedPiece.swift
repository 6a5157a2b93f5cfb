/// A piece of the source that a printed document holds.
struct PrintedPiece {
    let source: Range<Int>
    /// Where it begins in the text printed.
    let output: Int
}

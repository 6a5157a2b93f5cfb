/// A stretch of text between explicit line ends.
struct PreparedParagraph {
    let startCluster: Int
    /// Where the paragraph's own clusters end, before the line separator.
    let endCluster: Int
    /// Where those clusters end if the text were one line.
    let end: Int64
    /// The paragraph's units end here; they begin where the ones before it end.
    let endUnit: Int
}

import ViewLayout

/// A reader of a row's counts that does not know its row yet.
struct OpenReader {
    let node: NodeID
    /// The name that the row, or what holds it, has.
    let row: NamePlace
}

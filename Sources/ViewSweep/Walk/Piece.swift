/// A range of an input in which the structure is the same and all numbers change along straight lines.
struct Piece<State> {
    var from: Double
    var to: Double
    /// Whether `from` itself does not belong to it.
    var isOpen: Bool
    /// Whether it was found by trying values, as some number follows no straight line; its numbers are then only near.
    var isApproximate: Bool
    /// What is so at `from`, with the growth of the numbers.
    var state: State
    /// How far the numbers lie from their lines at most: twice as far as they did at the values that were tried.
    var error = 0.0
}

/// A value of an input at which the structure changes.
struct Turn<State> {
    /// The least value with the new structure, or the greatest with the old one where it is open.
    let at: Double
    let isOpen: Bool
    /// Whether it was found by trying values.
    let isApproximate: Bool
    let before: State
    let after: State
}

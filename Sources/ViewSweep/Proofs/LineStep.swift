/// Where some of a screen's texts begin to take other numbers of lines.
struct LineStep {
    /// A value below which they took those of the step before.
    let after: Double
    /// Where they change: to within rounding, or, where values are tried, a value at which they have changed.
    let at: Double
    let isTried: Bool
    /// How many lines each text takes from there on, in the order of the tree.
    let counts: [Int]
}

import ViewLayout

/// A style behind or before an element.
struct StyleFill {
    let isCircle: Bool
    /// The edges at which it runs into the safe area.
    let edges: EdgeSet
    let environment: EnvironmentID
}

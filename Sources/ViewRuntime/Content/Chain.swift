import ViewBase

/// The modifiers that are written on one expression.
struct Chain {
    /// The modifiers around these: of the `Group`, the loop or the component that the expression stands in.
    let parent: ChainID?
    /// The run of the maker's calls, from the outermost in.
    let calls: Range<Int>
    /// The name of what the innermost modifier stands on; nil where it has none.
    let name: Name?
    /// Whether that name belongs to a component's own node instead of each element in it.
    var namesComponent: Bool
    /// Where the names in the chain are printed below.
    let scope: ScopeID
    /// The number of what a host notes of the node inside; nil for nothing.
    var hostNote: Int32?
    /// The environment inside the modifiers.
    let environment: EnvironmentID
}

import ViewBase

/// What stands between a name and the root: the loops and the components around it.
enum Scope: Sendable {
    case root
    /// An iteration, counted from 0.
    case iteration(Int64, in: ScopeID)
    /// A component that carries a name of its own, written in another scope.
    case component(Name, in: ScopeID)
    /// A component without one, whose names are printed as if they stood around it.
    case unnamed(in: ScopeID)
}

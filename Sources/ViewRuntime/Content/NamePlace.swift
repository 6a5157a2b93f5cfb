import ViewBase

/// A name with the loops and components around it, which tell equal names apart.
struct NamePlace: Hashable {
    let name: Name
    let scope: ScopeID
}

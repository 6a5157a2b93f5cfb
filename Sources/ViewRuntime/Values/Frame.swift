import ViewLayout

/// The locals of one activation. A slot is assigned once in an activation, so all that refers to it shares it.
struct Frame<S: LayoutScalar>: Sendable {
    var locals: [Value<S>]
    let instance: InstanceID
    /// Where the names written here are printed below.
    var scope: ScopeID
    /// Where in the tree the activation is, which is what state belongs to; the root's where nothing is kept.
    var place: PlaceID
    /// Whether constants of the view have no values in it, so that each is worked out when it is first read.
    var isLate = false
}

import ViewLayout

/// An item of a loop over a binding, as its binding knows it: by what tells it apart from the others, wherever it stands.
///
/// Safe: only the evaluation that made it uses it; it is `Sendable` since values of the program are.
package final class LoopItem<S: LayoutScalar>: @unchecked Sendable {
    /// What tells it apart; changed with the item itself.
    @exclusivity(unchecked) var identity: Identity
    /// The key path to that; none for its own `id`.
    let key: Value<S>
    /// The item when its binding was made, which is left of it once it has gone.
    let value: Value<S>

    init(identity: Identity, key: Value<S>, value: Value<S>) {
        self.identity = identity
        self.key = key
        self.value = value
    }
}

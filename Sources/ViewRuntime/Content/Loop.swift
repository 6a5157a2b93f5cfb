import ViewIR
import ViewLayout

/// A `ForEach` on its way.
struct Loop<S: LayoutScalar> {
    let source: Value<S>
    /// What the elements are bindings into, where the source is a binding.
    let binding: StorageReference<S>?
    /// The key path of what tells the elements apart; none for their `id`.
    let key: Value<S>
    let body: Value<S>
    let count: Int64
    var position: Int64 = 0
    let context: ContentContext
    let place: ExpressionID
}

import ViewIR
import ViewLayout

/// A `ForEach` on its way.
struct Loop<S: LayoutScalar> {
    let source: Value<S>
    /// What the elements are bindings into, where the source is a binding.
    let binding: StorageReference<S>?
    let body: Value<S>
    let count: Int64
    var position: Int64 = 0
    let context: ContentContext
    let place: ExpressionID
}

import ViewLayout

/// What statements lead to.
enum Flow<S: LayoutScalar> {
    case next
    case returned(Value<S>)
}

import ViewLayout

/// A number that a control sets.
struct LiveNumber<S: LayoutScalar> {
    let binding: Value<S>
    /// Its limits: numbers, a range, or none.
    let bounds: Value<S>
    let step: Value<S>
    let onEditing: Value<S>
}

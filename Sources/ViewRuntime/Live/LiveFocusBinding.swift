import ViewBase
import ViewLayout

/// A binding that says whether a field has the focus.
struct LiveFocusBinding<S: LayoutScalar> {
    let binding: StorageReference<S>
    /// What it is while the field has the focus.
    let value: Value<S>
    /// What it becomes when no field has it any more; nil for one that stays.
    let rest: Value<S>?
}

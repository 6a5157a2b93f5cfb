import ViewBase
import ViewLayout

/// What is typed in a field of a number, as long as the field has the focus and the number is what it was then.
struct LiveDraft<S: LayoutScalar> {
    /// The field.
    let place: PlaceID
    let text: String
    /// The number when it was typed.
    let value: Value<S>
}

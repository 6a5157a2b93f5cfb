import ViewBase
import ViewLayout

/// The field that typed text goes to.
struct LiveFocus {
    /// The field.
    let place: PlaceID
    /// The bindings that say that it has the focus.
    var bindings: [LiveFocusBinding<Double>] = []
    /// What is written in a field of a number, as far as typing has come; nil before any.
    var draft: String?
}

import ViewBase
import ViewLayout

/// The field that typed text goes to.
struct LiveFocus {
    /// The field.
    let place: PlaceID
    /// The bindings that say that it has the focus.
    var bindings: [LiveFocusBinding<Double>] = []
}

import ViewBase
import ViewLayout

/// A host's content that reads how many items of a row show and are hidden, and stands beside the row where this cannot
/// feed back.
struct HostReader<S: LayoutScalar> {
    /// The name that the row, or what holds it, has at the place.
    let row: Name
    /// Given the hidden and the shown count.
    let content: HostContent<S>
    let place: HostPlace
    /// Whether the content is all that lies over or under the part with the row.
    let isLayer: Bool
}

import ViewLayout
import ViewTree

/// A style behind or before an element.
struct StyleFill {
    let outline: FrameOutline
    let ink: Ink?
    /// The edges at which it runs into the safe area.
    let edges: EdgeSet
    let environment: EnvironmentID
}

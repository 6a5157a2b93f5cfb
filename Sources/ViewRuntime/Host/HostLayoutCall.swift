import ViewLayout

/// A container that a host lays out, with its content.
struct HostLayoutCall<S: LayoutScalar> {
    /// The name that reports show.
    let kind: String
    let layout: HostLayout<S>
    let content: HostContent<S>
    let frame: FrameID
}

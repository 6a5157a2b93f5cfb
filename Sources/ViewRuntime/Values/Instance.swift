import ViewIR

/// One use of a component, or the root.
struct Instance: Sendable {
    /// Nil for a preview and for a file's constants.
    let view: ViewID?
    let parent: InstanceID?
    /// What `env` reads.
    let environment: EnvironmentID
    /// The position of the view's first state in storage.
    var firstState: Int
    /// The instances around this one.
    let depth: Int
    /// The frame that the view's own pieces and actions see.
    let frame: FrameID
}

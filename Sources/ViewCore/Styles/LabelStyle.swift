import ViewRuntime

/// Which parts of labels show.
public protocol LabelStyle: Sendable {
    /// Which of the catalogue's styles it is.
    var _look: ControlLook { get }
}

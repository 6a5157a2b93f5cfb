import ViewRuntime

/// How toggles look.
public protocol ToggleStyle: Sendable {
    /// Which of the catalogue's styles it is.
    var _look: ControlLook { get }
}

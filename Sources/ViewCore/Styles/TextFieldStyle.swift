import ViewRuntime

/// How text fields look.
public protocol TextFieldStyle: Sendable {
    /// Which of the catalogue's styles it is.
    var _look: ControlLook { get }
}

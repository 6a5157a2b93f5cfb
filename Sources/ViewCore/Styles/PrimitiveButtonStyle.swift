import ViewRuntime

/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {
    /// Which of the catalogue's styles it is.
    var _look: ControlLook { get }
}

import ViewBase
import ViewTree

/// What the head of a preview says before its content.
public struct PreviewHead: Sendable {
    /// The environment with the values after `with`.
    public let environment: EnvironmentValues
    /// The window after `at`; nil where there is none, or it names a device.
    public let size: (width: Double, height: Double)?
    /// What is wrong with the values.
    public let diagnostics: [Diagnostic]
}

/// What a control shows beside its label.
public struct ControlLook: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case toggle(isOn: Bool)
        case checkbox(isOn: Bool)
        /// Whether a step down and a step up can be taken.
        case stepper(canDecrease: Bool, canIncrease: Bool)
        /// How far along its bar the knob is, from 0 to 1.
        case slider(Double)
        /// How much of the bar is filled, from 0 to 1.
        case progress(Double)
        case spinner
    }

    public let kind: Kind
    /// The colour of the part that is on or filled.
    public let tint: RGBA
    public let isEnabled: Bool
    public let scheme: ColorScheme

    public init(_ kind: Kind, tint: RGBA, isEnabled: Bool, _ scheme: ColorScheme) {
        self.kind = kind
        self.tint = tint
        self.isEnabled = isEnabled
        self.scheme = scheme
    }
}

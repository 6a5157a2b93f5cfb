/// Toggles are a switch after the label.
public struct SwitchToggleStyle: ToggleStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(1) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

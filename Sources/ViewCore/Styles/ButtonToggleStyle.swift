/// Toggles are a button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(2) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

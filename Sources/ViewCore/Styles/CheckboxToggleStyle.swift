/// Toggles are a box with a tick.
public struct CheckboxToggleStyle: ToggleStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(3) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

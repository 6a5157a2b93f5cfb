/// A style of any type, for a parameter or a constant.
public struct AnyToggleStyle: ToggleStyle, Hashable {
    public let _look: ControlLook

    public init(_ style: some ToggleStyle) { _look = style._look }

    public static var automatic: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
    public static var `switch`: AnyToggleStyle { AnyToggleStyle(SwitchToggleStyle()) }
    public static var button: AnyToggleStyle { AnyToggleStyle(ButtonToggleStyle()) }
    public static var checkbox: AnyToggleStyle { AnyToggleStyle(CheckboxToggleStyle()) }
}

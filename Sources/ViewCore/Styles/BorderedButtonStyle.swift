/// Buttons have a ground of the tint colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(3) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

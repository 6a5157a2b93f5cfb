/// Buttons are a label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(2) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons have a strong ground of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(4) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

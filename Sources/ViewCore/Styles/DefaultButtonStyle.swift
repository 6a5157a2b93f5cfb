/// Buttons look as the platform has them in their place.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(0) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

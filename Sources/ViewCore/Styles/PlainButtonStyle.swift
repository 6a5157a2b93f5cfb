/// Buttons are only their label.
public struct PlainButtonStyle: PrimitiveButtonStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(1) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

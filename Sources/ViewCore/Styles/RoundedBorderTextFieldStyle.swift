/// Fields have a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(2) }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

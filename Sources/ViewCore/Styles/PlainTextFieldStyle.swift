/// Fields are only their text.
public struct PlainTextFieldStyle: TextFieldStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(1) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Fields look as the platform has them in their place.
public struct DefaultTextFieldStyle: TextFieldStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(0) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

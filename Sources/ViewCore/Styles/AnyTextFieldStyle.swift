/// A style of any type, for a parameter or a constant.
public struct AnyTextFieldStyle: TextFieldStyle, Hashable {
    public let _look: ControlLook

    public init(_ style: some TextFieldStyle) { _look = style._look }

    public static var automatic: AnyTextFieldStyle { AnyTextFieldStyle(DefaultTextFieldStyle()) }
    public static var plain: AnyTextFieldStyle { AnyTextFieldStyle(PlainTextFieldStyle()) }
    public static var roundedBorder: AnyTextFieldStyle { AnyTextFieldStyle(RoundedBorderTextFieldStyle()) }
}

/// A style of any type, for a parameter or a constant.
public struct AnyButtonStyle: PrimitiveButtonStyle, Hashable {
    public let _look: ControlLook

    public init(_ style: some PrimitiveButtonStyle) { _look = style._look }

    public static var automatic: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
    public static var plain: AnyButtonStyle { AnyButtonStyle(PlainButtonStyle()) }
    public static var borderless: AnyButtonStyle { AnyButtonStyle(BorderlessButtonStyle()) }
    public static var bordered: AnyButtonStyle { AnyButtonStyle(BorderedButtonStyle()) }
    public static var borderedProminent: AnyButtonStyle { AnyButtonStyle(BorderedProminentButtonStyle()) }
}

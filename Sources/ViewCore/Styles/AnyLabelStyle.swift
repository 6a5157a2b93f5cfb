/// A style of any type, for a parameter or a constant.
public struct AnyLabelStyle: LabelStyle, Hashable {
    public let _look: ControlLook

    public init(_ style: some LabelStyle) { _look = style._look }

    public static var automatic: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
    public static var titleAndIcon: AnyLabelStyle { AnyLabelStyle(TitleAndIconLabelStyle()) }
    public static var titleOnly: AnyLabelStyle { AnyLabelStyle(TitleOnlyLabelStyle()) }
    public static var iconOnly: AnyLabelStyle { AnyLabelStyle(IconOnlyLabelStyle()) }
}

/// Labels show the title and the picture.
public struct TitleAndIconLabelStyle: LabelStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(1) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// Labels show the title.
public struct TitleOnlyLabelStyle: LabelStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(2) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

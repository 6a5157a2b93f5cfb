/// Labels show the picture.
public struct IconOnlyLabelStyle: LabelStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(3) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

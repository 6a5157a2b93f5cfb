/// Labels show what the platform has in their place.
public struct DefaultLabelStyle: LabelStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(0) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

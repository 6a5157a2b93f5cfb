/// Toggles look as the platform has them in their place.
public struct DefaultToggleStyle: ToggleStyle, Hashable {
    public init() {}

    public var _look: ControlLook { ControlLook(0) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

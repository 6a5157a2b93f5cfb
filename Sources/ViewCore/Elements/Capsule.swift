import ViewCatalog

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, Hashable {
    public typealias Body = Never

    private let style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public var _outline: ShapeOutline { ShapeOutline(.capsule, style.value) }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }

    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// How a view comes and goes; layout does not read it.
public struct AnyTransition: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let slide = AnyTransition("slide")
    public static let scale = AnyTransition("scale")

    public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.name + "/" + removal.name)
    }

    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name + "+" + other.name) }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

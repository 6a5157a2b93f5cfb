import ViewLayout
import ViewTree

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
    let transition: Transition

    private init(_ transition: Transition) { self.transition = transition }

    public static let identity = AnyTransition(.still)
    /// Fades, which moves nothing.
    public static let opacity = AnyTransition(.fade)
    public static let slide = AnyTransition(.slide)
    /// Grows and shrinks, which moves nothing.
    public static let scale = AnyTransition(.scale(0, .center))

    public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, ViewLayout.UnitPoint(x: anchor.x, y: anchor.y)))
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge.side)) }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge.side)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }

    public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion: insertion.transition, removal: removal.transition))
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(.combined(transition, other.transition))
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(.animated(transition, animation?.animation))
    }
}

extension Edge {
    /// The layout engine's side.
    fileprivate var side: ViewLayout.Edge { ViewLayout.Edge(rawValue: rawValue) ?? .top }
}

import ViewLayout

/// How an element comes and goes.
///
/// Apple: AnyTransition. Fading and growing change no frame, only how it is drawn.
public indirect enum Transition: Hashable, Sendable {
    /// Stands where it is.
    case still
    case fade
    /// From a part of its size to the whole, a point staying where it is.
    case scale(Double, UnitPoint)
    case slide
    /// By its own length over an edge.
    case move(Edge)
    /// In from an edge, out over the opposite one.
    case push(Edge)
    case offset(x: Double, y: Double)
    case asymmetric(insertion: Transition, removal: Transition)
    case combined(Transition, Transition)
    /// With a movement of its own; nil for none.
    case animated(Transition, Animation?)

    /// How far from its place an element of a size begins.
    public func insertion(_ size: Size<Double>, isRightToLeft: Bool) -> (x: Double, y: Double) {
        switch self {
        case .still, .fade, .scale: return (0, 0)
        case .slide: return Transition.over(.leading, size, isRightToLeft)
        case .move(let edge), .push(let edge): return Transition.over(edge, size, isRightToLeft)
        case .offset(let x, let y): return (x, y)
        case .asymmetric(let insertion, _): return insertion.insertion(size, isRightToLeft: isRightToLeft)
        case .combined(let first, let second):
            let (a, b) = (
                first.insertion(size, isRightToLeft: isRightToLeft),
                second.insertion(size, isRightToLeft: isRightToLeft)
            )
            return (a.x + b.x, a.y + b.y)
        case .animated(let inner, _): return inner.insertion(size, isRightToLeft: isRightToLeft)
        }
    }

    /// The movement of its own with which an element comes; nil for that of the change.
    public var insertionAnimation: Animation?? {
        switch self {
        case .animated(_, let animation): .some(animation)
        case .asymmetric(let insertion, _): insertion.insertionAnimation
        case .combined(let first, let second): first.insertionAnimation ?? second.insertionAnimation
        case .still, .fade, .scale, .slide, .move, .push, .offset: nil
        }
    }

    /// How far from its place an element of a size goes.
    public func removal(_ size: Size<Double>, isRightToLeft: Bool) -> (x: Double, y: Double) {
        switch self {
        case .still, .fade, .scale: return (0, 0)
        case .slide: return Transition.over(.trailing, size, isRightToLeft)
        case .move(let edge): return Transition.over(edge, size, isRightToLeft)
        case .push(let edge):
            let (x, y) = Transition.over(edge, size, isRightToLeft)
            return (-x, -y)
        case .offset(let x, let y): return (x, y)
        case .asymmetric(_, let removal): return removal.removal(size, isRightToLeft: isRightToLeft)
        case .combined(let first, let second):
            let (a, b) = (
                first.removal(size, isRightToLeft: isRightToLeft), second.removal(size, isRightToLeft: isRightToLeft)
            )
            return (a.x + b.x, a.y + b.y)
        case .animated(let inner, _): return inner.removal(size, isRightToLeft: isRightToLeft)
        }
    }

    /// The movement of its own with which an element goes; nil for that of the change.
    public var removalAnimation: Animation?? {
        switch self {
        case .animated(_, let animation): .some(animation)
        case .asymmetric(_, let removal): removal.removalAnimation
        case .combined(let first, let second): first.removalAnimation ?? second.removalAnimation
        case .still, .fade, .scale, .slide, .move, .push, .offset: nil
        }
    }

    /// How an element is drawn in a phase.
    public func effects(at phase: TransitionPhase) -> [DrawEffect] {
        switch self {
        case .asymmetric(let insertion, let removal):
            let (coming, going) = (phase.insertion, phase.removal)
            let first = TransitionPhase(both: coming, insertion: coming, removal: 1)
            let second = TransitionPhase(both: going, insertion: 1, removal: going)
            return (coming == 1 ? [] : insertion.effects(at: first)) + (going == 1 ? [] : removal.effects(at: second))
        case .combined(let first, let second): return first.effects(at: phase) + second.effects(at: phase)
        case .animated(let inner, _): return inner.effects(at: phase)
        default: return ownEffects(at: phase.both)
        }
    }

    /// Apple: `opacity` and `push(from:)` fade, the latter while it moves.
    private func ownEffects(at part: Double) -> [DrawEffect] {
        switch self {
        case .fade, .push: return [.opacity(min(1, max(0, part)))]
        case .scale(let scale, let anchor):
            let size = scale + (1 - scale) * part
            return [.transform(.scale(x: size, y: size, around: anchor))]
        default: return []
        }
    }

    private static func over(_ edge: Edge, _ size: Size<Double>, _ isRightToLeft: Bool) -> (x: Double, y: Double) {
        switch edge {
        case .top: (0, -size.height)
        case .bottom: (0, size.height)
        case .leading: (isRightToLeft ? size.width : -size.width, 0)
        case .trailing: (isRightToLeft ? -size.width : size.width, 0)
        }
    }
}

import ViewTree

/// How something new is drawn until it is in its place.
struct LiveEntrance {
    /// Nil for an element without one, which fades in.
    let transition: Transition?
    /// How far it was when it began.
    let from: TransitionPhase
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// How far it is at a time.
    func phase(at time: Double) -> TransitionPhase {
        if isOver(at: time) { return .present }
        return from.mixed(with: .present, by: animation.progress(after: time - start))
    }

    /// The effects at a time.
    func effects(at time: Double) -> [DrawEffect] {
        isOver(at: time) ? [] : (transition ?? .fade).effects(at: phase(at: time))
    }
}

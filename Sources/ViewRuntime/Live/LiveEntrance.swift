import ViewTree

/// How something new is drawn until it is in its place.
struct LiveEntrance {
    /// Nil for an element without one, which fades in.
    let transition: Transition?
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// The effects at a time.
    func effects(at time: Double) -> [DrawEffect] {
        if isOver(at: time) { return [] }
        return (transition ?? .fade).insertionEffects(at: animation.progress(after: time - start))
    }
}

import ViewLayout
import ViewTree

/// The way of a node from one frame to another.
struct LiveMovement {
    let from: Rect<Double>
    let to: Rect<Double>
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// The frame at a time.
    func frame(at time: Double) -> Rect<Double> {
        if isOver(at: time) { return to }
        let progress = animation.progress(after: time - start)
        return Rect(
            x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress,
            width: from.width + (to.width - from.width) * progress,
            height: from.height + (to.height - from.height) * progress)
    }
}

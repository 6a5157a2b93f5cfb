import ViewLayout
import ViewTree

/// The way of a node from one frame to another.
struct LiveMovement {
    let from: Rect<Double>
    let to: Rect<Double>
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    /// The same on its way to another frame, with as much of the way left.
    ///
    /// A change without an animation takes place at once, also for what is on its way.
    func heading(to frame: Rect<Double>) -> LiveMovement {
        let start = Rect(
            x: from.x + frame.x - to.x, y: from.y + frame.y - to.y, width: from.width + frame.width - to.width,
            height: from.height + frame.height - to.height)
        return LiveMovement(from: start, to: frame, animation: animation, start: self.start)
    }

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

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
        return from.mixed(with: to, by: animation.progress(after: time - start))
    }
}

extension Rect<Double> {
    /// The frame a part of the way to another.
    func mixed(with other: Rect<Double>, by part: Double) -> Rect<Double> {
        Rect(
            x: x + (other.x - x) * part, y: y + (other.y - y) * part,
            width: width + (other.width - width) * part,
            height: height + (other.height - height) * part)
    }
}

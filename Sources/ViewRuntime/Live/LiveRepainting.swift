import ViewTree

/// The way of what a node paints from one look to another.
struct LiveRepainting {
    /// The colour that reports show where it began.
    let color: RGBA?
    /// The looks of the node where it began, in order.
    let looks: [NodeLook]
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// The colour at a time on the way to another.
    func color(at time: Double, to color: RGBA?) -> RGBA? {
        guard let from = self.color, let color, !isOver(at: time) else { return color }
        return from.mixed(with: color, by: animation.progress(after: time - start))
    }

    /// The looks at a time on the way to others; those that have no way are at its end.
    func looks(at time: Double, to looks: [NodeLook]) -> [NodeLook] {
        guard looks.count == self.looks.count, !isOver(at: time) else { return looks }
        let progress = animation.progress(after: time - start)
        return zip(self.looks, looks).map { $0.mixed(with: $1, by: progress) ?? $1 }
    }
}

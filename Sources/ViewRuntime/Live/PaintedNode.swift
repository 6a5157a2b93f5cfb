import ViewTree

/// What a node paints at some time, and the way that it was on.
struct PaintedNode {
    /// The colour and the looks seen.
    let color: RGBA?
    let looks: [NodeLook]
    /// The colour and the looks at the end of the way.
    let target: (color: RGBA?, looks: [NodeLook])
    let repainting: LiveRepainting?

    /// A node with its colour and looks, on a way or not.
    init(_ color: RGBA?, _ looks: [NodeLook], _ repainting: LiveRepainting?, at time: Double) {
        self.color = repainting?.color(at: time, to: color) ?? color
        self.looks = repainting?.looks(at: time, to: looks) ?? looks
        target = (color, looks)
        self.repainting = repainting.flatMap { $0.isOver(at: time) ? nil : $0 }
    }

    /// The way to another colour and other looks: the one it is on where they are its end, else a new one.
    func way(to color: RGBA?, _ looks: [NodeLook], _ animation: Animation?, at time: Double) -> LiveRepainting? {
        if let repainting, PaintedNode.areAlike(target, (color, looks)) { return repainting }
        guard let animation, !PaintedNode.areAlike((self.color, self.looks), (color, looks)) else { return nil }
        return LiveRepainting(color: self.color, looks: self.looks, animation: animation, start: time)
    }

    private static func areAlike(
        _ one: (color: RGBA?, looks: [NodeLook]), _ other: (color: RGBA?, looks: [NodeLook])
    ) -> Bool {
        guard one.color == other.color, one.looks.count == other.looks.count else { return false }
        return zip(one.looks, other.looks).allSatisfy { $0.isAlike($1) }
    }
}

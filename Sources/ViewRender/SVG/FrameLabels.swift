import ViewLayout

/// Finds places for the names of frames, so that they do not lie over each other.
struct FrameLabels {
    /// The point size of a name.
    static let size = 7.0
    /// How many lines below its first place a name is tried at.
    private static let mostLines = 24

    private var taken: [Rect<Double>] = []

    /// Where the baseline of a frame's name begins: above its upper edge, or the first line below that is free.
    mutating func place(of name: String, at frame: Rect<Double>) -> Point<Double> {
        // A letter is about six tenths of its size wide.
        let width = FrameLabels.size * 0.6 * Double(name.unicodeScalars.count)
        var box = Rect(x: frame.x + 1, y: frame.y - 1.5 - FrameLabels.size, width: width, height: FrameLabels.size)
        let first = box
        var line = 0
        while taken.contains(where: { FrameLabels.touch($0, box) }), line < FrameLabels.mostLines {
            line += 1
            box.y = first.y + Double(line) * (FrameLabels.size + 1)
        }
        if line == FrameLabels.mostLines { box = first }
        taken.append(box)
        return Point(x: box.x, y: box.maxY)
    }

    private static func touch(_ a: Rect<Double>, _ b: Rect<Double>) -> Bool {
        a.x < b.maxX && b.x < a.maxX && a.y < b.maxY && b.y < a.maxY
    }
}

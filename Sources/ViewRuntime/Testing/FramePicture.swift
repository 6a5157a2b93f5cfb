import ViewLayout
import ViewText
import ViewTree

/// A small drawing of frames in signs: the window's edge, and each frame with its name.
struct FramePicture {
    /// The drawing of a scene's named frames, or of its texts and controls where nothing has a name.
    static func lines(_ scene: Scene<Double>) -> [String] {
        guard let width = scene.width, let height = scene.height, width > 0, height > 0 else { return [] }
        var picture = FramePicture(width: width, height: height)
        var titles: [(frame: Rect<Double>, text: String)] = []
        let hasNames = !scene.named.isEmpty
        for (index, node) in scene.nodes.enumerated() where titles.count < mostFrames && !scene.isUnseen(index) {
            let title = hasNames ? node.name.map { SceneName.written($0) } : node.text
            guard let title, node.frame.width > 0, node.frame.height > 0 else { continue }
            if picture.draw(node.frame) { titles.append((node.frame, title)) }
        }
        for title in titles { picture.write(title.text, at: title.frame) }
        return picture.lines
    }

    private static let mostFrames = 24
    /// The signs of a line and the lines that a drawing has at most.
    private static let mostColumns = 56.0
    private static let mostRows = 18.0
    /// The fewest points that a sign stands for, so that a small window is no large picture.
    private static let leastUnit = 2.0
    /// The fewest signs of a name that say something.
    private static let leastTitle = 2
    /// A sign is about twice as high as it is wide.
    private static let signHeight = 2.0

    private let columns: Int
    private let rows: Int
    /// The points that a sign stands for.
    private let unit: Double
    /// One sign a cell; empty behind one that takes two.
    private var cells: [String]
    /// Whether a cell holds a part of a title.
    private var isTitle: [Bool]

    private init(width: Double, height: Double) {
        unit = max(
            FramePicture.leastUnit, width / FramePicture.mostColumns,
            height / FramePicture.mostRows / FramePicture.signHeight)
        columns = max(2, Int((width / unit).rounded()))
        rows = max(1, Int((height / unit / FramePicture.signHeight).rounded()))
        cells = Array(repeating: " ", count: columns * rows)
        isTitle = Array(repeating: false, count: columns * rows)
    }

    /// The columns and rows of a frame.
    private func cells(of frame: Rect<Double>) -> (left: Int, right: Int, top: Int, bottom: Int) {
        let (left, top) = (column(frame.x), row(frame.y))
        let right = max(left, column(frame.x + frame.width) - 1)
        return (left, right, top, max(top, row(frame.y + frame.height) - 1))
    }

    /// Draws the edges of a frame; false where it lies outside the window.
    private mutating func draw(_ frame: Rect<Double>) -> Bool {
        let (left, right, top, bottom) = cells(of: frame)
        guard left < columns, right >= 0, top < rows, bottom >= 0 else { return false }
        if top == bottom {
            // Edges that are there already stay: what is low shares its row with others.
            for x in left...right where isBlank(x..<x + 1, top) { set(x, top, "─") }
            set(left, top, "│")
            set(right, top, "│")
            return true
        }
        for y in top...bottom {
            set(left, y, "│")
            set(right, y, "│")
        }
        if left == right { return true }
        for x in left...right {
            set(x, top, "─")
            set(x, bottom, "─")
        }
        for (x, y, sign) in [(left, top, "┌"), (right, top, "┐"), (left, bottom, "└"), (right, bottom, "┘")] {
            set(x, y, sign)
        }
        return true
    }

    /// Writes a title where it is apart from those before it: into a frame's upper edge, behind that, or further down in
    /// the frame; where it is too long for all, as much of it into the upper edge as there is room for.
    private mutating func write(_ title: String, at frame: Rect<Double>) {
        let (left, right, top, bottom) = cells(of: frame)
        var width = 0
        for scalar in title.unicodeScalars where scalar.value >= 0x20 { width += CellWidth.cells(scalar.value) }
        let start = max(0, left + 1)
        let inside = start..<start + width
        let behind = right + 1..<right + 1 + width
        if inside.upperBound <= right, isApart(inside, top) {
            write(title, inside, top)
        } else if isBlank(behind, top), isApart(behind, top) {
            write(title, behind, top)
        } else if inside.upperBound <= right, let row = row(for: inside, below: top, to: bottom) {
            write(title, inside, row)
        } else {
            var end = max(start, min(right, inside.upperBound))
            while end > start, !isApart(start..<end, top) { end -= 1 }
            if end - start >= FramePicture.leastTitle { write(title, start..<end, top) }
        }
    }

    /// The first row of a frame in which cells are blank and touch no title, or the first in which only lines are there.
    private func row(for range: Range<Int>, below top: Int, to bottom: Int) -> Int? {
        let free = (top..<bottom).map { $0 + 1 }.filter { isApart(range, $0) }
        return free.first { isBlank(range, $0) } ?? free.first
    }

    /// Whether cells of a row are in the drawing and touch no title.
    private func isApart(_ range: Range<Int>, _ row: Int) -> Bool {
        guard row >= 0, row < rows, range.lowerBound >= 0, range.upperBound <= columns else { return false }
        let around = max(0, range.lowerBound - 1)..<min(columns, range.upperBound + 1)
        return around.allSatisfy { !isTitle[row * columns + $0] }
    }

    private func isBlank(_ range: Range<Int>, _ row: Int) -> Bool {
        guard row >= 0, row < rows, range.lowerBound >= 0, range.upperBound <= columns else { return false }
        return range.allSatisfy { cells[row * columns + $0] == " " }
    }

    /// Writes as much of a title as cells of a row hold.
    private mutating func write(_ title: String, _ range: Range<Int>, _ row: Int) {
        var x = range.lowerBound
        for scalar in title.unicodeScalars {
            let width = scalar.value < 0x20 ? 0 : CellWidth.cells(scalar.value)
            if width == 0 { continue }
            guard x + width <= range.upperBound else { return }
            set(x, row, String(scalar))
            if width == 2 { set(x + 1, row, "") }
            for cell in x..<x + width { isTitle[row * columns + cell] = true }
            x += width
        }
    }

    private mutating func set(_ x: Int, _ y: Int, _ sign: String) {
        if x >= 0, x < columns, y >= 0, y < rows { cells[y * columns + x] = sign }
    }

    private func column(_ x: Double) -> Int { FramePicture.cell(x / unit) }

    private func row(_ y: Double) -> Int { FramePicture.cell(y / unit / FramePicture.signHeight) }

    private static func cell(_ place: Double) -> Int { Int(max(-1000, min(1000, place.rounded()))) }

    private var lines: [String] {
        let edge = String(repeating: "─", count: columns)
        var lines = ["┌" + edge + "┐"]
        for y in 0..<rows {
            let row = cells[y * columns..<(y + 1) * columns].joined()
            lines.append("│" + row + "│")
        }
        lines.append("└" + edge + "┘")
        return lines
    }
}

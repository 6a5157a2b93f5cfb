/// What changes the lines of one text into those of another, by the shortest list of changes.
public struct LineDifference {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    /// Whether each line is left out, or is new.
    private var removed: [Bool]
    private var inserted: [Bool]

    /// More changes than this between two runs of equal lines are shown as one: the cost grows with their square.
    private static let largestSearch = 2000

    public init(_ old: [UInt8], _ new: [UInt8]) {
        self.old = LineDifference.lines(old)
        self.new = LineDifference.lines(new)
        removed = Array(repeating: false, count: self.old.count)
        inserted = Array(repeating: false, count: self.new.count)
        compare()
    }

    /// The lines of a text, each with its line end.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    // MARK: Comparing

    private mutating func compare() {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        let olds = start..<(old.count - tail)
        let news = start..<(new.count - tail)
        guard let trace = search(olds, news) else {
            for index in olds { removed[index] = true }
            for index in news { inserted[index] = true }
            return
        }
        follow(trace, olds, news)
    }

    /// The furthest places on each diagonal after 0, 1, 2 … changes, as Myers's algorithm finds them; nil if there are
    /// too many changes.
    private func search(_ olds: Range<Int>, _ news: Range<Int>) -> [[Int]]? {
        var trace: [[Int]] = []
        let limit = min(olds.count + news.count, LineDifference.largestSearch)
        for changes in 0...limit {
            var places = Array(repeating: 0, count: 2 * changes + 1)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var x = trace.last.map { LineDifference.start($0, changes, diagonal) } ?? 0
                while x < olds.count, x - diagonal < news.count,
                    old[olds.lowerBound + x] == new[news.lowerBound + x - diagonal]
                {
                    x += 1
                }
                places[diagonal + changes] = x
                if x >= olds.count, x - diagonal >= news.count { return trace + [places] }
            }
            trace.append(places)
        }
        return nil
    }

    /// The place on a diagonal that one change leads to from those before.
    private static func start(_ before: [Int], _ changes: Int, _ diagonal: Int) -> Int {
        let below = diagonal - 1 + changes - 1
        let above = diagonal + 1 + changes - 1
        if diagonal == -changes { return before[above] }
        if diagonal == changes { return before[below] + 1 }
        return before[below] < before[above] ? before[above] : before[below] + 1
    }

    /// Notes the changes that lead to the end.
    private mutating func follow(_ trace: [[Int]], _ olds: Range<Int>, _ news: Range<Int>) {
        var x = olds.count
        var diagonal = olds.count - news.count
        var changes = trace.count - 1
        while changes > 0 {
            let before = trace[changes - 1]
            let below = diagonal - 1 + changes - 1
            let above = diagonal + 1 + changes - 1
            if diagonal == -changes || (diagonal != changes && before[below] < before[above]) {
                x = before[above]
                inserted[news.lowerBound + x - diagonal - 1] = true
                diagonal += 1
            } else {
                x = before[below]
                removed[olds.lowerBound + x] = true
                diagonal -= 1
            }
            changes -= 1
        }
    }

    // MARK: Printing

    /// The unified form: `---` and `+++` with the names, hunks with three lines around each change; empty if there is
    /// none.
    public func unified(_ oldName: String, _ newName: String) -> [UInt8] {
        let changes = marked()
        var writer = TextWriter()
        var index = 0
        while let hunk = nextHunk(changes, from: index) {
            if index == 0 { writer.write("--- \(oldName)\n+++ \(newName)\n") }
            write(changes[hunk], to: &writer)
            index = hunk.upperBound
        }
        return writer.bytes
    }

    private struct Line {
        let mark: UInt8
        let text: ArraySlice<UInt8>
        /// The number of lines before it in each text.
        let oldIndex: Int
        let newIndex: Int
        var isChange: Bool { mark != 0x20 }
    }

    private func marked() -> [Line] {
        var lines: [Line] = []
        var (x, y) = (0, 0)
        while x < old.count || y < new.count {
            if x < old.count, removed[x] {
                lines.append(Line(mark: UInt8(ascii: "-"), text: old[x], oldIndex: x, newIndex: y))
                x += 1
            } else if y < new.count, inserted[y] {
                lines.append(Line(mark: UInt8(ascii: "+"), text: new[y], oldIndex: x, newIndex: y))
                y += 1
            } else {
                lines.append(Line(mark: 0x20, text: new[y], oldIndex: x, newIndex: y))
                x += 1
                y += 1
            }
        }
        return lines
    }

    /// The next changes that lie closer together than six equal lines, with three lines around.
    private func nextHunk(_ lines: [Line], from start: Int) -> Range<Int>? {
        guard let first = lines[start...].firstIndex(where: { $0.isChange }) else { return nil }
        var last = first
        var index = first + 1
        while index < lines.count, index - last <= 6 {
            if lines[index].isChange { last = index }
            index += 1
        }
        return max(start, first - 3)..<min(lines.count, last + 4)
    }

    private func write(_ lines: ArraySlice<Line>, to writer: inout TextWriter) {
        let olds = lines.count { $0.mark != UInt8(ascii: "+") }
        let news = lines.count { $0.mark != UInt8(ascii: "-") }
        let first = lines[lines.startIndex]
        writer.write("@@ -\(place(first.oldIndex, olds)) +\(place(first.newIndex, news)) @@\n")
        for line in lines {
            writer.write(byte: line.mark)
            writer.write(line.text)
            if line.text.last != 0x0A { writer.write("\n\\ No newline at end of file\n") }
        }
    }

    private func place(_ index: Int, _ count: Int) -> String {
        let start = count == 0 ? index : index + 1
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }
}

import ViewBase
import ViewLayout
import ViewTree

extension Sweep {
    /// The sweep as lines to be read: where each piece begins, the root's size in it, and what is new in it.
    public func text() -> [UInt8] {
        var out = TextWriter()
        out.write("\(view) by \(parameter ?? title) from \(from.text) to \(to.text)")
        if axis != "width" { out.write(", width \(Report.text(width))") }
        if axis != "height" { out.write(", height \(Report.text(height))") }
        out.write(": \(Sweep.count(events.count, "event")), \(Sweep.count(pieces.count, "piece"))\n")
        let rows = rows
        let begins = rows.map { Sweep.begin(pieces[$0.first]) }
        let sizes = rows.map { Sweep.size(pieces[$0.first], pieces[$0.last]) }
        let columns = (Sweep.widest(begins), Sweep.widest(sizes))
        for index in rows.indices {
            out.write("  " + begins[index])
            out.indent(columns.0 - begins[index].unicodeScalars.count + 2)
            out.write(sizes[index])
            var margin = columns.1 - sizes[index].unicodeScalars.count + 2
            for change in rows[index].events.flatMap({ events[$0].changes }) {
                out.indent(margin)
                out.write(change)
                out.newline()
                margin = columns.0 + columns.1 + 6
            }
            if margin != columns.0 + columns.1 + 6 { out.newline() }
        }
        return SafeText.lines(out.bytes)
    }

    /// A line of the text: the first and the last of its pieces, and the events at its beginning.
    private typealias Row = (first: Int, last: Int, events: Range<Int>)

    /// The pieces by lines: those between which nothing happens are one where both sides of the size go on as before,
    /// and so is a curve, of which straight ones lie near.
    private var rows: [Row] {
        var rows: [Row] = []
        var next = 0
        for index in pieces.indices {
            let start = next
            while index > 0, next < events.count, events[next].at == pieces[index].from,
                events[next].isOpen == pieces[index].isOpen
            {
                next += 1
            }
            if let row = rows.last, start == next, goesOn(row, in: index) {
                rows[rows.count - 1].last = index
            } else {
                rows.append((index, index, start..<next))
            }
        }
        return rows
    }

    /// Whether a piece goes on as those of a line do.
    private func goesOn(_ row: Row, in index: Int) -> Bool {
        let (first, last, piece) = (pieces[row.first], pieces[row.last], pieces[index])
        if last.isApproximate || piece.isApproximate { return last.isApproximate && piece.isApproximate }
        guard last.length > 0, piece.length > 0 else { return false }
        let sizes = (first.outline.size, last.outline.size, piece.outline.size)
        return Sweep.isOneWay(
            sizes.0.width.value, sizes.1.width.after(last.length), sizes.2.width.value,
            sizes.2.width.after(piece.length))
            && Sweep.isOneWay(
                sizes.0.height.value, sizes.1.height.after(last.length), sizes.2.height.value,
                sizes.2.height.after(piece.length))
    }

    /// Whether numbers only grow or only shrink, but for rounding.
    private static func isOneWay(_ numbers: Double...) -> Bool {
        let pairs = zip(numbers, numbers.dropFirst())
        return pairs.allSatisfy { $0 <= $1 + 1e-9 } || pairs.allSatisfy { $0 >= $1 - 1e-9 }
    }

    private var title: String { axis == "dynamicType" ? "text size" : axis }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func widest(_ texts: [String]) -> Int { texts.map { $0.unicodeScalars.count }.max() ?? 0 }

    private static func begin(_ piece: Piece) -> String {
        (piece.isOpen ? "above " : piece.isApproximate ? "about " : "from ") + text(piece.from)
    }

    /// A value to a billionth, which no rounding of a computation reaches.
    static func text(_ value: SweepValue) -> String {
        guard case .number(let number) = value, number.magnitude < 1e6 else { return value.text }
        return Decimal.text((number * 1e9).rounded() / 1e9)
    }

    /// The size at the start of a piece, and at the end of one where that is another.
    private static func size(_ piece: Piece, _ last: Piece) -> String {
        let (start, end) = (piece.outline.size, last.outline.size)
        return range(start.width, end.width.after(last.length)) + "×"
            + range(start.height, end.height.after(last.length))
    }

    private static func range(_ number: Slope, _ end: Double) -> String {
        let (first, last) = (Report.text(number.value), Report.text(end))
        return first == last ? first : first + "…" + last
    }
}

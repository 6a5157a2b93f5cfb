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
        let begins = pieces.map { Sweep.begin($0) }
        let sizes = pieces.map { Sweep.size($0) }
        let columns = (Sweep.widest(begins), Sweep.widest(sizes))
        var next = 0
        for index in pieces.indices {
            out.write("  " + begins[index])
            out.indent(columns.0 - begins[index].unicodeScalars.count + 2)
            out.write(sizes[index])
            var margin = columns.1 - sizes[index].unicodeScalars.count + 2
            while index > 0, next < events.count, events[next].at == pieces[index].from,
                events[next].isOpen == pieces[index].isOpen
            {
                for change in events[next].changes {
                    out.indent(margin)
                    out.write(change)
                    out.newline()
                    margin = columns.0 + columns.1 + 6
                }
                next += 1
            }
            if margin != columns.0 + columns.1 + 6 { out.newline() }
        }
        return out.bytes
    }

    private var title: String { axis == "dynamicType" ? "text size" : axis }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func widest(_ texts: [String]) -> Int { texts.map { $0.unicodeScalars.count }.max() ?? 0 }

    private static func begin(_ piece: Piece) -> String {
        (piece.isOpen ? "above " : piece.isApproximate ? "about " : "from ") + piece.from.text
    }

    private static func size(_ piece: Piece) -> String {
        range(piece.outline.size.width, piece.length) + "×" + range(piece.outline.size.height, piece.length)
    }

    /// A length at the start of a piece, and at its end where that is another.
    private static func range(_ number: Slope, _ length: Double) -> String {
        let (first, last) = (Report.text(number.value), Report.text(number.after(length)))
        return first == last ? first : first + "…" + last
    }
}

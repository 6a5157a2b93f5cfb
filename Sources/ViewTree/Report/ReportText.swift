import ViewBase
import ViewLayout

extension Report {
    /// The report as an indented tree, one node a line; lengths are rounded to thousandths of a point.
    public func text() -> [UInt8] {
        var out = TextWriter()
        out.write("\(view) at \(Report.text(proposedWidth))×\(Report.text(proposedHeight))\n")
        var ends: [Int] = []
        for index in nodes.indices {
            while let end = ends.last, end <= index { ends.removeLast() }
            out.indent(min(ends.count + 1, Report.deepestIndent) * 2)
            Report.write(nodes[index], to: &out)
            nodes[index].why?.write(to: &out, indent: min(ends.count + 2, Report.deepestIndent) * 2)
            ends.append(nodes[index].end)
        }
        for warning in warnings {
            out.write("warning[\(warning.code.text)]: ")
            out.write(warning.message)
            if let location = warning.location { out.write(" (\(location))") }
            out.newline()
        }
        return SafeText.lines(out.bytes)
    }

    /// The line of a node, without its indent and its end.
    public static func line(of node: ReportNode) -> String {
        var out = TextWriter()
        write(node, to: &out)
        return String(out.text.dropLast())
    }

    /// Deeper nodes are not indented further, so that the output grows with the tree and not with its square.
    private static let deepestIndent = 256

    private static func write(_ node: ReportNode, to out: inout TextWriter) {
        out.write(node.kind)
        if let name = node.name { out.write(" #\(name)") }
        out.write("  \(text(node.frame.x)) \(text(node.frame.y))")
        out.write("  \(text(node.frame.width))×\(text(node.frame.height))")
        if let shown = node.text {
            var json = JSONWriter()
            json.string(shown)
            out.write("  \(json.text)")
        }
        for fact in facts(node.facts) { out.write("  \(fact)") }
        if let place = node.place { out.write("  (\(text(place)))") }
        out.newline()
    }

    /// The facts worth a word, in the order of the JSON form.
    private static func facts(_ facts: NodeFacts) -> [String] {
        var words: [String] = []
        if let isHorizontal = facts.isHorizontal { words.append(isHorizontal ? "horizontal" : "vertical") }
        if facts.isEnabled == false { words.append("disabled") }
        if let count = facts.lineCount, count != 1 { words.append("\(count) lines") }
        if facts.isTruncated == true { words.append("truncated") }
        if let count = facts.shownCount { words.append("\(count) shown") }
        if let count = facts.hiddenCount { words.append("\(count) hidden") }
        if facts.isClipped == true { words.append("clipped") }
        if let color = facts.color { words.append(color.text) }
        if facts.isHidden { words.append("not drawn") }
        return words
    }

    private static func text(_ place: ReportPlace) -> String {
        let file = place.file.map { "\($0):" } ?? ""
        return "\(file)\(place.line):\(place.column)"
    }

    /// A length in points to three decimals; `ideal` for none.
    public static func text(_ length: Double?) -> String {
        guard let length else { return "ideal" }
        guard length.isFinite, length.magnitude < 1e12 else { return Decimal.text(length) }
        return Decimal.text((length * 1000).rounded() / 1000)
    }
}

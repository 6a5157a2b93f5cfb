import ViewBase
import ViewLayout

extension Report {
    /// The report as one JSON object, indented, or on one line without white space.
    public func json(isCompact: Bool = false) -> [UInt8] {
        var json = JSONWriter(isCompact: isCompact)
        json.beginObject()
        json.key("schema")
        json.number(1)
        json.key("view")
        json.string(view)
        json.key("proposal")
        Report.write(width: proposedWidth, height: proposedHeight, to: &json)
        json.key("size")
        Report.write(width: size.width, height: size.height, to: &json)
        json.key("warnings")
        json.beginArray()
        for warning in warnings { Report.write(warning, to: &json) }
        json.end()
        json.key("root")
        writeNodes(to: &json)
        json.end()
        json.newline()
        return json.bytes
    }

    private static func write(width: Double?, height: Double?, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("width")
        json.number(orNull: width)
        json.key("height")
        json.number(orNull: height)
        json.end()
    }

    private static func write(_ warning: ReportWarning, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("code")
        json.string(warning.code.text)
        json.key("message")
        json.string(warning.message)
        write(warning.place, to: &json)
        json.end()
    }

    /// Writes the keys of a place, where there is one.
    private static func write(_ place: ReportPlace?, to json: inout JSONWriter) {
        guard let place else { return }
        json.key("line", staysOnLine: true)
        json.number(place.line)
        json.key("column", staysOnLine: true)
        json.number(place.column)
        if let file = place.file {
            json.key("file", staysOnLine: true)
            json.string(file)
        }
    }

    /// Writes the tree without recursion, however deep it is.
    private func writeNodes(to json: inout JSONWriter) {
        guard !nodes.isEmpty else { return json.null() }
        var ends: [Int] = []
        for index in nodes.indices {
            let node = nodes[index]
            let isLeaf = node.end == index + 1
            json.beginObject(isLeaf ? .inline : .lines)
            Report.write(node, to: &json)
            json.key("children")
            json.beginArray()
            if isLeaf {
                json.end()
                json.end()
            } else {
                ends.append(node.end)
            }
            while ends.last == index + 1 {
                ends.removeLast()
                json.end()
                json.end()
            }
        }
    }

    private static func write(_ node: ReportNode, to json: inout JSONWriter) {
        json.key("kind")
        json.string(node.kind)
        json.key("name", staysOnLine: true)
        json.string(orNull: node.name)
        write(node.place, to: &json)
        json.key("frame", staysOnLine: true)
        json.beginArray(.inline)
        json.number(node.frame.x)
        json.number(node.frame.y)
        json.number(node.frame.width)
        json.number(node.frame.height)
        json.end()
        json.key("text", staysOnLine: true)
        json.string(orNull: node.text)
        json.key("facts", staysOnLine: true)
        write(node.facts, to: &json)
        if let why = node.why {
            json.key("why")
            why.write(to: &json)
        }
    }

    private static func write(_ facts: NodeFacts, to json: inout JSONWriter) {
        json.beginObject(.inline)
        if let isHorizontal = facts.isHorizontal {
            json.key("axis")
            json.string(isHorizontal ? "horizontal" : "vertical")
        }
        write("enabled", facts.isEnabled, to: &json)
        write("lineCount", facts.lineCount, to: &json)
        write("truncated", facts.isTruncated, to: &json)
        write("shownCount", facts.shownCount, to: &json)
        write("hiddenCount", facts.hiddenCount, to: &json)
        write("clipped", facts.isClipped, to: &json)
        if let color = facts.color {
            json.key("color")
            json.string(color.text)
        }
        write("hidden", facts.isHidden ? true : nil, to: &json)
        json.end()
    }

    private static func write(_ key: String, _ value: Bool?, to json: inout JSONWriter) {
        guard let value else { return }
        json.key(key)
        json.bool(value)
    }

    private static func write(_ key: String, _ value: Int?, to json: inout JSONWriter) {
        guard let value else { return }
        json.key(key)
        json.number(value)
    }
}

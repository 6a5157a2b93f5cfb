import ViewBase
import ViewLayout
import ViewTree

/// Writes the tree of elements as the script of a page reads it.
public enum PageTree {
    /// An array with an object a node, in preorder: how deep it lies, what it is and where, and what else `rest` says.
    public static func write(
        _ nodes: [ReportNode], to json: inout JSONWriter, _ rest: (ReportNode, inout JSONWriter) -> Void
    ) {
        json.beginArray()
        var ends: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            json.beginObject()
            json.key("depth")
            json.number(ends.count)
            json.key("kind")
            json.string(node.kind)
            json.key("name")
            json.string(orNull: node.name)
            json.key("frame")
            write([node.frame.x, node.frame.y, node.frame.width, node.frame.height], to: &json)
            json.key("hidden")
            json.bool(node.facts.isHidden)
            rest(node, &json)
            json.end()
            ends.append(node.end)
        }
        json.end()
    }

    /// Writes lengths as an array; one without end as 0, since a page cannot draw it.
    public static func write(_ lengths: [Double], to json: inout JSONWriter) {
        json.beginArray()
        for length in lengths { json.number(length.isFinite ? length : 0) }
        json.end()
    }
}

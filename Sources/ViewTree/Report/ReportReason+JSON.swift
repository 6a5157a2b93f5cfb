import ViewBase
import ViewLayout

extension ReportReason {
    /// Writes the reason as an object.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("rule")
        json.string(rule)
        json.key("container")
        json.string(orNull: container)
        json.key("frame")
        ReportReason.write([frame.x, frame.y, frame.width, frame.height], to: &json)
        json.key("rightToLeft")
        json.bool(isRightToLeft)
        json.key("proposal")
        ReportReason.write(offer: proposedWidth, proposedHeight, to: &json)
        if let isHorizontal {
            json.key("axis")
            json.string(isHorizontal ? "horizontal" : "vertical")
        }
        json.key("children")
        json.beginArray()
        for child in children { ReportReason.write(child, to: &json) }
        json.end()
        json.key("order")
        json.beginArray()
        for turn in turns { ReportReason.write(turn, to: &json) }
        json.end()
        json.end()
    }

    private static func write(_ child: Child, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("node")
        json.string(child.label)
        json.key("self")
        json.bool(child.isSelf)
        for (key, size) in [("least", child.least), ("ideal", child.ideal), ("greatest", child.greatest)] {
            json.key(key)
            write([size.width, size.height], to: &json)
        }
        json.key("priority")
        json.number(orNull: child.priority)
        json.key("spacing")
        json.number(child.spacing)
        json.key("offered")
        write(offer: child.offeredWidth, child.offeredHeight, to: &json)
        json.key("size")
        write([child.size.width, child.size.height], to: &json)
        json.key("place")
        write([child.place.x, child.place.y], to: &json)
        json.end()
    }

    private static func write(_ turn: Turn, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("child")
        json.number(turn.child)
        json.key("left")
        json.number(turn.left)
        json.key("waiting")
        json.number(turn.waiting)
        json.key("offered")
        json.number(turn.offered)
        json.key("taken")
        json.number(turn.taken)
        json.end()
    }

    private static func write(offer width: Double?, _ height: Double?, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("width")
        json.number(orNull: width)
        json.key("height")
        json.number(orNull: height)
        json.end()
    }

    private static func write(_ numbers: [Double], to json: inout JSONWriter) {
        json.beginArray(.inline)
        for number in numbers { json.number(number) }
        json.end()
    }
}

import ViewBase
import ViewLayout

extension Sweep {
    /// The sweep as one JSON object.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("axis")
        json.string(axis)
        if let parameter {
            json.key("parameter")
            json.string(parameter)
        }
        json.key("from")
        from.write(to: &json)
        json.key("to")
        to.write(to: &json)
        json.key("events")
        json.beginArray()
        for event in events { Sweep.write(event, to: &json) }
        json.end()
        json.key("pieces")
        json.beginArray()
        for piece in pieces { Sweep.write(piece, to: &json) }
        json.end()
        json.end()
        json.newline()
        return json.bytes
    }

    private static func write(_ event: Event, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.key("at")
        event.at.write(to: &json)
        writeMarks(event.isOpen, event.isApproximate, to: &json)
        json.key("changes")
        json.beginArray(.inline)
        for change in event.changes { json.string(change) }
        json.end()
        json.end()
    }

    private static func write(_ piece: Piece, to json: inout JSONWriter) {
        json.beginObject()
        json.key("from")
        piece.from.write(to: &json)
        json.key("to", staysOnLine: true)
        piece.to.write(to: &json)
        writeMarks(piece.isOpen, piece.isApproximate, to: &json)
        if piece.isApproximate {
            json.key("error", staysOnLine: true)
            json.number(piece.error)
        }
        json.key("size")
        json.beginObject(.inline)
        json.key("width")
        write(piece.outline.size.width, to: &json)
        json.key("height")
        write(piece.outline.size.height, to: &json)
        json.end()
        json.key("frames")
        json.beginObject()
        var written: Set<String> = []
        for index in piece.outline.nodes.indices {
            guard let name = piece.outline.nodes[index].name, written.insert(name).inserted else { continue }
            json.key(name)
            let frame = piece.outline.frames[index]
            json.beginArray(.inline)
            for number in [frame.x, frame.y, frame.width, frame.height] { write(number, to: &json) }
            json.end()
        }
        json.end()
        json.end()
    }

    /// Writes the marks that an event or a piece has only where they are true.
    private static func writeMarks(_ isOpen: Bool, _ isApproximate: Bool, to json: inout JSONWriter) {
        if isOpen {
            json.key("open", staysOnLine: true)
            json.bool(true)
        }
        if isApproximate {
            json.key("approximate", staysOnLine: true)
            json.bool(true)
        }
    }

    /// Writes a number and its growth.
    private static func write(_ number: Slope, to json: inout JSONWriter) {
        json.beginArray(.inline)
        json.number(number.value)
        json.number(number.growth)
        json.end()
    }
}

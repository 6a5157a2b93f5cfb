import ViewBase
import ViewLayout
import ViewTree

/// A page in one file that needs no network: pictures to choose from by a slider, the tree of elements, and for each
/// element its frame and why it has it.
public struct Page: Sendable {
    /// A stretch of the slider.
    public struct Stretch: Sendable {
        /// What the slider says at its start.
        public let label: String
        /// Where it begins and ends on the slider.
        public let from: Double
        public let to: Double
        public let picture: Picture
        /// The picture at the end; in between everything moves along straight lines. Nil where the first one holds.
        public let last: Picture?

        public init(_ label: String, from: Double, to: Double, _ picture: Picture, last: Picture? = nil) {
            self.label = label
            self.from = from
            self.to = to
            self.picture = picture
            self.last = last
        }
    }

    /// The name of the view.
    public let view: String
    /// At least one, in order; each begins where the one before ends.
    public let stretches: [Stretch]
    /// What the slider changes, such as `width`; nil where each stretch is one picture.
    public let axis: String?

    /// A page of pictures.
    public init(_ view: String, _ pictures: [(label: String, picture: Picture)]) {
        self.view = view
        axis = nil
        stretches = pictures.indices.map { index in
            let place = Double(index)
            return Stretch(pictures[index].label, from: place, to: place + 1, pictures[index].picture)
        }
    }

    /// A page over the pieces of a range.
    public init(_ view: String, along axis: String, _ stretches: [Stretch]) {
        self.view = view
        self.axis = axis
        self.stretches = stretches
    }

    /// The page's file.
    public func html() -> [UInt8] {
        var out = TextWriter()
        out.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        out.write("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Page.policy)\">\n")
        out.write("<meta name=\"viewport\" content=\"width=device-width\">\n")
        out.write("<title>\(XML.escaped(view))</title>\n<style>\n\(Page.style)</style>\n</head>\n<body>\n")
        out.write("<header><h1>\(XML.escaped(view))</h1>")
        if stretches.count > 1 || stretches.first?.last != nil {
            out.write("<input id=\"slider\" type=\"range\" aria-label=\"size\">")
        }
        out.write("<output id=\"size\"></output></header>\n<main>\n<div id=\"picture\">\n")
        if let first = stretches.first { out.write(Page.svg(first.picture)[...]) }
        out.write("</div>\n<ol id=\"tree\"></ol>\n<pre id=\"detail\"></pre>\n</main>\n")
        out.write("<script type=\"application/json\" id=\"data\">")
        out.write(data[...])
        out.write("</script>\n<script>\n\(Page.script)</script>\n</body>\n</html>\n")
        return out.bytes
    }

    /// Nothing is loaded from anywhere; only what stands in the page runs.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

    private static func svg(_ picture: Picture) -> [UInt8] {
        var marked = picture
        marked.marksNodes = true
        return marked.svg()
    }

    // MARK: Data

    /// What the script reads, without a sign that could end its element.
    private var data: [UInt8] {
        var json = JSONWriter(isCompact: true)
        json.beginObject()
        json.key("axis")
        json.string(orNull: axis)
        json.key("stretches")
        json.beginArray()
        for stretch in stretches { Page.write(stretch, to: &json) }
        json.end()
        json.end()
        var result: [UInt8] = []
        result.reserveCapacity(json.bytes.count)
        for byte in json.bytes {
            if byte == 0x3C { result.append(contentsOf: "\\u003c".utf8) } else { result.append(byte) }
        }
        return result
    }

    private static func write(_ stretch: Stretch, to json: inout JSONWriter) {
        json.beginObject()
        json.key("label")
        json.string(stretch.label)
        json.key("from")
        json.number(stretch.from)
        json.key("to")
        json.number(stretch.to)
        json.key("pictures")
        json.beginArray()
        write(stretch.picture, to: &json)
        if let last = stretch.last { write(last, to: &json) }
        json.end()
        json.end()
    }

    private static func write(_ picture: Picture, to json: inout JSONWriter) {
        json.beginObject()
        json.key("svg")
        json.string(String(decoding: svg(picture), as: UTF8.self))
        json.key("nodes")
        PageTree.write(picture.report.nodes, to: &json) { node, json in
            json.key("line")
            json.string(Report.line(of: node))
            json.key("why")
            json.string(orNull: node.why.map { $0.text })
        }
        json.end()
    }
}

import ViewBase
import ViewLayout
import ViewRender
import ViewRuntime
import ViewTree

/// What is shown now, as a page takes it.
enum PreviewState {
    /// Writes a screen as one object: its picture, its tree in preorder, the field that is typed into, and what it said.
    static func write(_ picture: Picture, _ screen: LiveScreen, _ problems: String, to json: inout JSONWriter) {
        json.beginObject()
        json.key("view")
        json.string(picture.report.view)
        json.key("size")
        PageTree.write([picture.display.width, picture.display.height], to: &json)
        json.key("problems")
        json.string(problems)
        json.key("picture")
        json.string(String(decoding: picture.svg(), as: UTF8.self))
        json.key("field")
        write(screen.focusedField, screen, to: &json)
        json.key("nodes")
        PageTree.write(picture.report.nodes, to: &json) { node, json in
            json.key("text")
            json.string(orNull: node.text)
            json.key("place")
            json.string(orNull: node.place.map { ($0.file.map { $0 + ":" } ?? "") + "\($0.line):\($0.column)" })
        }
        write("printed", screen.printed, to: &json)
        write("opened", screen.openedAddresses, to: &json)
        json.end()
    }

    private static func write(_ field: FocusedField?, _ screen: LiveScreen, to json: inout JSONWriter) {
        guard let field else { return json.null() }
        let frame = screen.placements.frame(of: field.node)
        json.beginObject()
        json.key("frame")
        PageTree.write([frame.x, frame.y, frame.width, frame.height], to: &json)
        json.key("text")
        json.string(field.text)
        json.key("multiline")
        json.bool(field.isMultiline)
        json.key("secret")
        json.bool(field.isSecret)
        json.end()
    }

    private static func write(_ key: String, _ texts: [String], to json: inout JSONWriter) {
        json.key(key)
        json.beginArray()
        for text in texts { json.string(text) }
        json.end()
    }
}

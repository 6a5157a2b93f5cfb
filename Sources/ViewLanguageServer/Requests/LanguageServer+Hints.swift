import ViewBase
import ViewCompiler
import ViewIDE

extension LanguageServer {
    func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        let range = try document.lines.range(parameters["range"])
        guard let file = snapshot.entry else { return .array([]) }
        return .array(
            snapshot.inlayHints(of: file, in: range, window: window).map { hint in
                .members(
                    ("position", document.lines.position(hint.offset).json), ("label", .string(hint.text)),
                    ("paddingLeft", .bool(true)))
            })
    }

    func codeLenses(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        return .array(
            snapshot.codeLenses(of: file, window: window).map { lens in
                let command: (name: String, argument: String) =
                    switch lens.action {
                    case .layout(let view): (LanguageServer.layoutCommand, view)
                    case .runTest(let title): (LanguageServer.testCommand, title)
                    }
                return .members(
                    ("range", document.lines.json(lens.range.offsets)),
                    (
                        "command",
                        .members(
                            ("title", .string(lens.title)), ("command", .string(command.name)),
                            ("arguments", .array([.string(document.uri), .string(command.argument)])))
                    ))
            })
    }

    static let layoutCommand = "viewc.layout"
    static let testCommand = "viewc.test"

    /// Lays out the view that a lens names; the frames as text are the result, and are logged for editors that show no
    /// results.
    func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let arguments = parameters["arguments"]?.array ?? []
        guard parameters["command"]?.string == LanguageServer.layoutCommand else {
            throw .invalid("no such command")
        }
        guard arguments.count >= 2, let uri = arguments[0].string, let name = arguments[1].string,
            let document = documents[uri]
        else { throw .invalid("the command takes an open document and a view") }
        let size = arguments.count > 2 ? arguments[2].string.flatMap { WindowSize(spelling: $0) } : nil
        let text = snapshot(document).layoutText(of: name, in: size ?? window)
        sendNotification("window/logMessage", .members(("type", .int(3)), ("message", .string(text))))
        return .string(text)
    }

    func documentColors(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        return .array(
            snapshot.colors(of: file).map { color in
                .members(
                    ("range", document.lines.json(color.range.offsets)),
                    (
                        "color",
                        .members(
                            ("red", .number(color.red)), ("green", .number(color.green)),
                            ("blue", .number(color.blue)), ("alpha", .number(color.alpha)))
                    ))
            })
    }

    func colorPresentations(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let color = parameters["color"]
        guard let red = color?["red"]?.number, let green = color?["green"]?.number, let blue = color?["blue"]?.number
        else { throw .invalid("a colour has a red, a green and a blue part") }
        let text = ColorPlace.spelling(red: red, green: green, blue: blue, alpha: color?["alpha"]?.number ?? 1)
        return .array([
            .members(
                ("label", .string(text)),
                ("textEdit", .members(("range", parameters["range"]), ("newText", .string(text)))))
        ])
    }
}

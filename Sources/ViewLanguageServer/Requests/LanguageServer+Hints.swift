import ViewBase
import ViewCompiler
import ViewIDE

extension LanguageServer {
    func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        let range = try document.lines.range(parameters["range"])
        guard let file = snapshot.entry else { return .array([]) }
        document.owesFrames = !document.showsFrames
        let hints = snapshot.inlayHints(of: file, in: range, window: window, showsFrames: document.showsFrames)
        return .array(
            hints.map { hint in
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

    /// Lays out the next large document that was not since it changed, so that hovers need not wait for it.
    func prepareFrames() -> Bool {
        guard state == .initialized else { return false }
        for uri in openURIs {
            guard let document = documents[uri], !document.isSmall, !document.hasPreparedFrames else { continue }
            snapshot(document).prepareFrames(in: window)
            document.hasPreparedFrames = true
            if document.owesFrames, client.refreshesHints { sendRequest("workspace/inlayHint/refresh") }
            document.owesFrames = false
            return true
        }
        return false
    }

    static let layoutCommand = "viewc.layout"
    static let testCommand = "viewc.test"

    /// Lays out the view, or runs the test, that a lens names. What comes of it is the result, and is logged for editors
    /// that show no results.
    func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let arguments = parameters["arguments"]?.array ?? []
        guard arguments.count >= 2, let uri = arguments[0].string, let name = arguments[1].string,
            let document = documents[uri]
        else { throw .invalid("the command takes an open document and a name") }
        switch parameters["command"]?.string {
        case LanguageServer.layoutCommand:
            let size = arguments.count > 2 ? arguments[2].string.flatMap { WindowSize(spelling: $0) } : nil
            let text = snapshot(document).layoutText(of: name, in: size ?? window)
            log(text)
            return .string(text)
        case LanguageServer.testCommand:
            let answer = snapshot(document).runTest(titled: name)
            log(answer.text)
            return .members(("passed", .bool(answer.hasPassed)), ("text", .string(answer.text)))
        default: throw .invalid("no such command")
        }
    }

    private func log(_ text: String) {
        sendNotification("window/logMessage", .members(("type", .int(3)), ("message", .string(text))))
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

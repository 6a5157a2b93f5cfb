import ViewBase
import ViewIDE

extension LanguageServer {
    func formatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        try edits(parameters) { snapshot, file, _ in snapshot.formattingEdits(of: file) }
    }

    func rangeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let range = try document(parameters).lines.range(parameters["range"])
        return try edits(parameters) { snapshot, file, _ in snapshot.formattingEdits(of: file, in: range) }
    }

    func onTypeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let position = try LinePosition(parameters["position"])
        guard let byte = parameters["ch"]?.string?.utf8.first else { throw .invalid("a character is a text") }
        return try edits(parameters) { snapshot, file, document in
            snapshot.formattingEdits(of: file, afterTyping: byte, at: document.lines.offset(position))
        }
    }

    private func edits(
        _ parameters: JSONValue, _ make: (EditorSnapshot, FileID, Document) -> [TextEdit]
    ) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        var lines = FileLines(snapshot, client.encoding)
        return .array(make(snapshot, file, document).map { LanguageServer.json($0, &lines) })
    }

    func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        let range = try document.lines.range(parameters["range"])
        guard let file = snapshot.entry else { return .array([]) }
        let wanted = parameters["context"]?["only"]?.array?.compactMap { $0.string }
        // A kind holds those that begin with it: `refactor` all refactorings.
        let kinds = CodeAction.Kind.allCases.filter { kind in
            wanted?.contains { kind.name.utf8.starts(with: $0.utf8) } ?? true
        }
        var lines = FileLines(snapshot, client.encoding)
        var actions: [JSONValue] = []
        for action in snapshot.codeActions(in: range, of: file, kinds: kinds) {
            actions.append(
                .members(
                    ("title", .string(action.title)), ("kind", .string(action.kind.name)),
                    ("diagnostics", action.diagnostic.map { .array([json($0, &lines)]) }),
                    ("isPreferred", action.diagnostic?.fixIts.count == 1 ? .bool(true) : nil),
                    ("edit", workspaceEdit(action.edits, snapshot))))
        }
        return .array(actions)
    }
}

extension CodeAction.Kind {
    var name: String {
        switch self {
        case .quickFix: "quickfix"
        case .extract: "refactor.extract"
        case .rewrite: "refactor.rewrite"
        case .fixAll: "source.fixAll"
        }
    }
}

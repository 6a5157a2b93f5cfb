import ViewBase
import ViewIDE

extension LanguageServer {
    /// Tells the client what is wrong with the next document of which it does not know; false where it knows all.
    func publishOwed() -> Bool {
        guard !client.pullsDiagnostics, state == .initialized else { return false }
        for uri in openURIs {
            guard let document = documents[uri], document.owesDiagnostics else { continue }
            document.owesDiagnostics = false
            publish(diagnostics(document), uri: uri, version: document.version)
            return true
        }
        return false
    }

    func publish(_ diagnostics: [JSONValue], uri: String, version: Int?) {
        sendNotification(
            "textDocument/publishDiagnostics",
            .members(
                ("uri", .string(uri)), ("version", version.map { .int($0) }), ("diagnostics", .array(diagnostics))))
    }

    func documentDiagnostics(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        return LanguageServer.report(diagnostics(document))
    }

    private static func report(_ diagnostics: [JSONValue]) -> JSONValue {
        .members(("kind", .string("full")), ("items", .array(diagnostics)))
    }

    func workspaceDiagnostics() -> JSONValue {
        let snapshot = workspaceSnapshot()
        var lines = FileLines(snapshot, client.encoding)
        var reports: [JSONValue] = []
        for file in snapshot.files {
            let uri = uri(file.path)
            let items = snapshot.diagnostics(of: file.id, lints: lints).map { json($0, &lines) }
            reports.append(
                .members(
                    ("kind", .string("full")), ("uri", .string(uri)),
                    ("version", documents[uri].map { .int($0.version) } ?? .null), ("items", .array(items))))
        }
        return .members(("items", .array(reports)))
    }

    private func diagnostics(_ document: Document) -> [JSONValue] {
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return [] }
        var lines = FileLines(snapshot, client.encoding)
        return snapshot.diagnostics(of: file, lints: lints).map { json($0, &lines) }
    }

    func json(_ diagnostic: Diagnostic, _ lines: inout FileLines) -> JSONValue {
        var related: [JSONValue] = []
        for note in diagnostic.notes {
            guard let range = note.range else { continue }
            related.append(
                .members(("location", location(range, &lines)), ("message", .string(note.message))))
        }
        return .members(
            ("range", lines.json(diagnostic.range)),
            ("severity", .int(diagnostic.severity == .error ? 1 : 2)),
            ("code", .string(diagnostic.code.text)),
            ("source", .string("viewc")),
            ("message", .string(message(diagnostic))),
            ("tags", tag(diagnostic).map { .array([.int($0)]) }),
            ("relatedInformation", related.isEmpty ? nil : .array(related)))
    }

    /// The message, with the notes that have no place of their own.
    private func message(_ diagnostic: Diagnostic) -> String {
        var text = diagnostic.message
        for note in diagnostic.notes where note.range == nil { text += "\n" + note.message }
        return text
    }

    /// The protocol's number for what is unnecessary, or on its way out.
    private func tag(_ diagnostic: Diagnostic) -> Int? {
        diagnostic.code.isOfUnused ? 1 : diagnostic.code == .deprecatedUse ? 2 : nil
    }

    func location(_ range: SourceRange, _ lines: inout FileLines) -> JSONValue {
        .members(("uri", .string(lines.uri(range.file, uri))), ("range", lines.json(range)))
    }
}

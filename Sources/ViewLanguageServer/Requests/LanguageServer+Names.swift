import ViewBase
import ViewIDE

extension LanguageServer {
    func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        return json(place.snapshot.definitions(at: place.offset, in: place.file), place.snapshot)
    }

    func typeDefinition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        return json(place.snapshot.typeDefinitions(at: place.offset, in: place.file), place.snapshot)
    }

    private func json(_ places: [DefinitionPlace], _ snapshot: EditorSnapshot) -> JSONValue {
        var lines = FileLines(snapshot, client.encoding)
        return .array(
            places.map { place in
                guard client.takesDefinitionLinks else { return location(place.name, &lines) }
                return .members(
                    ("originSelectionRange", lines.json(place.origin)),
                    ("targetUri", .string(lines.uri(place.name.file, uri))),
                    ("targetRange", lines.json(place.whole)), ("targetSelectionRange", lines.json(place.name)))
            })
    }

    func documentHighlights(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        let found = place.snapshot.highlights(at: place.offset, in: place.file)
        return .array(
            found.map { reference in
                .members(
                    ("range", place.document.lines.json(reference.range.offsets)),
                    ("kind", .int(reference.kind == .read ? 2 : 3)))
            })
    }

    func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try workspacePlace(parameters)
        let declares = parameters["context"]?["includeDeclaration"]?.bool ?? true
        var lines = FileLines(place.snapshot, client.encoding)
        let found = place.snapshot.references(at: place.offset, in: place.file)
        return .array(
            found.filter { declares || $0.kind != .declaration }.map { location($0.range, &lines) })
    }

    func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        do throws(RenameProblem) {
            let range = try place.snapshot.renamedRange(at: place.offset, in: place.file)
            return .members(
                ("range", place.document.lines.json(range.offsets)),
                ("placeholder", .string(place.snapshot.files[place.file.index].text(range.offsets))))
        } catch {
            throw ResponseError.failed(error.message)
        }
    }

    func rename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try workspacePlace(parameters)
        guard let name = parameters["newName"]?.string else { throw .invalid("a new name is a text") }
        do throws(RenameProblem) {
            let edits = try place.snapshot.rename(at: place.offset, in: place.file, to: name)
            return workspaceEdit(edits, place.snapshot)
        } catch {
            throw ResponseError.failed(error.message)
        }
    }

    /// The same place in the snapshot of all files.
    private func workspacePlace(_ parameters: JSONValue) throws(ResponseError) -> EditorPlace {
        let place = try place(parameters)
        let snapshot = workspaceSnapshot()
        guard let file = snapshot.file(at: place.document.path) else { return place }
        return EditorPlace(document: place.document, snapshot: snapshot, file: file, offset: place.offset)
    }

    /// Edits of several files.
    func workspaceEdit(_ edits: [TextEdit], _ snapshot: EditorSnapshot) -> JSONValue {
        var lines = FileLines(snapshot, client.encoding)
        var files: [FileID] = []
        for edit in edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
        let changes = files.map { file in
            let own = edits.filter { $0.range.file == file }.map { LanguageServer.json($0, &lines) }
            return (uri: lines.uri(file, uri), edits: JSONValue.array(own))
        }
        guard client.takesDocumentChanges else {
            return .members(("changes", .object(changes.map { JSONMember($0.uri, $0.edits) })))
        }
        return .members(
            (
                "documentChanges",
                .array(
                    changes.map { change in
                        let version = documents[change.uri].map { JSONValue.int($0.version) } ?? .null
                        return .members(
                            ("textDocument", .members(("uri", .string(change.uri)), ("version", version))),
                            ("edits", change.edits))
                    })
            ))
    }

    static func json(_ edit: TextEdit, _ lines: inout FileLines) -> JSONValue {
        .members(("range", lines.json(edit.range)), ("newText", .string(edit.replacement)))
    }
}

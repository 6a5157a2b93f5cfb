import ViewBase
import ViewCompiler
import ViewIDE

/// Documents as they open, change and close.
extension LanguageServer {
    func open(_ parameters: JSONValue) throws(ResponseError) {
        let item = parameters["textDocument"]
        guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else {
            throw .invalid("a document has a uri and a text")
        }
        let document = Document(
            uri: uri, path: DocumentURI.path(uri), version: item?["version"]?.int ?? 0, text: text, client.encoding)
        if documents[uri] == nil { openURIs.append(uri) }
        documents[uri] = document
        forget(document.path)
    }

    func change(_ parameters: JSONValue) throws(ResponseError) {
        let document = try document(parameters)
        let version = parameters["textDocument"]?["version"]?.int ?? document.version
        try document.change(parameters["contentChanges"]?.array ?? [], version: version)
        forget(document.path)
    }

    func close(_ parameters: JSONValue) {
        guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents[uri] else { return }
        documents[uri] = nil
        openURIs.removeAll { $0 == uri }
        forget(document.path)
        if !client.pullsDiagnostics { publish([], uri: uri, version: nil) }
    }

    func watchedFilesChanged(_ parameters: JSONValue) {
        for change in parameters["changes"]?.array ?? [] {
            guard let uri = change["uri"]?.string else { continue }
            // An image has no snapshot that hangs on it by name, but may stand in any.
            let path = DocumentURI.path(uri)
            if path.utf8.suffix(5).elementsEqual(".view".utf8) { forget(path) } else { forgetAll() }
        }
        if client.refreshesDiagnostics, client.pullsDiagnostics {
            sendRequest("workspace/diagnostic/refresh")
        }
    }

    /// Forgets the answers that hang on a file.
    private func forget(_ path: String) {
        workspace = nil
        for uri in openURIs {
            guard let document = documents[uri], document.snapshot?.hangs(on: path) ?? true else { continue }
            document.snapshot = nil
            document.owesDiagnostics = true
        }
    }

    private func forgetAll() {
        workspace = nil
        for uri in openURIs {
            documents[uri]?.snapshot = nil
            documents[uri]?.owesDiagnostics = true
        }
    }

    // MARK: Finding

    /// The open document that a message is about.
    func document(_ parameters: JSONValue) throws(ResponseError) -> Document {
        guard let uri = parameters["textDocument"]?["uri"]?.string else { throw .invalid("a document has a uri") }
        guard let document = documents[uri] else { throw .invalid("`" + uri + "` is not open") }
        return document
    }

    /// The files as they are now: those open as their buffers have them.
    var sources: BufferSources { BufferSources(host, openURIs.compactMap { documents[$0] }) }

    func snapshot(_ document: Document) -> EditorSnapshot {
        if let known = document.snapshot { return known }
        let made = EditorSnapshot([document.path], from: sources)
        document.snapshot = made
        return made
    }

    /// All files of the client's folders, and all open ones.
    func workspaceSnapshot() -> EditorSnapshot {
        if let workspace { return workspace }
        var paths = openURIs.compactMap { documents[$0]?.path }
        for folder in folders { paths += host.viewFiles(below: folder) }
        let made = EditorSnapshot(paths, from: sources)
        workspace = made
        return made
    }

    /// The address of a file of a snapshot: that by which the client has it open.
    func uri(_ path: String) -> String {
        let identity = host.identity(path)
        for uri in openURIs {
            if let document = documents[uri], host.identity(document.path) == identity { return uri }
        }
        return DocumentURI.uri(path)
    }

    /// A document's snapshot with its file and a place in it.
    func place(_ parameters: JSONValue) throws(ResponseError) -> EditorPlace {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { throw .failed("the document cannot be read") }
        let offset = document.lines.offset(try LinePosition(parameters["position"]))
        return EditorPlace(document: document, snapshot: snapshot, file: file, offset: offset)
    }
}

/// An offset in an open document.
struct EditorPlace {
    let document: Document
    let snapshot: EditorSnapshot
    let file: FileID
    let offset: Int
}

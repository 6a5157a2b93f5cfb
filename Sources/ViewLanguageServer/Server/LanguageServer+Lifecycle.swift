import ViewBase
import ViewCompiler

extension LanguageServer {
    func initialize(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        guard state == .waiting else {
            throw ResponseError(code: ResponseError.invalidRequest, message: "`initialize` came before")
        }
        state = .initialized
        client = ClientCapabilities(parameters["capabilities"])
        clientProcess = parameters["processId"]?.int
        for folder in parameters["workspaceFolders"]?.array ?? [] { addFolder(folder["uri"]) }
        if folders.isEmpty { addFolder(parameters["rootUri"]) }
        configure(parameters["initializationOptions"])
        return .members(
            ("capabilities", ServerCapabilities.json(client)),
            ("serverInfo", .members(("name", .string("viewc")), ("version", .string(LanguageServer.version)))))
    }

    /// The version that the server names itself by.
    static let version = "0.1"

    private func addFolder(_ uri: JSONValue?) {
        guard let uri = uri?.string else { return }
        let path = DocumentURI.path(uri)
        if !folders.contains(path) { folders.append(path) }
    }

    func changeFolders(_ parameters: JSONValue) {
        for folder in parameters["event"]?["removed"]?.array ?? [] {
            guard let uri = folder["uri"]?.string else { continue }
            folders.removeAll { $0 == DocumentURI.path(uri) }
        }
        for folder in parameters["event"]?["added"]?.array ?? [] { addFolder(folder["uri"]) }
        workspace = nil
    }

    /// Asks the client to tell of changed files that it does not have open.
    func registerWatchers() {
        guard client.registersWatchers else { return }
        let watchers = ["**/*.view", "**/*.{png,jpg,jpeg,svg}"].map { pattern in
            JSONValue.members(("globPattern", .string(pattern)))
        }
        let registration = JSONValue.members(
            ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
            ("registerOptions", .members(("watchers", .array(watchers)))))
        sendRequest("client/registerCapability", .members(("registrations", .array([registration]))))
    }

    /// Takes the client's settings: `size`, the window whose frames hovers and hints show, as `320x480`; `lint`, whether
    /// diagnostics hold the warnings of `lint`.
    func configure(_ settings: JSONValue?) {
        if let size = settings?["size"] { window = size.string.flatMap { WindowSize(spelling: $0) } }
        guard let lints = settings?["lint"]?.bool, lints != self.lints else { return }
        self.lints = lints
        for uri in openURIs { documents[uri]?.owesDiagnostics = true }
    }
}

extension WindowSize {
    /// The size that a text as `320x480` says.
    init?(spelling: String) {
        let parts = spelling.utf8.split(separator: UInt8(ascii: "x")).map { Decimal.parse(Array($0)[...]) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width.isFinite,
            height.isFinite
        else { return nil }
        self.init(width: width, height: height)
    }
}

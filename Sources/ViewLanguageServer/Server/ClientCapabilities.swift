import ViewBase

/// What the client says that it can do, as far as answers depend on it.
struct ClientCapabilities {
    var encoding = PositionEncoding.utf16
    /// Whether the client asks for diagnostics itself.
    var pullsDiagnostics = false
    /// Whether it asks again for diagnostics when told that they changed.
    var refreshesDiagnostics = false
    /// Whether it asks again for hints when told that they changed.
    var refreshesHints = false
    /// Whether completions may have places to fill in.
    var takesSnippets = false
    /// Whether documentation may be Markdown.
    var takesMarkdown = true
    /// Whether definitions may say where they were asked for.
    var takesDefinitionLinks = false
    /// Whether symbols may be nested.
    var takesNestedSymbols = false
    /// Whether tokens may go over several lines.
    var takesMultilineTokens = false
    /// Whether it can be asked to tell of changed files.
    var registersWatchers = false
    /// Whether edits of several files may say which version they are for.
    var takesDocumentChanges = false

    init() {}

    init(_ json: JSONValue?) {
        let text = json?["textDocument"]
        for name in json?["general"]?["positionEncodings"]?.array ?? [] {
            guard let known = name.string.flatMap({ PositionEncoding(rawValue: $0) }) else { continue }
            encoding = known
            break
        }
        pullsDiagnostics = ClientCapabilities.isObject(text?["diagnostic"])
        refreshesDiagnostics = json?["workspace"]?["diagnostics"]?["refreshSupport"]?.bool ?? false
        refreshesHints = json?["workspace"]?["inlayHint"]?["refreshSupport"]?.bool ?? false
        takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
        if let formats = text?["hover"]?["contentFormat"]?.array {
            takesMarkdown = formats.contains(.string("markdown"))
        }
        takesDefinitionLinks = text?["definition"]?["linkSupport"]?.bool ?? false
        takesNestedSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
        takesMultilineTokens = text?["semanticTokens"]?["multilineTokenSupport"]?.bool ?? false
        registersWatchers = json?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
        takesDocumentChanges = json?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    }

    private static func isObject(_ json: JSONValue?) -> Bool {
        if case .object? = json { true } else { false }
    }
}

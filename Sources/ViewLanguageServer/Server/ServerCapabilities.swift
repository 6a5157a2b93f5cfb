import ViewBase
import ViewIDE

/// What the server tells a client that it can do.
enum ServerCapabilities {
    static func json(_ client: ClientCapabilities) -> JSONValue {
        .members(
            ("positionEncoding", .string(client.encoding.rawValue)),
            // Opened and closed are told, changes as ranges.
            ("textDocumentSync", .members(("openClose", .bool(true)), ("change", .int(2)))),
            (
                "diagnosticProvider",
                .members(("interFileDependencies", .bool(true)), ("workspaceDiagnostics", .bool(true)))
            ),
            ("completionProvider", .members(("triggerCharacters", characters([".", "#", "$", "(", "\\"])))),
            ("signatureHelpProvider", .members(("triggerCharacters", characters(["(", ",", ":"])))),
            ("hoverProvider", .bool(true)),
            ("documentSymbolProvider", .bool(true)),
            ("foldingRangeProvider", .bool(true)),
            ("selectionRangeProvider", .bool(true)),
            ("documentHighlightProvider", .bool(true)),
            ("definitionProvider", .bool(true)),
            ("typeDefinitionProvider", .bool(true)),
            ("referencesProvider", .bool(true)),
            ("renameProvider", .members(("prepareProvider", .bool(true)))),
            ("workspaceSymbolProvider", .bool(true)),
            ("semanticTokensProvider", semanticTokens),
            ("documentFormattingProvider", .bool(true)),
            ("documentRangeFormattingProvider", .bool(true)),
            (
                "documentOnTypeFormattingProvider",
                .members(("firstTriggerCharacter", .string("}")), ("moreTriggerCharacter", characters(["\n"])))
            ),
            (
                "codeActionProvider",
                .members(
                    (
                        "codeActionKinds",
                        characters(["quickfix", "refactor.extract", "refactor.rewrite", "source.fixAll"])
                    ))
            ),
            ("inlayHintProvider", .bool(true)),
            ("codeLensProvider", .members(("resolveProvider", .bool(false)))),
            ("colorProvider", .bool(true)),
            (
                "executeCommandProvider",
                .members(("commands", characters([LanguageServer.layoutCommand, LanguageServer.testCommand])))
            ),
            (
                "workspace",
                .members(
                    (
                        "workspaceFolders",
                        .members(("supported", .bool(true)), ("changeNotifications", .bool(true)))
                    ))
            ))
    }

    private static var semanticTokens: JSONValue {
        .members(
            (
                "legend",
                .members(
                    ("tokenTypes", characters(SemanticToken.Kind.allCases.map { $0.name })),
                    ("tokenModifiers", characters(LanguageServer.tokenModifiers)))
            ), ("full", .members(("delta", .bool(true)))), ("range", .bool(true)))
    }

    private static func characters(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
}

import ViewBase

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
            (
                "workspace",
                .members(
                    (
                        "workspaceFolders",
                        .members(("supported", .bool(true)), ("changeNotifications", .bool(true)))
                    ))
            ))
    }

    private static func characters(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
}

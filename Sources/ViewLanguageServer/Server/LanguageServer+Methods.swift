import ViewBase

/// The methods that the server knows.
extension LanguageServer {
    func request(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        switch method {
        case "initialize": return try initialize(parameters)
        case "shutdown":
            state = .shutDown
            return .null
        case "textDocument/diagnostic": return try documentDiagnostics(parameters)
        case "workspace/diagnostic": return workspaceDiagnostics()
        case "textDocument/completion": return try completion(parameters)
        case "textDocument/signatureHelp": return try signatureHelp(parameters)
        case "textDocument/hover": return try hover(parameters)
        case "textDocument/documentSymbol": return try documentSymbols(parameters)
        case "textDocument/foldingRange": return try foldingRanges(parameters)
        case "textDocument/selectionRange": return try selectionRanges(parameters)
        case "textDocument/documentHighlight": return try documentHighlights(parameters)
        case "textDocument/definition": return try definition(parameters)
        case "textDocument/typeDefinition": return try typeDefinition(parameters)
        case "textDocument/references": return try references(parameters)
        case "textDocument/prepareRename": return try prepareRename(parameters)
        case "textDocument/rename": return try rename(parameters)
        case "textDocument/semanticTokens/full": return try semanticTokens(parameters)
        case "textDocument/semanticTokens/full/delta": return try semanticTokenChanges(parameters)
        case "textDocument/semanticTokens/range": return try semanticTokensInRange(parameters)
        case "textDocument/formatting": return try formatting(parameters)
        case "textDocument/rangeFormatting": return try rangeFormatting(parameters)
        case "textDocument/onTypeFormatting": return try onTypeFormatting(parameters)
        case "textDocument/codeAction": return try codeActions(parameters)
        case "textDocument/inlayHint": return try inlayHints(parameters)
        case "textDocument/codeLens": return try codeLenses(parameters)
        case "textDocument/documentColor": return try documentColors(parameters)
        case "textDocument/colorPresentation": return try colorPresentations(parameters)
        case "workspace/executeCommand": return try execute(parameters)
        case "workspace/symbol": return try workspaceSymbols(parameters)
        default: throw ResponseError(code: ResponseError.methodNotFound, message: "`" + method + "` is not known")
        }
    }

    func notification(_ method: String, _ parameters: JSONValue) throws(ResponseError) {
        switch method {
        case "initialized": registerWatchers()
        case "textDocument/didOpen": try open(parameters)
        case "textDocument/didChange": try change(parameters)
        case "textDocument/didClose": close(parameters)
        case "workspace/didChangeWatchedFiles": watchedFilesChanged(parameters)
        case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
        case "workspace/didChangeConfiguration": configure(parameters["settings"]?["viewc"] ?? parameters["settings"])
        default: break
        }
    }
}

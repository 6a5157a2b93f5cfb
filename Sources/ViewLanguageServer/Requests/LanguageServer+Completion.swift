import ViewBase
import ViewIDE

extension LanguageServer {
    func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        guard let found = place.snapshot.completions(at: place.offset, in: place.file) else { return .null }
        let range = place.document.lines.json(found.range)
        return .members(("isIncomplete", .bool(false)), ("items", .array(found.items.map { json($0, range) })))
    }

    private func json(_ item: CompletionItem, _ range: JSONValue) -> JSONValue {
        let snippet = client.takesSnippets ? item.snippet : nil
        return .members(
            ("label", .string(item.label)),
            ("kind", .int(item.kind.number)),
            ("detail", item.detail.map { .string($0) }),
            ("documentation", item.documentation.map { markup($0) }),
            ("sortText", .string(String(item.rank) + item.label)),
            ("insertTextFormat", snippet == nil ? nil : .int(2)),
            (
                "textEdit",
                .members(("range", range), ("newText", .string(snippet ?? item.text ?? item.label)))
            ))
    }

    /// Text that may be Markdown, where the client takes it.
    func markup(_ text: String) -> JSONValue {
        .members(("kind", .string(client.takesMarkdown ? "markdown" : "plaintext")), ("value", .string(text)))
    }

    func signatureHelp(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        guard let help = place.snapshot.signatureHelp(at: place.offset, in: place.file) else { return .null }
        let signatures = help.signatures.map { signature in
            JSONValue.members(
                ("label", .string(signature.text)),
                ("documentation", signature.documentation.map { markup($0) }),
                (
                    "parameters",
                    .array(
                        signature.parameters.map { parameter in
                            .members(
                                ("label", .string(parameter.text)),
                                ("documentation", parameter.documentation.map { markup($0) }))
                        })
                ))
        }
        return .members(
            ("signatures", .array(signatures)), ("activeSignature", .int(help.active)),
            ("activeParameter", help.activeParameter.map { .int($0) }))
    }

    func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let place = try place(parameters)
        guard
            let hover = place.snapshot.hover(
                at: place.offset, in: place.file, window: window, showsFrames: place.document.showsFrames)
        else { return .null }
        var text = hover.paragraphs.joined(separator: "\n\n")
        let code = client.takesMarkdown ? "```view\n" + hover.code + "\n```" : hover.code
        text = text.isEmpty ? code : code + "\n\n" + text
        return .members(("contents", markup(text)), ("range", place.document.lines.json(hover.range.offsets)))
    }
}

extension CompletionItem.Kind {
    /// The protocol's `CompletionItemKind`.
    fileprivate var number: Int {
        switch self {
        case .element, .view: 7
        case .modifier: 2
        case .label: 5
        case .slot: 5
        case .enumCase: 20
        case .value: 6
        case .function: 3
        case .action: 23
        case .content: 9
        case .type: 22
        case .keyword: 14
        case .environment: 10
        case .fact: 10
        case .elementName: 18
        case .device: 12
        case .field: 5
        }
    }
}

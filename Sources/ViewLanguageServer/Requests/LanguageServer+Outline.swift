import ViewBase
import ViewIDE

extension LanguageServer {
    func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        let symbols = snapshot.symbols(of: file)
        if client.takesNestedSymbols { return .array(symbols.map { nested($0, document.lines) }) }
        var lines = FileLines(snapshot, client.encoding)
        var flat: [JSONValue] = []
        for symbol in symbols { append(symbol, in: nil, &lines, to: &flat) }
        return .array(flat)
    }

    private func nested(_ symbol: DocumentSymbol, _ lines: LineMap) -> JSONValue {
        .members(
            ("name", .string(symbol.name)),
            ("detail", symbol.detail.map { .string($0) }),
            ("kind", .int(symbol.kind.number)),
            ("range", lines.json(symbol.range.offsets)),
            ("selectionRange", lines.json(symbol.selection.offsets)),
            ("children", .array(symbol.children.map { nested($0, lines) })))
    }

    private func append(
        _ symbol: DocumentSymbol, in container: String?, _ lines: inout FileLines, to flat: inout [JSONValue]
    ) {
        flat.append(information(symbol, in: container, &lines))
        for child in symbol.children { append(child, in: symbol.name, &lines, to: &flat) }
    }

    private func information(
        _ symbol: DocumentSymbol, in container: String?, _ lines: inout FileLines
    ) -> JSONValue {
        .members(
            ("name", .string(symbol.name)), ("kind", .int(symbol.kind.number)),
            ("location", location(symbol.range, &lines)), ("containerName", container.map { .string($0) }))
    }

    func workspaceSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        guard let query = parameters["query"]?.string else { throw .invalid("a query is a text") }
        let snapshot = workspaceSnapshot()
        var lines = FileLines(snapshot, client.encoding)
        return .array(snapshot.workspaceSymbols(query).map { information($0, in: nil, &lines) })
    }

    func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        var ranges: [JSONValue] = []
        for range in snapshot.foldingRanges(of: file) {
            let start = document.lines.position(range.range.lowerBound)
            let end = document.lines.position(range.range.upperBound)
            // The line with the closing bracket stays.
            let last = range.kind == .code ? end.line - 1 : end.line
            guard last > start.line else { continue }
            ranges.append(
                .members(
                    ("startLine", .int(start.line)), ("endLine", .int(last)),
                    ("kind", range.kind.name.map { .string($0) })))
        }
        return .array(ranges)
    }

    func selectionRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return .array([]) }
        var results: [JSONValue] = []
        for position in parameters["positions"]?.array ?? [] {
            let offset = document.lines.offset(try LinePosition(position))
            var nested: JSONValue?
            for range in snapshot.selectionRanges(at: offset, in: file).reversed() {
                nested = .members(("range", document.lines.json(range)), ("parent", nested))
            }
            results.append(nested ?? .null)
        }
        return .array(results)
    }
}

extension DocumentSymbol.Kind {
    /// The protocol's `SymbolKind`.
    fileprivate var number: Int {
        switch self {
        case .view: 5
        case .record: 23
        case .enumeration: 10
        case .enumCase: 22
        case .field: 8
        case .constant: 14
        case .function: 12
        case .state: 7
        case .action: 6
        case .content: 9
        case .preview: 24
        case .test: 24
        case .element: 19
        }
    }
}

extension FoldingRange.Kind {
    fileprivate var name: String? {
        switch self {
        case .code: nil
        case .comment: "comment"
        case .imports: "imports"
        }
    }
}

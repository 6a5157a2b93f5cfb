import ViewBase
import ViewIDE

extension LanguageServer {
    func semanticTokens(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let data = tokenData(document, nil)
        return LanguageServer.json(remember(data, for: document), data)
    }

    func semanticTokensInRange(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let range = try document.lines.range(parameters["range"])
        return LanguageServer.json(nil, tokenData(document, range))
    }

    /// The change since the tokens that the client has; all of them where it has others.
    func semanticTokenChanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let known = document.sentTokens
        let data = tokenData(document, nil)
        let id = remember(data, for: document)
        guard let known, parameters["previousResultId"]?.string == known.id else {
            return LanguageServer.json(id, data)
        }
        return .members(("resultId", .string(id)), ("edits", .array(LanguageServer.edits(known.data, data))))
    }

    private func remember(_ data: [Int], for document: Document) -> String {
        let id = String(nextRequest)
        nextRequest += 1
        document.sentTokens = (id, data)
        return id
    }

    private static func json(_ id: String?, _ data: [Int]) -> JSONValue {
        .members(("resultId", id.map { .string($0) }), ("data", .array(data.map { .int($0) })))
    }

    /// One edit: what lies between the common start and the common end.
    private static func edits(_ old: [Int], _ new: [Int]) -> [JSONValue] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if start == old.count, start == new.count { return [] }
        let inserted = new[start..<new.count - end]
        return [
            .members(
                ("start", .int(start)), ("deleteCount", .int(old.count - end - start)),
                ("data", .array(inserted.map { .int($0) })))
        ]
    }

    /// Five numbers a token: lines and columns since the one before, length, kind, modifiers.
    private func tokenData(_ document: Document, _ range: Range<Int>?) -> [Int] {
        let snapshot = snapshot(document)
        guard let file = snapshot.entry else { return [] }
        let (bytes, lines) = (document.bytes, document.lines)
        let tokens = snapshot.semanticTokens(of: file, in: range)
        var writer = TokenWriter(lines, count: tokens.count)
        for token in tokens {
            if client.takesMultilineTokens || !bytes[token.range].contains(0x0A) {
                writer.write(token, token.range)
            } else {
                for part in lines.lineParts(token.range) { writer.write(token, part) }
            }
        }
        return writer.data
    }

    /// Writes tokens in the order of their places.
    private struct TokenWriter {
        private(set) var data: [Int] = []
        private let lines: LineMap
        private var cursor: LineMap.Cursor
        private var before = LinePosition(line: 0, character: 0)

        init(_ lines: LineMap, count: Int) {
            self.lines = lines
            cursor = LineMap.Cursor(lines)
            data.reserveCapacity(count * 5)
        }

        /// Writes the part of a token that stands on one line.
        mutating func write(_ token: SemanticToken, _ part: Range<Int>) {
            let start = cursor.move(to: part.lowerBound)
            let isSameLine = start.line == before.line
            data.append(start.line - before.line)
            data.append(isSameLine ? start.character - before.character : start.character)
            data.append(lines.columns(part))
            data.append(token.kind.rawValue)
            data.append((token.isDeclaration ? 1 : 0) | (token.isBuiltIn ? 2 : 0))
            before = start
        }
    }

    static let tokenModifiers = ["declaration", "defaultLibrary"]
}

extension SemanticToken.Kind {
    /// The protocol's name, in the order of the kinds.
    var name: String {
        switch self {
        case .keyword: "keyword"
        case .type: "type"
        case .view: "class"
        case .record: "struct"
        case .enumeration: "enum"
        case .enumCase: "enumMember"
        case .function: "function"
        case .method: "method"
        case .property: "property"
        case .variable: "variable"
        case .parameter: "parameter"
        case .string: "string"
        case .number: "number"
        case .comment: "comment"
        case .label: "label"
        case .attribute: "decorator"
        }
    }
}

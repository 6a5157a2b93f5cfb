import ViewBase

extension SyntaxTree {
    /// Whether a line end lies between the token and the one before it.
    public func hasNewlineBefore(_ token: TokenID) -> Bool { tokens.flags[token.index].contains(.newlineBefore) }

    /// Whether a comment stands between two tokens that both lie in a range, documentation (`///`) not counted.
    public func holdsComment(inside range: SourceRange) -> Bool {
        var token = tokens.index(at: range.start)
        if tokens.starts[token] < range.start { token += 1 }
        while token + 1 < tokens.count, tokens.ends[token + 1] <= range.end {
            if holdsComment(in: Int(tokens.ends[token])..<Int(tokens.starts[token + 1])) { return true }
            token += 1
        }
        return false
    }

    private func holdsComment(in gap: Range<Int>) -> Bool {
        let (slash, bytes) = (UInt8(ascii: "/"), source.bytes)
        var index = gap.lowerBound
        while index < gap.upperBound {
            guard bytes[index] == slash else {
                index += 1
                continue
            }
            guard index + 2 < gap.upperBound, bytes[index + 1] == slash, bytes[index + 2] == slash else { return true }
            while index < gap.upperBound, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        }
        return false
    }

    /// The `///` lines directly before a declaration or an `enumCase`, without their markers; nil if there are none.
    public func documentation(of node: SyntaxNode) -> String? {
        guard let reader = documentationReader(of: node), var text = reader.lines.first else { return nil }
        for line in reader.lines.dropFirst() { text += "\n" + line }
        return text
    }

    /// Where those lines begin.
    public func startOfDocumentation(of node: SyntaxNode) -> Int? {
        guard let reader = documentationReader(of: node), !reader.lines.isEmpty else { return nil }
        return reader.start
    }

    private func documentationReader(of node: SyntaxNode) -> DocumentationReader? {
        var token = firstToken(node).index
        if kind(node) == .enumCase, token > 0, tokens.kinds[token - 1] == .caseKeyword { token -= 1 }
        let end = Int(tokens.starts[token])
        var isDocumented = tokens.flags[token].contains(.documented)
        // A `;` that separates nothing is no part of the canonical form, so that it is none of the meaning.
        while token > 0, tokens.kinds[token - 1] == .semicolon {
            token -= 1
            isDocumented = isDocumented || tokens.flags[token].contains(.documented)
        }
        guard isDocumented else { return nil }
        let start = token > 0 ? Int(tokens.ends[token - 1]) : LineTable.hasByteOrderMark(source.bytes) ? 3 : 0
        var reader = DocumentationReader(bytes: source.bytes)
        reader.read(start..<end, startsLine: token == 0)
        return reader
    }
}

/// Collects the last run of `///` lines between two tokens.
private struct DocumentationReader {
    let bytes: [UInt8]
    /// The lines without their markers.
    private(set) var lines: [String] = []
    /// Where the first of them begins, after its blanks.
    private(set) var start = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read(_ range: Range<Int>, startsLine: Bool) {
        var index = range.lowerBound
        var isComplete = startsLine
        while index < range.upperBound {
            let end = lineEnd(from: index, range.upperBound)
            if isComplete, end < range.upperBound { take(index..<end) }
            isComplete = true
            index = end + 1
            if end + 1 < range.upperBound, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { index += 1 }
        }
    }

    private func lineEnd(from start: Int, _ limit: Int) -> Int {
        var index = start
        while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return index
    }

    /// Adds a line of documentation without the white space at its end; any other line begins a new run, but for one
    /// of nothing but `;`.
    private mutating func take(_ line: Range<Int>) {
        var start = line.lowerBound
        var separates = false
        while start < line.upperBound {
            if bytes[start] == UInt8(ascii: ";") {
                separates = true
            } else if bytes[start] != 0x20, bytes[start] != 0x09 {
                break
            }
            start += 1
        }
        if separates, start == line.upperBound { return }
        var slashes = 0
        while start + slashes < line.upperBound, bytes[start + slashes] == UInt8(ascii: "/") { slashes += 1 }
        guard slashes == 3 else { return lines.removeAll() }
        if lines.isEmpty { self.start = start }
        start += 3
        if start < line.upperBound, bytes[start] == 0x20 { start += 1 }
        var end = line.upperBound
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
    }
}

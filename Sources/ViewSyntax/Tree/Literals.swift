import ViewBase

/// The values of literals.
extension SyntaxTree {
    /// The value of an integer literal, or of a literal with one `-` before it (a `prefixExpression`).
    ///
    /// Nil when the literal is malformed or too large, which has its own diagnostic.
    public func integerValue(_ node: SyntaxNode) -> Int64? {
        let isNegated = kind(node) == .prefixExpression
        let token = tokenEnd(node).index - 1
        if isNegated, token != firstToken(node).index + 1 { return nil }
        let range = Int(tokens.starts[token])..<Int(tokens.ends[token])
        guard tokens.kinds[token] == .integer, let magnitude = Literal.magnitude(source.bytes, range) else {
            return nil
        }
        if isNegated { return magnitude <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil }
        return Int64(exactly: magnitude)
    }

    /// The value of a double or integer literal; nil when it is malformed or too large, which has its own diagnostic.
    public func doubleValue(_ node: SyntaxNode) -> Double? {
        let range = range(firstToken(node)).offsets
        if kind(node) == .integerLiteral, source.bytes[range].dropFirst().first.map(RadixDigits.init(prefix:)) != nil,
            let magnitude = Literal.magnitude(source.bytes, range)
        {
            return Double(magnitude)
        }
        guard let value = Decimal.parse(source.bytes[range]), value.isFinite else { return nil }
        return value
    }

    /// The text of a string without interpolations; nil for one that has some.
    public func plainString(_ node: SyntaxNode) -> String? {
        let first = SyntaxNode(node.raw + 1)
        let end = subtreeEnd(node)
        if first < end, subtreeEnd(first) == end {
            return kind(first) == .stringSegment ? stringSegmentText(first) : nil
        }
        var text = ""
        for child in children(node) {
            guard kind(child) == .stringSegment else { return nil }
            text += stringSegmentText(child)
        }
        return text
    }

    /// The text that a segment stands for: escapes resolved, the indentation of a multi-line string removed.
    public func stringSegmentText(_ node: SyntaxNode) -> String {
        let token = firstToken(node).index
        if tokens.flags[token].contains(.verbatim) { return source.text(range(TokenID(token)).offsets) }
        guard let form = tokens.form(ofSegment: token) else { return "" }
        var reader = SegmentReader(bytes: source.bytes, form: form)
        return reader.read(
            Int(tokens.starts[token])..<Int(tokens.ends[token]),
            isFirst: tokens.kinds[token - 1] == .stringStart, isLast: tokens.kinds[token + 1] == .stringEnd)
    }
}

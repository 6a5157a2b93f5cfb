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
        guard let form = tokens.form(ofSegment: token) else { return "" }
        var reader = SegmentReader(bytes: source.bytes, form: form)
        return reader.read(
            Int(tokens.starts[token])..<Int(tokens.ends[token]),
            isFirst: tokens.kinds[token - 1] == .stringStart, isLast: tokens.kinds[token + 1] == .stringEnd)
    }
}

/// Reading the digits of number literals.
enum Literal {
    /// The value of an integer literal's digits, or nil if it is malformed or needs more than 64 bits.
    static func magnitude(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64? {
        var index = range.lowerBound
        var radix: UInt64 = 10
        if range.count > 2, bytes[index] == UInt8(ascii: "0"), let digits = RadixDigits(prefix: bytes[index + 1]) {
            radix = digits.rawValue
            index += 2
        }
        guard index < range.upperBound else { return nil }
        var value: UInt64 = 0
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "_") { continue }
            guard let digit = RadixDigits.hexValue(byte), digit < radix else { return nil }
            let (product, overflows) = value.multipliedReportingOverflow(by: radix)
            let (sum, carries) = product.addingReportingOverflow(digit)
            if overflows || carries { return nil }
            value = sum
        }
        return value
    }

    /// Whether a well-formed integer literal is too large for 64 bits with a sign.
    static func overflows(_ bytes: [UInt8], _ range: Range<Int>, isNegated: Bool) -> Bool {
        guard range.count > 15 else { return false }
        if let magnitude = magnitude(bytes, range) {
            return magnitude > (isNegated ? 1 << 63 : UInt64(Int64.max))
        }
        return isWellFormed(bytes, range)
    }

    /// Whether a well-formed decimal is beyond the largest `Double`.
    static func isInfinite(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard let value = Decimal.parse(bytes[range]) else { return false }
        return value.isInfinite
    }

    private static func isWellFormed(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let digits = RadixDigits(prefix: bytes[range.lowerBound + 1])
        let start = range.lowerBound + (digits == nil ? 0 : 2)
        for index in start..<range.upperBound where bytes[index] != UInt8(ascii: "_") {
            guard let value = RadixDigits.hexValue(bytes[index]), value < digits?.rawValue ?? 10 else { return false }
        }
        return true
    }
}

extension TokenBuffer {
    /// How the string of a segment token is written.
    func form(ofSegment token: Int) -> StringForm? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if Int(segments[middle].token) < token { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, Int(segments[low].token) == token else { return nil }
        return strings[Int(segments[low].string)]
    }
}

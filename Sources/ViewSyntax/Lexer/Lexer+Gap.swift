import ViewBase

extension Lexer {
    /// Steps over white space and comments; a line end closes the interpolations that are open, as they stand on
    /// one line.
    mutating func skipGap() {
        var lineIsBlank = gap.lineEnds > 0
        while offset < bytes.count {
            switch classes[Int(bytes[offset])] {
            case .space:
                offset += 1
            case .lineEnd:
                if !strings.isEmpty {
                    closeInterpolationsAtLineEnd(reporting: true)
                    if isInText { return }
                }
                offset += lineEndLength
                gap.lineEnds += 1
                if lineIsBlank { gap.hasBlankLine = true }
                lineIsBlank = true
                skipSpaces()
            case .slash where peek(1) == UInt8(ascii: "/"):
                skipLineComment()
                lineIsBlank = false
            case .slash where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
                lineIsBlank = false
            default:
                return
            }
        }
    }

    /// The length of the line end that stands here: 2 for CRLF.
    var lineEndLength: Int { peek(0) == 0x0D && peek(1) == 0x0A ? 2 : 1 }

    private mutating func skipLineComment() {
        if peek(2) == UInt8(ascii: "/"), peek(3) != UInt8(ascii: "/") { gap.isDocumented = true }
        let start = offset
        while offset < bytes.count, classes[Int(bytes[offset])] != .lineEnd { offset += 1 }
        if Lexer.isAllowance(bytes[(start + 2)..<offset]) { allowances.append(start..<offset) }
    }

    /// Whether the text of a comment begins with `view:allow`, after a space or none.
    ///
    /// Safe: a part of the source, which is open while the lexer runs.
    private static func isAllowance(_ comment: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let text = comment.first == 0x20 ? comment.dropFirst() : comment
        return text.first == UInt8(ascii: "v") && text.starts(with: "view:allow".utf8)
    }

    private mutating func skipBlockComment() {
        let start = offset
        var depth = 1
        offset += 2
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                offset += 2
                depth -= 1
                if depth == 0 { return }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                offset += 2
                depth += 1
            } else if classes[Int(byte)] == .lineEnd {
                offset += lineEndLength
                gap.lineEnds += 1
            } else {
                offset += 1
            }
        }
        endsInside = true
        diagnostics.append(.unterminatedComment(at: range(start, start + 2)))
    }
}

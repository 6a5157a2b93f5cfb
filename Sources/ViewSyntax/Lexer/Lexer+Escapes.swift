import ViewBase

extension Lexer {
    /// Steps over an escape and reports one that is none; the place is the backslash.
    mutating func skipEscape(_ string: OpenString) {
        let start = offset
        let letter = start + 1 + string.hashes
        guard letter < bytes.count else {
            offset = letter
            return
        }
        switch bytes[letter] {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
            UInt8(ascii: "\""), UInt8(ascii: "'"):
            offset = letter + 1
        case UInt8(ascii: "u"):
            skipScalarEscape(from: start, digits: letter + 1)
        default:
            if endsLine(letter, string) {
                offset = letter
                return
            }
            offset = letter + (UTF8Scalar.decode(bytes, at: letter)?.length ?? 1)
            diagnostics.append(.unknownEscape(at: range(start, offset)))
        }
    }

    /// Whether only white space follows up to the line end, where a backslash joins two lines of a multi-line
    /// string; before the end of a one-line string the missing quote is the mistake.
    private func endsLine(_ start: Int, _ string: OpenString) -> Bool {
        var index = start
        if string.isMultiline {
            while index < bytes.count, classes[Int(bytes[index])] == .space { index += 1 }
        }
        return index >= bytes.count || classes[Int(bytes[index])] == .lineEnd
    }

    /// Steps over `\u{…}`: 1 to 8 hexadecimal digits that number a Unicode scalar.
    private mutating func skipScalarEscape(from start: Int, digits: Int) {
        var index = digits
        guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else {
            offset = index
            diagnostics.append(.badScalarEscape(.noBrace, at: range(start, index)))
            return
        }
        index += 1
        var value: UInt64 = 0
        while index < bytes.count, let digit = RadixDigits.hexValue(bytes[index]) {
            value = min(value << 4 | digit, 0xFFFF_FFFF)
            index += 1
        }
        let count = index - digits - 1
        let isClosed = index < bytes.count && bytes[index] == UInt8(ascii: "}")
        offset = isClosed ? index + 1 : index
        if let fault = ScalarEscapeFault(digits: count, value: value, isClosed: isClosed) {
            diagnostics.append(.badScalarEscape(fault, at: range(start, offset)))
        }
    }

    /// Reports content on the line of a multi-line string's opening quotes.
    mutating func checkOpeningLine() {
        var index = offset
        while index < bytes.count, classes[Int(bytes[index])] == .space { index += 1 }
        guard index < bytes.count, classes[Int(bytes[index])] != .lineEnd else { return }
        strings[strings.count - 1].isReported = true
        diagnostics.append(.multilineContentOnOpeningLine(at: range(index, index)))
    }

    /// Notes the indentation before the closing quotes, which stand here, and checks every line for it.
    mutating func checkLines(of string: OpenString) {
        let lines = lineStarts[string.lineBase...]
        defer { lineStarts.removeSubrange(string.lineBase...) }
        guard let last = lines.last else { return }
        for index in last..<offset where classes[Int(bytes[index])] != .space {
            if !string.isReported { diagnostics.append(.multilineClosingNotAlone(at: range(offset, offset + 3))) }
            return
        }
        let indentation = last..<offset
        if let form = string.form { forms[form].indentation = indentation }
        if string.isReported { return }
        for line in lines.dropLast() where !begins(line, with: indentation) {
            let closing = range(offset, offset + string.quoteLength)
            diagnostics.append(.multilineIndentation(at: range(line, firstText(from: line)), closing: closing))
            return
        }
    }

    /// Whether a line begins with the indentation or holds only white space.
    private func begins(_ line: Int, with indentation: Range<Int>) -> Bool {
        for distance in 0..<indentation.count {
            let byte = bytes[line + distance]
            if byte != bytes[indentation.lowerBound + distance] {
                return classes[Int(bytes[firstText(from: line)])] == .lineEnd
            }
        }
        return true
    }

    /// The offset of the first byte of a line that is no white space.
    private func firstText(from line: Int) -> Int {
        var index = line
        while index < bytes.count, classes[Int(bytes[index])] == .space { index += 1 }
        return min(index, bytes.count - 1)
    }
}

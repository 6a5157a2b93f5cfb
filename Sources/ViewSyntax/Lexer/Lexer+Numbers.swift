import ViewBase

extension Lexer {
    /// Reads a number; a malformed one is one token with one message.
    mutating func lexNumber() {
        let start = offset
        if bytes[start] == UInt8(ascii: "0"), let digits = RadixDigits(prefix: peek(1)) {
            return lexRadixNumber(digits)
        }
        var end = digitsEnd(from: start)
        var kind = TokenKind.integer
        if let fraction = fractionEnd(from: end) {
            end = fraction
            kind = .double
        }
        if let exponent = exponentEnd(from: end) {
            end = exponent
            kind = .double
        }
        finishNumber(kind, start, end)
    }

    /// Emits the number and says what is wrong with the characters at its ends.
    private mutating func finishNumber(_ kind: TokenKind, _ start: Int, _ end: Int) {
        var end = end
        var kind = kind
        if bytes[start] == UInt8(ascii: ".") {
            kind = .double
            end = runEnd(from: end)
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
            diagnostics.append(
                isMember ? .tupleMember(at: range(start - 1, end)) : .numberWithoutWholePart(at: range(start, end)))
        } else if end < bytes.count, nameStarts(at: end) {
            let suffix = end
            end = runEnd(from: end)
            diagnostics.append(.wordInNumber(at: range(start, end), word: range(suffix, end)))
        } else if kind == .double, fractionEnd(from: end) != nil {
            end = runEnd(from: end)
            if !isInAvailability { diagnostics.append(.numberWithTwoPoints(at: range(start, end))) }
        } else if endsInPoint(end) {
            end += 1
            kind = .double
            diagnostics.append(.numberWithoutFraction(at: range(start, end)))
        }
        offset = end
        emit(kind, from: start, to: end)
    }

    /// The offset after a run of digits and `_`.
    private func digitsEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, classes[Int(bytes[end])] == .digit || (end > start && bytes[end] == UInt8(ascii: "_"))
        {
            end += 1
        }
        return end
    }

    /// The offset after `.` and digits, or nil if they do not stand there.
    private func fractionEnd(from start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "."), classes[Int(bytes[start + 1])] == .digit
        else { return nil }
        return digitsEnd(from: start + 1)
    }

    /// The offset after `e`, a sign and digits, or nil if they do not stand there.
    private func exponentEnd(from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var digits = start + 1
        if digits < bytes.count, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") {
            digits += 1
        }
        let end = digitsEnd(from: digits)
        return end > digits ? end : nil
    }

    /// Whether a point stands at `end` that belongs neither to a range nor to a member.
    private func endsInPoint(_ end: Int) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return false }
        guard end + 1 < bytes.count else { return true }
        return bytes[end + 1] != UInt8(ascii: ".") && bytes[end + 1] != UInt8(ascii: "#") && !nameStarts(at: end + 1)
    }

    /// The offset after everything that runs on like a number: words, digits, and points before digits.
    private func runEnd(from start: Int) -> Int {
        var end = start
        while true {
            let next = fractionEnd(from: nameEnd(from: end)) ?? nameEnd(from: end)
            if next == end { return end }
            end = next
        }
    }

    private mutating func lexRadixNumber(_ digits: RadixDigits) {
        let start = offset
        let end = nameEnd(from: start + 2)
        offset = end
        var isFine = end > start + 2 && bytes[start + 2] != UInt8(ascii: "_")
        for index in start + 2..<max(end, start + 2) where bytes[index] != UInt8(ascii: "_") {
            if digits.value(bytes[index]) == nil { isFine = false }
        }
        if !isFine { diagnostics.append(.badRadixDigits(digits, at: range(start, max(end, start + 2)))) }
        emit(.integer, from: start, to: end)
    }
}

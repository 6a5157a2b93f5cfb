import ViewBase

extension Lexer {
    /// Reads opening quotes after `hashes` number signs.
    mutating func openString(hashes: Int) {
        let start = offset
        let quote = start + hashes
        if hashes == 0, closesOuterString(at: quote) { return endInterpolationAtQuote() }
        let isMultiline = hasThreeQuotes(at: quote) && (hashes == 0 || !closesOnLine(from: quote + 1, hashes))
        strings.append(
            OpenString(start: start, hashes: hashes, isMultiline: isMultiline, lineBase: lineStarts.count))
        emit(.stringStart, strings[strings.count - 1].quoteLength)
        if isMultiline { checkOpeningLine() }
    }

    /// Whether a quote in an interpolation of a string of one line has no partner on its line, so that it is that
    /// string's own and the interpolation was left open.
    private func closesOuterString(at quote: Int) -> Bool {
        guard let outer = strings.last, !outer.isText, !outer.isMultiline, outer.hashes == 0 else { return false }
        return !closesOnLine(from: quote + 1, 0)
    }

    private mutating func endInterpolationAtQuote() {
        let index = strings.count - 1
        diagnostics.append(
            .unterminatedInterpolation(at: range(strings[index].interpolation, offset), insert: range(offset, offset)))
        emit(.interpolationEnd, from: offset, to: offset)
        strings[index].isText = true
    }

    /// Reads a string's text up to its end, an interpolation or the end of the file.
    mutating func lexText() {
        let string = strings[strings.count - 1]
        let start = offset
        var isVerbatim = !string.isMultiline
        skipPlainText()
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\""), closes(string) {
                emitSegment(from: start, isVerbatim)
                return closeString()
            } else if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: offset + 1) {
                if peek(1 + string.hashes) == UInt8(ascii: "(") {
                    emitSegment(from: start, isVerbatim)
                    return openInterpolation()
                }
                isVerbatim = false
                skipEscape(string)
            } else if classes[Int(byte)] == .lineEnd {
                guard string.isMultiline else {
                    emitSegment(from: start, isVerbatim)
                    diagnostics.append(.unterminatedString(at: range(string.start, offset)))
                    noteCutLine()
                    endStringAtLineEnd()
                    return closeInterpolationsAtLineEnd(reporting: false)
                }
                offset += lineEndLength
                lineStarts.append(offset)
            } else {
                offset += 1
            }
        }
        emitSegment(from: start, isVerbatim)
    }

    /// Emits the text read since `start`; how its string is written is noted only where that changes what it means.
    private mutating func emitSegment(from start: Int, _ isVerbatim: Bool) {
        guard offset > start else { return }
        if isVerbatim { return emit(.stringSegment, from: start, to: offset, flags: .verbatim) }
        let index = strings.count - 1
        if strings[index].form == nil {
            strings[index].form = forms.count
            forms.append(
                StringForm(hashes: strings[index].hashes, isMultiline: strings[index].isMultiline, indentation: 0..<0))
        }
        segments.append(SegmentForm(token: UInt32(tokens.count), string: UInt32(strings[index].form ?? 0)))
        emit(.stringSegment, from: start, to: offset)
    }

    private mutating func openInterpolation() {
        let index = strings.count - 1
        strings[index].isText = false
        strings[index].parens = 0
        strings[index].interpolation = offset
        emit(.interpolationStart, 2 + strings[index].hashes)
    }

    private mutating func closeString() {
        let string = strings.removeLast()
        if string.isMultiline { checkLines(of: string) }
        emit(.stringEnd, string.quoteLength)
    }

    private func hasThreeQuotes(at index: Int) -> Bool {
        guard index + 2 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        for distance in 0..<count where bytes[index + distance] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Whether the quote that stands here ends the string.
    private func closes(_ string: OpenString) -> Bool {
        if string.isMultiline { return hasThreeQuotes(at: offset) && hasHashes(string.hashes, at: offset + 3) }
        return hasHashes(string.hashes, at: offset + 1)
    }

    /// Whether a raw string's closing quote stands on the rest of this line.
    private func closesOnLine(from start: Int, _ hashes: Int) -> Bool {
        var index = start
        while index < bytes.count, classes[Int(bytes[index])] != .lineEnd {
            if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
            index += 1
        }
        return false
    }
}

extension Lexer {
    /// Closes the innermost interpolation at a line end, and with it every string that must end on its line.
    mutating func closeInterpolationsAtLineEnd(reporting: Bool) {
        if reporting, let string = strings.last {
            diagnostics.append(.unterminatedInterpolation(at: range(string.interpolation, offset)))
            noteCutLine()
        }
        while let string = strings.last, !string.isText {
            emit(.interpolationEnd, from: offset, to: offset)
            if string.isMultiline {
                strings[strings.count - 1].isText = true
            } else {
                endStringAtLineEnd()
            }
        }
    }

    /// Notes that what is missing on this line was reported.
    private mutating func noteCutLine() {
        var start = offset
        while start > 0, classes[Int(bytes[start - 1])] != .lineEnd { start -= 1 }
        cutLines.append(start..<offset)
    }

    /// Ends a string of one line at the line end that stands here.
    private mutating func endStringAtLineEnd() {
        strings.removeLast()
        emit(.stringEnd, from: offset, to: offset)
    }

    /// Closes every string that is open at the end of the file, with one message for the innermost.
    mutating func closeStringsAtEnd() {
        if let string = strings.last {
            noteCutLine()
            if !string.isText {
                diagnostics.append(.unterminatedInterpolation(at: range(string.interpolation, offset)))
            } else if string.isMultiline {
                let quotes = range(string.start, string.start + string.quoteLength)
                diagnostics.append(.unterminatedMultilineString(at: quotes))
            } else {
                diagnostics.append(.unterminatedString(at: range(string.start, offset)))
            }
        }
        while let string = strings.popLast() {
            if string.isMultiline { endsInside = true }
            if !string.isText { emit(.interpolationEnd, from: offset, to: offset) }
            emit(.stringEnd, from: offset, to: offset)
        }
    }

    /// Reads a string in single or typographic quotes, which other languages and word processors write.
    ///
    /// Returns false, having read nothing, when no closing quote stands on the line.
    mutating func lexForeignString() -> Bool {
        let start = offset
        let isSingle = bytes[start] == UInt8(ascii: "'")
        let openLength = isSingle ? 1 : 3
        var end = start + openLength
        while end < bytes.count, classes[Int(bytes[end])] != .lineEnd, !isForeignQuote(at: end, isSingle) { end += 1 }
        guard end < bytes.count, isForeignQuote(at: end, isSingle) else { return false }
        let closeLength = isSingle || bytes[end] == UInt8(ascii: "\"") ? 1 : 3
        diagnostics.append(
            .foreignQuotes(opening: range(start, start + openLength), closing: range(end, end + closeLength)))
        forms.append(StringForm(hashes: 0, isMultiline: false, indentation: 0..<0))
        emit(.stringStart, openLength)
        if end > offset {
            let form = UInt32(forms.count - 1)
            segments.append(SegmentForm(token: UInt32(tokens.count), string: form))
            emit(.stringSegment, end - offset)
        }
        emit(.stringEnd, closeLength)
        return true
    }

    private func isForeignQuote(at index: Int, _ isSingle: Bool) -> Bool {
        if isSingle { return bytes[index] == UInt8(ascii: "'") }
        if bytes[index] == UInt8(ascii: "\"") { return true }
        guard let scalar = UTF8Scalar.decode(bytes, at: index) else { return false }
        return scalar.value == 0x201C || scalar.value == 0x201D
    }
}

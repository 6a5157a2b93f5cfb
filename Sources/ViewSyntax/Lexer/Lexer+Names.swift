import ViewBase

extension Lexer {
    /// Reads a word: a name or a reserved word.
    mutating func lexName(_ interner: inout Interner) {
        let start = offset
        offset = nameEnd(from: start)
        let kind = ReservedWord.kind(bytes, start..<offset) ?? .identifier
        emit(kind, from: start, to: offset, name: interner.intern(source.bytes, start..<offset))
    }

    /// The offset after the name that begins at `start`.
    func nameEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byteClass = classes[Int(bytes[end])]
            if byteClass.isWord {
                end += 1
            } else if byteClass == .beyondASCII, let scalar = UTF8Scalar.decode(bytes, at: end), scalar.continuesName {
                end += scalar.length
            } else {
                break
            }
        }
        return end
    }

    /// Whether a name begins at an offset.
    func nameStarts(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        switch classes[Int(bytes[index])] {
        case .letter: return true
        case .beyondASCII: return UTF8Scalar.decode(bytes, at: index)?.startsName ?? false
        default: return false
        }
    }

    /// Reads `#name`, or a raw string.
    mutating func lexHash(_ interner: inout Interner) {
        let start = offset
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            openString(hashes: end - start)
        } else if end == start + 1, nameStarts(at: end) {
            offset = nameEnd(from: end)
            let name = interner.intern(source.bytes, end..<offset)
            isInAvailability = offset - end == 9 && bytes[end..<offset].elementsEqual("available".utf8)
            emit(.hashName, from: start, to: offset, name: name)
        } else {
            offset = end
            diagnostics.append(.nameMissing(after: "#", at: range(start, end)))
            emit(.unknown, from: start, to: end)
        }
    }

    /// Reads `$name` or `$0`.
    mutating func lexDollar(_ interner: inout Interner) {
        let start = offset
        var end = start + 1
        while end < bytes.count, classes[Int(bytes[end])] == .digit { end += 1 }
        if end == start + 1, nameStarts(at: end) { end = nameEnd(from: end) }
        offset = end
        if end == start + 1 {
            diagnostics.append(.nameMissing(after: "$", at: range(start, end)))
            emit(.unknown, from: start, to: end)
        } else {
            emit(.dollarName, from: start, to: end, name: interner.intern(source.bytes, start + 1..<end))
        }
    }

    /// Reads a word in backquotes, which is a name whatever it says.
    mutating func lexBackquoted(_ interner: inout Interner) {
        let start = offset
        let end = nameStarts(at: start + 1) ? nameEnd(from: start + 1) : start + 1
        if end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: "`") {
            offset = end + 1
            let name = interner.intern(source.bytes, start + 1..<end)
            emit(.identifier, from: start, to: offset, name: name, flags: .backquoted)
        } else {
            offset = end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end + 1 : end
            diagnostics.append(.badBackquotedName(at: range(start, offset)))
            emit(.unknown, from: start, to: offset)
        }
    }

    /// Reads a name that begins beyond ASCII, `≈`, or characters that begin no token.
    mutating func lexBeyondASCII(_ interner: inout Interner) {
        if let scalar = UTF8Scalar.decode(bytes, at: offset) {
            if scalar.startsName { return lexName(&interner) }
            if scalar.value == 0x2248 { return emit(.approximately, scalar.length) }
            if scalar.value == 0x201C || scalar.value == 0x201D, lexForeignString() { return }
        }
        lexUnknown()
    }

    /// Reads a control character or a single quote, which may open a string as in other languages.
    mutating func lexOther() {
        if bytes[offset] == UInt8(ascii: "'"), lexForeignString() { return }
        lexUnknown()
    }

    /// Reads a run of characters that begin no token, reported once; what is not UTF-8 was reported before.
    mutating func lexUnknown() {
        let start = offset
        let first = UTF8Scalar.decode(bytes, at: start)
        while offset < bytes.count {
            let byteClass = classes[Int(bytes[offset])]
            guard byteClass == .beyondASCII || byteClass == .other else { break }
            let scalar = UTF8Scalar.decode(bytes, at: offset)
            if offset > start, let scalar, scalar.startsName || scalar.value == 0x2248 { break }
            offset += scalar?.length ?? 1
        }
        offset = max(offset, start + (first?.length ?? 1))
        if let first, first.value != 0 {
            diagnostics.append(.unknownCharacter(first.value, at: range(start, offset)))
        }
        emit(.unknown, from: start, to: offset)
    }
}

import ViewBase

/// Turns the bytes of one file into tokens, without recursion: open strings stand on a stack of their own.
struct Lexer: ~Copyable {
    let source: SourceFile
    /// The bytes of the source, and the class of each byte value: both live as long as the lexer.
    ///
    /// Safe: `LexedFile.read` opens both around the lexer.
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<ByteClass>
    var offset = 0
    /// The tokens read so far.
    var tokens: TokenWriter
    /// How the strings are written whose segments do not stand for their own bytes.
    var forms: [StringForm] = []
    /// The string that each segment token belongs to.
    var segments: [SegmentForm] = []
    var diagnostics: [Diagnostic] = []
    /// The strings that are open here, the innermost last.
    var strings: [OpenString] = []
    /// The offsets at which the lines of the open multi-line strings begin.
    var lineStarts: [Int] = []
    /// The lines that end in a string without an end, up to that place.
    var cutLines: [Range<Int>] = []
    /// The comments that silence warnings.
    var allowances: [Range<Int>] = []
    private(set) var isASCII = true
    /// Whether a comment or a multi-line string ran into the end of the file.
    var endsInside = false
    /// What was seen since the last token.
    var gap = Gap()
    /// Whether the last `#name` was `#available`, whose version numbers may have two points.
    var isInAvailability = false

    /// The white space and comments since the last token.
    struct Gap {
        var lineEnds = 0
        var hasBlankLine = false
        var isDocumented = false
    }

    init(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>) {
        self.source = source
        self.bytes = bytes
        self.classes = classes
        tokens = TokenWriter(byteCount: bytes.count)
    }

    /// Reads the whole file.
    mutating func run(_ interner: inout Interner) {
        checkEncoding()
        if LineTable.hasByteOrderMark(source.bytes) { offset = 3 }
        while offset < bytes.count {
            if isInText {
                lexText()
            } else {
                skipGap()
                if offset < bytes.count, !isInText { lexToken(&interner) }
            }
        }
        closeStringsAtEnd()
        emit(.endOfFile, from: bytes.count, to: bytes.count)
    }

    /// Whether the next byte belongs to a string's text.
    var isInText: Bool {
        guard let string = strings.last else { return false }
        return string.isText
    }

    /// The byte at a distance from here, 0 beyond the end.
    @inline(__always)
    func peek(_ distance: Int) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// The range of bytes as a place in the source.
    func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: source.id, start..<max(start, end)) }

    /// Appends a token and notes what stood before it.
    @inline(__always)
    mutating func emit(
        _ kind: TokenKind, from start: Int, to end: Int, name: Name = Interner.empty, flags: TokenFlags = []
    ) {
        var flags = flags
        if tokens.isEmpty {
            flags.insert(.spaceBefore)
        } else if Int(tokens.last.end) < start || kind == .endOfFile {
            flags.insert(.spaceBefore)
            tokens.markSpaceAfterLast()
        }
        if gap.lineEnds > 0 {
            flags.insert(.newlineBefore)
            if gap.lineEnds == 1 { flags.insert(.onNextLine) }
            if gap.hasBlankLine { flags.insert(.blankLineBefore) }
        }
        if gap.isDocumented { flags.insert(.documented) }
        gap = Gap()
        tokens.append(
            LexedToken(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), name: name, kind: kind,
                flags: flags))
    }

    /// Appends a token that begins here and has `length` bytes.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, _ length: Int) {
        let start = offset
        offset += length
        emit(kind, from: start, to: offset)
    }

    /// Reads one token outside a string's text.
    private mutating func lexToken(_ interner: inout Interner) {
        switch classes[Int(bytes[offset])] {
        case .letter: lexName(&interner)
        case .digit: lexNumber()
        case .quote: openString(hashes: 0)
        case .hash: lexHash(&interner)
        case .dollar: lexDollar(&interner)
        case .backquote: lexBackquoted(&interner)
        case .dot: lexDot()
        case .sign, .slash: lexSign()
        case .beyondASCII: lexBeyondASCII(&interner)
        case .other, .space, .lineEnd: lexOther()
        }
    }

    /// Reports the first NUL and the first byte that is not UTF-8; a file in another encoding is one mistake.
    private mutating func checkEncoding() {
        var index = 0
        var hasNul = false
        while index < bytes.count {
            if isPlain(index) {
                index += 8
            } else if bytes[index] >= 0x80 {
                isASCII = false
                guard let scalar = UTF8Scalar.decode(bytes, at: index) else {
                    diagnostics.append(.notUTF8(at: range(index, index + 1)))
                    return
                }
                index += scalar.length
            } else {
                if bytes[index] == 0, !hasNul {
                    hasNul = true
                    diagnostics.append(.nulByte(at: range(index, index + 1)))
                }
                index += 1
            }
        }
    }

    /// Whether the next eight bytes are ASCII without NUL: no byte has its high bit, nor gets it by subtracting 1.
    @inline(__always)
    private func isPlain(_ index: Int) -> Bool {
        guard index + 8 <= bytes.count else { return false }
        // Safe: eight bytes are left, as was just compared.
        let word = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
        return (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
    }
}

/// The words that are reserved everywhere; all others are words only where the grammar asks for them.
enum ReservedWord {
    /// The kind of the reserved word that stands in `range`, or nil for a name.
    ///
    /// Safe: the range lies in the source, which is open while the lexer runs.
    static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> TokenKind? {
        guard (2...7).contains(range.count) else { return nil }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "c"): return match(bytes, range, "case", .caseKeyword)
        case UInt8(ascii: "d"): return match(bytes, range, "default", .defaultKeyword)
        case UInt8(ascii: "e"): return match(bytes, range, "else", .elseKeyword)
        case UInt8(ascii: "f"):
            return match(bytes, range, "for", .forKeyword) ?? match(bytes, range, "false", .falseKeyword)
        case UInt8(ascii: "i"):
            return match(bytes, range, "if", .ifKeyword) ?? match(bytes, range, "in", .inKeyword)
                ?? match(bytes, range, "import", .importKeyword)
        case UInt8(ascii: "l"): return match(bytes, range, "let", .letKeyword)
        case UInt8(ascii: "n"): return match(bytes, range, "nil", .nilKeyword)
        case UInt8(ascii: "s"): return match(bytes, range, "switch", .switchKeyword)
        case UInt8(ascii: "t"): return match(bytes, range, "true", .trueKeyword)
        default: return nil
        }
    }

    private static func match(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: StaticString, _ kind: TokenKind
    ) -> TokenKind? {
        guard range.count == word.utf8CodeUnitCount else { return nil }
        for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] {
            return nil
        }
        return kind
    }
}

extension TokenKind {
    /// Whether the token is a reserved word.
    var isReservedWord: Bool {
        rawValue >= TokenKind.ifKeyword.rawValue && rawValue <= TokenKind.importKeyword.rawValue
    }
}

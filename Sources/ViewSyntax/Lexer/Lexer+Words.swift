/// Steps over the bytes that most files have most of, eight at a time.
extension Lexer {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The next eight bytes; nil where the file has fewer.
    ///
    /// Safe: all eight are bytes of the source, which is open while the lexer runs.
    @inline(__always)
    private var nextWord: UInt64? {
        guard offset + 8 <= bytes.count, let base = bytes.baseAddress else { return nil }
        return UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    }

    /// Steps over spaces, but for the last few.
    @inline(__always)
    mutating func skipSpaces() {
        while let word = nextWord, word == 0x20 &* Lexer.ones { offset += 8 }
    }

    /// Steps over bytes that are no quote, no backslash and no control character, but for the last few.
    @inline(__always)
    mutating func skipPlainText() {
        while let word = nextWord, !Lexer.mayEndText(word) { offset += 8 }
    }

    /// Whether a quote, a backslash or a control character is among eight bytes; it may be said of others too, for a
    /// subtraction can borrow from the next byte.
    private static func mayEndText(_ word: UInt64) -> Bool {
        let quotes = word ^ (0x22 &* ones)
        let backslashes = word ^ (0x5C &* ones)
        let found =
            ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- 0x20 &* ones) & ~word)
        return found & highBits != 0
    }
}

/// The kinds of tokens.
public enum TokenKind: UInt8, Sendable, CaseIterable {
    // MARK: Names and literals
    /// A word, or a word in backquotes (`TokenFlags.backquoted`).
    case identifier
    /// `#name`
    case hashName
    /// `$name` or `$0`
    case dollarName
    case integer
    case double
    /// `"`, `"""`, `#"` and longer, opening a string.
    case stringStart
    /// Characters of a string between quotes and interpolations; the source form, escapes not resolved.
    case stringSegment
    /// The quote that closes a string; of no width where the string is unterminated.
    case stringEnd
    /// `\(` in a string (with `#`s in a raw one).
    case interpolationStart
    /// The `)` that closes an interpolation.
    case interpolationEnd

    // MARK: Reserved words
    case ifKeyword, elseKeyword, switchKeyword, caseKeyword, defaultKeyword, forKeyword, inKeyword
    case letKeyword, trueKeyword, falseKeyword, nilKeyword, importKeyword

    // MARK: Punctuation
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, at, backslash, arrow

    // MARK: Operators
    case question, exclamation
    case equal, plusEqual, minusEqual, starEqual, slashEqual
    case plus, minus, star, slash, percent
    case equalEqual, notEqual, less, lessEqual, greater, greaterEqual, approximately
    case andAnd, orOr, questionQuestion, rangeHalfOpen, rangeClosed, ampersand

    /// Bytes that begin no token.
    case unknown
    case endOfFile
}

/// What stands before a token and how it is spelled.
public struct TokenFlags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line end lies between the token before and this one.
    public static let newlineBefore = TokenFlags(rawValue: 1)
    /// White space, a comment or the start of the file lies directly before it.
    public static let spaceBefore = TokenFlags(rawValue: 2)
    /// White space, a comment or the end of the file follows directly.
    public static let spaceAfter = TokenFlags(rawValue: 4)
    /// A `///` comment lies between the token before and this one.
    public static let documented = TokenFlags(rawValue: 8)
    /// The word stood in backquotes.
    public static let backquoted = TokenFlags(rawValue: 16)
    /// A blank line lies between the token before and this one.
    public static let blankLineBefore = TokenFlags(rawValue: 32)
    /// Exactly one line end lies between the token before and this one.
    public static let onNextLine = TokenFlags(rawValue: 64)
    /// The segment of a string stands for its own bytes: it has no escapes and no line ends.
    public static let verbatim = TokenFlags(rawValue: 128)
}

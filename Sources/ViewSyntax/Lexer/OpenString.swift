/// A string that the lexer is inside of.
struct OpenString {
    /// The offset of the first byte of the opening quotes.
    let start: Int
    /// The number of `#` around a raw string.
    let hashes: Int
    let isMultiline: Bool
    /// Where this string's lines begin in the lexer's list.
    let lineBase: Int
    /// The index of the string's form, once a segment needs it.
    var form: Int?
    /// Whether the lexer reads text; otherwise it is inside an interpolation.
    var isText = true
    /// The parentheses open inside the interpolation.
    var parens = 0
    /// The offset at which the interpolation begins.
    var interpolation = 0
    /// Whether a message about the string's lines was given.
    var isReported = false

    /// The number of bytes of the closing quotes, and of the opening ones.
    var quoteLength: Int { (isMultiline ? 3 : 1) + hashes }
}

/// The line breaking classes of UAX #14 after rule LB1, in the order of the table.
///
/// `wideOpener` is OP of East Asian width, `unassignedPictograph` an unassigned Extended_Pictographic (ID), and
/// `complex` SA without marks, which behaves as AL.
enum LineClass: UInt8 {
    case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
    case combining, joiner, ideographic, hangulLV, hangulLVT, jamoL, jamoV, jamoT, numeric
    case opener, wideOpener, closer, parenthesis, quotation, exclamation, infixSeparator, symbol, inseparable
    case nonstarter, breakAfter, breakBefore, breakBoth, hyphen, hebrew, prefix, postfix, contingent
    case regional, emojiBase, emojiModifier, unassignedPictograph, complex
}

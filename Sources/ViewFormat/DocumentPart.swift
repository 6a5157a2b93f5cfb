/// One part of a document: something to print, a place where a line may break, or the edge of a group.
public struct DocumentPart {
    public enum Kind: UInt8 {
        /// Bytes of the source: a token or a piece of one.
        case text
        /// One of `DocumentPart.words`.
        case word
        /// A comment; line ends in it become line feeds.
        case comment
        /// A comment that ends its line: printed after all else that stands on it, a line comment two spaces away.
        case suffix
        /// A line end if the group around is broken, else a space.
        case line
        /// A line end if the group around is broken, else nothing.
        case softLine
        /// A line end.
        case hardLine
        /// A blank line.
        case blankLine
        /// A line end, unless the line is still empty.
        case freshLine
        /// A line end inside a string: what follows begins at the indentation.
        case stringLine
        /// A line end inside a string whose line is empty.
        case emptyStringLine
        /// The place before a modifier, where its chain may break.
        case chainLine
        case indent
        case outdent
        /// The same, where the list around is broken.
        case listIndent
        case listOutdent
        /// A comma, where the list around is broken.
        case listComma
        /// A list: broken where what stands up to its first certain line end does not fit, or as the author broke it
        /// (`openBrokenList`, whose lines are certain to end).
        case openList
        case openBrokenList
        /// A block: broken where it holds a line end or does not fit whole.
        case openBlock
        /// A chain of modifiers: broken where it does not fit, or as the author broke it.
        case openChain
        case close
    }

    let kind: Kind
    /// The range of the source for `text`, `comment` and `suffix`; the word for `word`; for an opening the part that closes,
    /// and of a chain the first of its places at which the author ended the line, or 0.
    var start: UInt32 = 0
    var end: UInt32 = 0

    /// What is printed besides pieces of the source.
    public enum Word: UInt32 {
        case space
        case semicolon
    }
}

import ViewBase
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

/// A copy of what a place to complete hangs on, with a word there that nothing is called, checked around it.
struct MarkedPlace {
    /// The file as it is.
    let original: SyntaxTree
    let snapshot: EditorSnapshot
    let file: FileID
    let focus: Focus
    /// The marker's token and the nodes around it, the root first.
    let token: TokenID
    let path: [SyntaxNode]
    /// What a completion replaces, in the program itself.
    let replaced: Range<Int>
    /// `#`, `$` or nothing.
    let mark: UInt8?

    var tree: SyntaxTree { snapshot.tree(file) }

    var isFirstOnLine: Bool { token.index == 0 || tree.hasNewlineBefore(token) }

    /// Nil inside strings, comments and numbers.
    init?(_ original: EditorSnapshot, _ offset: Int, in file: FileID) {
        let source = original.files[file.index]
        guard let word = MarkedPlace.word(original.tree(file), offset) else { return nil }
        let start = word.lowerBound
        let byte = start < source.bytes.count ? source.bytes[start] : 0
        let isMarked = !word.isEmpty && MarkedPlace.isMark(byte)
        let spelling = MarkedPlace.freeName(original.compilation.sources.names)
        let surroundings = Surroundings(original.tree(file), around: word)
        let marked = surroundings.place.lowerBound
        var bytes = surroundings.bytes
        bytes.replaceSubrange(
            (isMarked ? marked + 1 : marked)..<surroundings.place.upperBound, with: spelling.utf8)
        let sources = OverlaidSources(original.provider, source.path, bytes)
        self.original = original.tree(file)
        snapshot = EditorSnapshot([source.path], from: sources)
        guard let entry = snapshot.entry, let marker = snapshot.compilation.sources.names.find(spelling) else {
            return nil
        }
        self.file = entry
        replaced = word
        mark = isMarked ? byte : nil
        let place = SourceRange(file: entry, marked..<marked + spelling.utf8.count + (isMarked ? 1 : 0))
        let record = EditorRecord(focus: place, marker: marker)
        focus = Focus(program: snapshot.compilation.check(around: record), record: record)
        token = TokenID(snapshot.tree(entry).tokens.index(of: place))
        path = snapshot.tree(entry).path(to: token)
    }

    /// The bytes of the word at an offset, with its mark; empty between words; nil where no word can stand.
    private static func word(_ tree: SyntaxTree, _ offset: Int) -> Range<Int>? {
        let offset = min(max(offset, 0), tree.source.bytes.count)
        guard let token = tree.token(touching: offset) else {
            return tree.isInComment(offset) ? nil : offset..<offset
        }
        let range = tree.range(token).offsets
        if tree.tokens.names[token.index] != Interner.empty { return range }
        let isInside = range.lowerBound < offset && offset < range.upperBound
        switch tree.tokens.kinds[token.index] {
        case .stringSegment: return nil
        case .stringStart, .stringEnd, .integer, .double:
            return isInside || offset == range.upperBound && tree.tokens.kinds[token.index] != .stringEnd
                ? nil : offset..<offset
        case .unknown where range.count == 1 && isMark(tree.source.bytes[range.lowerBound]):
            return range.lowerBound..<offset
        default: return offset..<offset
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$") }

    /// A word that the program does not hold.
    private static func freeName(_ names: Interner) -> String {
        var name = "completed"
        while names.find(name) != nil { name += "0" }
        return name
    }
}

extension SyntaxTree {
    /// Whether an offset lies in a comment, or at the end of one that goes to its line's end.
    func isInComment(_ offset: Int) -> Bool {
        let first = tokens.index(of: SourceRange(file: source.id, offset..<offset))
        for comment in Comments(self, from: TokenID(max(0, first - 1))) {
            if comment.lowerBound >= offset { return false }
            let isLine = source.bytes[comment.lowerBound + 1] == UInt8(ascii: "/")
            if offset < comment.upperBound || isLine && offset == comment.upperBound { return true }
        }
        return false
    }
}

import ViewBase
import ViewSyntax

/// Makes the document of a file from its syntax tree.
struct DocumentBuilder {
    let tree: SyntaxTree
    let bytes: [UInt8]
    var document = Document()
    /// The token before which the gap has been written already.
    private var writtenGap = -1
    /// How many interpolations stand around: nothing in them breaks a line.
    var flatDepth = 0
    /// How often each name is declared inside declarations, once `self` was seen.
    var declarations: [Name: Int]?

    init(_ tree: SyntaxTree) {
        self.tree = tree
        bytes = tree.source.bytes
        document.reserve(tree.tokens.count * 2)
    }

    /// The document of the whole file.
    mutating func build() -> Document {
        let items = Array(tree.children(tree.root))
        for index in items.indices {
            separate(before: tree.firstToken(items[index]).index, index == 0 ? .start : .inside)
            write(items[index])
        }
        finish(before: tree.tokens.count - 1, items.isEmpty ? .start : .inside)
        return document
    }

    // MARK: Gaps

    /// What lies before a token.
    func gap(before token: Int) -> Gap {
        let start = token > 0 ? Int(tree.tokens.ends[token - 1]) : 0
        return Gap(bytes, start..<Int(tree.tokens.starts[token]))
    }

    /// Whether comments or more than a space may lie before a token.
    func hasGap(before token: Int) -> Bool {
        let start = token > 0 ? tree.tokens.ends[token - 1] : 0
        return tree.tokens.starts[token] > start + 1
    }

    /// Whether a line ends before a token.
    func endsLine(before token: Int) -> Bool { tree.tokens.flags[token].contains(.newlineBefore) }

    /// Where the line ends before something that begins a line.
    enum LinePlace {
        /// At the start of the file, where no line ends.
        case start
        /// After an opening bracket, where no blank line stands.
        case opening
        /// After something else, where one blank line stays.
        case inside
        /// After a comment that the line goes on behind.
        case joined
    }

    /// Ends the line before a token, with the comments that stand there.
    mutating func separate(before token: Int, _ place: LinePlace) {
        var place = place
        let start = separatorStart(token)
        var hasBlank = false
        for index in start...token {
            let gap = gap(before: index)
            writeLines(gap.comments, &place, areBehind: index < token)
            hasBlank = hasBlank || gap.endsBlank
        }
        endLine(hasBlank, &place)
        writtenGap = token
    }

    /// Writes the comments before what closes a block or the file.
    mutating func finish(before token: Int, _ place: LinePlace) {
        var place = place
        for index in separatorStart(token)...token { writeLines(gap(before: index).comments, &place, areBehind: true) }
        writtenGap = token
    }

    /// On which side a space parts comments from what they stand beside.
    enum CommentSide {
        /// Behind them: they begin what stands there.
        case following
        /// Before them: they end it.
        case ending
    }

    /// Writes comments at which no line ends, before a token that may begin a line.
    mutating func writeBeside(before token: Int, _ side: CommentSide) {
        var isFirst = true
        for index in separatorStart(token)...token {
            for comment in gap(before: index).comments {
                if side == .ending || !isFirst { space() }
                document.append(.comment, comment.range)
                isFirst = false
            }
        }
        if side == .following, !isFirst, tree.tokens.kinds[token] != .rightBrace { space() }
        writtenGap = token
    }

    /// The first of the `;` directly before a token.
    private func separatorStart(_ token: Int) -> Int {
        var start = token
        while start > 0, tree.tokens.kinds[start - 1] == .semicolon { start -= 1 }
        return start
    }

    /// Writes comments: those behind something at the end of its line, those on lines of their own, and those that stand
    /// before what follows on its line.
    ///
    /// With `areBehind` something ends the line or the block after them, so that those which begin no line belong to what
    /// stands before.
    private mutating func writeLines(_ comments: [Comment], _ place: inout LinePlace, areBehind: Bool) {
        let behind =
            place == .start ? [] : areBehind ? comments.prefix { !$0.beginsLine } : commentsBehind(comments)
        for comment in behind { document.append(.suffix, comment.range) }
        for comment in comments.dropFirst(behind.count) {
            if comment.beginsLine || place != .joined { endLine(comment.followsBlank, &place) } else { space() }
            document.append(.comment, comment.range)
            place = comment.endsLine ? .inside : .joined
        }
    }

    /// The comments that end the line of what stands before them.
    private func commentsBehind(_ comments: [Comment]) -> ArraySlice<Comment> {
        let behind = comments.prefix { !$0.beginsLine }
        return behind.last.map { $0.endsLine } ?? false ? behind : []
    }

    private mutating func endLine(_ hasBlank: Bool, _ place: inout LinePlace) {
        switch place {
        case .start: break
        case .opening: document.append(.hardLine)
        case .inside: document.append(hasBlank ? .blankLine : .hardLine)
        case .joined: document.append(.space)
        }
        place = .inside
    }

    /// Whether comments lie before a token or the `;` before it.
    func hasComments(before token: Int) -> Bool {
        for index in separatorStart(token)...token where hasGap(before: index) && !gap(before: index).comments.isEmpty {
            return true
        }
        return false
    }

    /// Whether lines end at comments before a token or the `;` before it.
    func hasLineComments(before token: Int) -> Bool {
        for index in separatorStart(token)...token where hasGap(before: index) {
            if gap(before: index).comments.contains(where: { $0.endsLineAround }) { return true }
        }
        return false
    }

    // MARK: Tokens

    /// Writes a token with the comments before it.
    mutating func write(token: Int) {
        write(token: token, as: token)
    }

    /// Writes the comments before a token that stand in the middle of something.
    mutating func writeComments(before token: Int) {
        if writtenGap != token, hasGap(before: token) { writeInside(gap(before: token).comments) }
        writtenGap = token
    }

    /// Writes a token in the place of another, with the comments before that.
    mutating func write(token: Int, as other: Int) {
        writeComments(before: token)
        document.append(.text, Int(tree.tokens.starts[other])..<Int(tree.tokens.ends[other]))
    }

    /// Writes comments in the middle of something; a line ends where the author ended it, as it may there.
    private mutating func writeInside(_ comments: [Comment]) {
        for comment in comments {
            if comment.beginsLine {
                document.append(.freshLine)
                document.append(.comment, comment.range)
                if comment.endsLine { document.append(.hardLine) } else { document.append(.space) }
            } else if comment.endsLine {
                document.append(.suffix, comment.range)
                document.append(.hardLine)
            } else {
                document.append(.space)
                document.append(.comment, comment.range)
                document.append(.space)
            }
        }
    }

    /// Writes a place where a line may or must end before a token, and the comments there: those behind something
    /// stay on its line, others get lines of their own.
    mutating func writeLine(_ kind: DocumentPart.Kind, before token: Int) {
        guard hasGap(before: token) else { return append(line: kind, before: token) }
        let comments = gap(before: token).comments
        let behind = commentsBehind(comments)
        for comment in behind { document.append(.suffix, comment.range) }
        append(line: kind, before: token)
        for comment in comments.dropFirst(behind.count) {
            document.append(.comment, comment.range)
            if comment.endsLine { document.append(.hardLine) } else { document.append(.space) }
        }
        writtenGap = token
    }

    private mutating func append(line kind: DocumentPart.Kind, before token: Int) {
        if kind == .chainLine, endsLine(before: token) { document.noteLineEnd() }
        document.append(kind)
    }

    mutating func space() { document.append(.space) }

    /// Writes the tokens of a node and its children in order, with the spaces between them that their kinds ask for.
    mutating func writePieces(_ node: SyntaxNode) {
        var token = tree.firstToken(node).index
        let end = tree.tokenEnd(node).index
        var isFirst = true
        for child in tree.children(node) {
            let start = tree.firstToken(child).index
            while token < start { writePiece(&token, &isFirst, of: node) }
            guard tree.tokenEnd(child).index > start else { continue }
            if !isFirst, Spacing.hasSpace(tree.tokens.kinds[start - 1], tree.tokens.kinds[start], tree.kind(child)) {
                space()
            }
            write(child)
            isFirst = false
            token = tree.tokenEnd(child).index
        }
        while token < end { writePiece(&token, &isFirst, of: node) }
    }

    private mutating func writePiece(_ token: inout Int, _ isFirst: inout Bool, of node: SyntaxNode) {
        if !isFirst {
            let hasSpace = Spacing.hasSpace(tree.tokens.kinds[token - 1], tree.tokens.kinds[token], nil)
            if hasSpace || isSpacedColon(token, of: node) { space() }
        }
        write(token: token)
        isFirst = false
        token += 1
    }

    /// Whether a token is the colon before a declaration's type, and a line ends between the two at a comment, over which
    /// only a colon behind a space goes on.
    func isSpacedColon(_ token: Int, of node: SyntaxNode) -> Bool {
        guard tree.tokens.kinds[token] == .colon, endsLine(before: token + 1) else { return false }
        switch tree.kind(node) {
        case .letDeclaration, .stateDeclaration, .contentDeclaration, .enumDeclaration, .functionDeclaration:
            return hasComments(before: token + 1)
        default: return false
        }
    }
}

import ViewBase
import ViewSyntax

extension DocumentBuilder {
    /// A block: on one line if the author wrote it so and it holds one item and no comment at which a line ends, else an
    /// item a line.
    mutating func write(block node: SyntaxNode) {
        document.openGroup(.openBlock)
        write(branch: node, isLong: isLong(node))
        document.closeGroup()
    }

    /// A block whose lines end where those of the group around do.
    private mutating func write(branch node: SyntaxNode, isLong: Bool) {
        let close = tree.tokenEnd(node).index - 1
        var items: [SyntaxNode] = []
        write(token: tree.firstToken(node).index)
        for child in tree.children(node) {
            if tree.kind(child) == .closureHeader {
                space()
                write(child)
            } else {
                items.append(child)
            }
        }
        if items.isEmpty, !hasComments(before: close) {
            if tree.child(node, .closureHeader) != nil { space() }
        } else if flatDepth > 0 {
            writeFlat(items)
        } else if isLong {
            writeLong(items, close)
        } else {
            document.append(.indent)
            document.append(.line)
            let first = items.first.map { tree.firstToken($0).index }
            if let first { writeBeside(before: first, .following) }
            for item in items { write(item) }
            writeBeside(before: close, first == nil ? .following : .ending)
            document.append(.outdent)
            document.append(.line)
        }
        write(token: close)
    }

    /// An `if`: if one of its branches has lines of its own, all have.
    mutating func write(conditional node: SyntaxNode) {
        let all = pieces(node)
        guard all.count > 1, flatDepth == 0 else { return writePieces(node) }
        let isLong = all.contains { branch(of: $0).map { self.isLong($0) } ?? false }
        document.openGroup(.openBlock)
        for index in all.indices {
            if index > 0 { space() }
            guard case .node(let child) = all[index] else {
                write(all[index])
                continue
            }
            if tree.kind(child) == .ifClause {
                write(conditions: child, isLong: isLong)
            } else {
                write(branch: child, isLong: isLong)
            }
        }
        document.closeGroup()
    }

    /// The block of a clause of an `if`, or of its `else`.
    private func branch(of piece: Piece) -> SyntaxNode? {
        guard case .node(let node) = piece else { return nil }
        return tree.kind(node) == .block ? node : tree.child(node, .block)
    }

    /// Whether a block has its items on lines of their own.
    private func isLong(_ node: SyntaxNode) -> Bool {
        let close = tree.tokenEnd(node).index - 1
        var items = 0
        for child in tree.children(node) where tree.kind(child) != .closureHeader {
            items += 1
            let first = tree.firstToken(child).index
            if items > 1 || endsLine(before: first) || hasLineComments(before: first) { return true }
        }
        return hasLineComments(before: close)
    }

    /// Items and the comments before the closing brace, each on lines of its own.
    private mutating func writeLong(_ items: [SyntaxNode], _ close: Int) {
        document.append(.indent)
        writeLines(items)
        finish(before: close, items.isEmpty ? .opening : .inside)
        document.append(.outdent)
        document.append(.hardLine)
    }

    /// An item that begins with a point would be a modifier of the one before it on a line of its own.
    private mutating func writeLines(_ items: [SyntaxNode]) {
        for index in items.indices {
            let first = tree.firstToken(items[index]).index
            if index > 0, tree.tokens.kinds[first] == .dot, !hasComments(before: first) {
                document.append(.semicolon)
            } else {
                separate(before: first, index == 0 ? .opening : .inside)
            }
            write(items[index])
        }
    }

    /// Items on one line, as in an interpolation.
    private mutating func writeFlat(_ items: [SyntaxNode]) {
        space()
        writeFlatItems(items)
        space()
    }

    private mutating func writeFlatItems(_ items: [SyntaxNode]) {
        for index in items.indices {
            if index > 0 { document.append(.semicolon) }
            write(items[index])
        }
    }

    // MARK: Enums and switches

    mutating func write(enumeration node: SyntaxNode) {
        let all = pieces(node)
        guard let brace = all.firstIndex(where: { kind($0) == .leftBrace }) else { return writePieces(node) }
        for index in 0..<brace {
            if index > 0, hasSpace(all[index - 1], all[index]) || isSpacedColon(firstToken(all[index]), of: node) {
                space()
            }
            write(all[index])
        }
        space()
        write(all[brace])
        let close = tree.tokenEnd(node).index - 1
        let inside = Array(all[(brace + 1)..<(all.count - 1)])
        if inside.isEmpty, !hasComments(before: close) { return write(token: close) }
        let starts = inside.indices.filter { startsEnumItem(inside, $0) }
        document.openGroup(.openBlock)
        let first = inside.first.map { firstToken($0) }
        let isLong = first.map { endsLine(before: $0) || hasLineComments(before: $0) } ?? false
        if starts.count < 2, !isLong, !hasLineComments(before: close) {
            document.append(.indent)
            document.append(.line)
            if let first { writeBeside(before: first, .following) }
            writeRow(inside)
            writeBeside(before: close, first == nil ? .following : .ending)
            document.append(.outdent)
            document.append(.line)
        } else {
            document.append(.indent)
            for (number, start) in starts.enumerated() {
                separate(before: firstToken(inside[start]), number == 0 ? .opening : .inside)
                writeRow(Array(inside[start..<(number + 1 < starts.count ? starts[number + 1] : inside.count)]))
            }
            finish(before: close, starts.isEmpty ? .opening : .inside)
            document.append(.outdent)
            document.append(.hardLine)
        }
        document.closeGroup()
        write(token: close)
    }

    /// Whether a piece between the braces of an enum begins a line of cases or a function.
    private func startsEnumItem(_ pieces: [Piece], _ index: Int) -> Bool {
        switch pieces[index] {
        case .token(let token): tree.tokens.kinds[token] == .caseKeyword
        case .node(let node): tree.kind(node) == .functionDeclaration
        }
    }

    /// Pieces on one line, `;` left out.
    private mutating func writeRow(_ pieces: [Piece]) {
        var previous: Piece?
        for piece in pieces where kind(piece) != .semicolon {
            if let previous, hasSpace(previous, piece) { space() }
            write(piece)
            previous = piece
        }
    }

    func hasSpace(_ first: Piece, _ second: Piece) -> Bool {
        let start = firstToken(second)
        if case .node(let node) = second {
            return Spacing.hasSpace(tree.tokens.kinds[start - 1], tree.tokens.kinds[start], tree.kind(node))
        }
        return Spacing.hasSpace(tree.tokens.kinds[start - 1], tree.tokens.kinds[start], nil)
    }

    /// A `switch`: its cases stand under it.
    mutating func write(selection node: SyntaxNode) {
        let close = tree.tokenEnd(node).index - 1
        var previous: Piece?
        for piece in pieces(node) {
            if case .node(let child) = piece, tree.kind(child) == .switchCase {
                if flatDepth > 0 {
                    document.append(isOpening(previous) ? .space : .semicolon)
                } else {
                    separate(before: firstToken(piece), isOpening(previous) ? .opening : .inside)
                }
                write(child)
            } else if firstToken(piece) == close, flatDepth > 0 {
                space()
                write(token: close)
            } else if firstToken(piece) == close {
                finish(before: close, isOpening(previous) ? .opening : .inside)
                document.append(.hardLine)
                write(token: close)
            } else if kind(piece) != .semicolon {
                if let previous, hasSpace(previous, piece) { space() }
                write(piece)
            } else {
                continue
            }
            previous = piece
        }
    }

    private func isOpening(_ piece: Piece?) -> Bool { piece.map { kind($0) == .leftBrace } ?? false }

    /// `case a, b:` with its items on lines of their own, or one behind it.
    mutating func write(switchCase node: SyntaxNode) {
        var items: [SyntaxNode] = []
        var previous: Piece?
        for piece in pieces(node) {
            if case .node(let child) = piece, tree.kind(child) == .caseBody {
                items = Array(tree.children(child))
            } else {
                if let previous, hasSpace(previous, piece) { space() }
                write(piece)
                previous = piece
            }
        }
        guard let first = items.first else { return }
        let token = tree.firstToken(first).index
        if flatDepth > 0 {
            space()
            writeFlatItems(items)
        } else if items.count == 1, !endsLine(before: token), !hasLineComments(before: token) {
            document.openGroup(.openList)
            document.append(.listIndent)
            document.append(.line)
            writeBeside(before: token, .following)
            write(first)
            document.append(.listOutdent)
            document.closeGroup()
        } else {
            document.append(.indent)
            writeLines(items)
            document.append(.outdent)
        }
    }

    // MARK: Conditions

    /// The conditions of an `if` or `guard`, one a line where they do not fit or the author put them so.
    ///
    /// The block belongs to the group around if it is said whether it has lines of its own.
    mutating func write(conditions node: SyntaxNode, isLong isLongBranch: Bool? = nil) {
        if flatDepth > 0 { return writePieces(node) }
        let all = pieces(node)
        let isLong = all.indices.dropFirst().contains {
            kind(all[$0 - 1]) == .comma && endsLine(before: firstToken(all[$0]))
        }
        var isOpen = false
        for index in all.indices {
            if isOpen, case .node(let child) = all[index], tree.kind(child) == .block {
                isOpen = false
                document.append(.listOutdent)
                document.closeGroup()
            }
            if index > 0, kind(all[index - 1]) == .comma {
                writeLine(isLong ? .hardLine : .line, before: firstToken(all[index]))
            } else if index > 0, hasSpace(all[index - 1], all[index]) {
                space()
            }
            if let isLongBranch, case .node(let child) = all[index], tree.kind(child) == .block {
                write(branch: child, isLong: isLongBranch)
            } else {
                write(all[index])
            }
            if index == 0, all.contains(where: { kind($0) == .comma }) {
                isOpen = true
                document.openGroup(isLong ? .openBrokenList : .openList)
                document.append(.listIndent)
            }
        }
        guard isOpen else { return }
        document.append(.listOutdent)
        document.closeGroup()
    }
}

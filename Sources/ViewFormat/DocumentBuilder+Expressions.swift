import ViewBase
import ViewSyntax

extension DocumentBuilder {
    /// An operator chain, broken before each operator where it does not fit or the author broke it; so is a conditional
    /// value.
    mutating func write(operation node: SyntaxNode) {
        let all = pieces(node)
        writeComments(before: firstToken(all[0]))
        if all.contains(where: { isRange($0) }) { return write(range: all) }
        let isLong = all.dropFirst().contains { endsLine(before: firstToken($0)) }
        document.openGroup(isLong ? .openBrokenList : .openList)
        write(all[0])
        document.append(.listIndent)
        for index in 1..<all.count {
            separateOperand(all[index - 1], all[index], isLong: isLong)
            write(all[index])
        }
        document.append(.listOutdent)
        document.closeGroup()
    }

    /// Writes what stands between an operand and an operator.
    private mutating func separateOperand(_ first: Piece, _ second: Piece, isLong: Bool) {
        guard case .token(let token) = second, flatDepth == 0 else { return space() }
        writeLine(isLong ? .hardLine : .line, before: token)
    }

    /// Ranges are written without spaces, but for one whose end begins with a point: `.large ... .xLarge`.
    private mutating func write(range pieces: [Piece]) {
        let isSpaced = pieces.dropFirst().contains { tree.tokens.kinds[firstToken($0)] == .dot }
        if isSpaced { writeFlat(spaced: pieces) } else { writeGlued(pieces) }
    }

    private mutating func writeFlat(spaced pieces: [Piece]) {
        for index in pieces.indices {
            if index > 0 { space() }
            write(pieces[index])
        }
    }

    private func isRange(_ piece: Piece) -> Bool {
        let kind = kind(piece)
        return kind == .rangeHalfOpen || kind == .rangeClosed
    }

    /// A base and its suffixes; modifiers may each begin a line.
    mutating func write(chain node: SyntaxNode) {
        let parts = Array(tree.children(node))
        let head = headLength(parts)
        guard flatDepth == 0, parts[head...].contains(where: { isMember($0) }) else {
            return writeHead(parts[...])
        }
        writeComments(before: tree.firstToken(node).index)
        document.openGroup(.openChain)
        writeHead(parts[..<head])
        for suffix in parts[head...] {
            if isMember(suffix) { writeLine(.chainLine, before: tree.firstToken(suffix).index) }
            write(suffix)
        }
        document.closeGroup()
    }

    /// Writes parts that stay together; `self.` is left out where the name alone means the same.
    private mutating func writeHead(_ parts: ArraySlice<SyntaxNode>) {
        var parts = parts
        if let member = memberOfSelf(parts) {
            write(token: tree.firstToken(parts[0]).index, as: tree.tokenEnd(member).index - 1)
            parts = parts.dropFirst(2)
        }
        for part in parts { write(part) }
    }

    /// The parts of a chain that stay together at its beginning: a name with its call, or a path of members.
    private func headLength(_ parts: [SyntaxNode]) -> Int {
        var length = 1
        while length < parts.count, !isMember(parts[length]) { length += 1 }
        guard length == 1 else { return length }
        while length < parts.count, isMember(parts[length]) {
            let isCalled = length + 1 < parts.count && !isMember(parts[length + 1])
            if isCalled, length > 1 || !isTypeName(parts[0]) { break }
            length += 1
            if isCalled {
                while length < parts.count, !isMember(parts[length]) { length += 1 }
                break
            }
        }
        return length
    }

    private func isMember(_ node: SyntaxNode) -> Bool {
        tree.kind(node) == .memberSuffix || tree.kind(node) == .optionalMemberSuffix
    }

    /// Whether a node is a name that begins as types do.
    private func isTypeName(_ node: SyntaxNode) -> Bool {
        guard tree.kind(node) == .nameExpression else { return tree.kind(node) == .implicitMember }
        let first = bytes[Int(tree.tokens.starts[tree.firstToken(node).index])]
        return first >= 0x41 && first <= 0x5A
    }

    // MARK: self

    /// The member in `self.member`, if nothing else in the file has its name, so that `self` may be left out.
    private mutating func memberOfSelf(_ parts: ArraySlice<SyntaxNode>) -> SyntaxNode? {
        guard parts.count > 1, tree.kind(parts[parts.startIndex]) == .nameExpression,
            tree.kind(parts[parts.startIndex + 1]) == .memberSuffix
        else { return nil }
        let word = tree.firstToken(parts[parts.startIndex]).index
        guard tree.tokens.ends[word] - tree.tokens.starts[word] == 4, tree.text(parts[parts.startIndex]) == "self",
            !hasComments(before: word + 1), !hasComments(before: word + 2),
            let name = tree.child(parts[parts.startIndex + 1], .name)
        else { return nil }
        return declarations(of: tree.spelling(name)) <= 1 ? name : nil
    }

    /// How many parameters, constants and closures of the file declare a name.
    private mutating func declarations(of name: Name) -> Int {
        if let declarations { return declarations[name] ?? 0 }
        var counts: [Name: Int] = [:]
        for index in 0..<tree.count {
            let node = SyntaxNode(index)
            switch tree.kind(node) {
            case .parameter, .closureHeader, .letDeclaration, .letCondition, .forItem, .stateDeclaration:
                for child in tree.children(node) where tree.kind(child) == .name {
                    counts[tree.spelling(child), default: 0] += 1
                }
            default: break
            }
        }
        declarations = counts
        return counts[name] ?? 0
    }

    // MARK: Interpolations

    /// An interpolation stays on one line.
    mutating func write(interpolation node: SyntaxNode) {
        flatDepth += 1
        var previous: Piece?
        for piece in pieces(node) {
            if let previous, hasInterpolationSpace(previous, piece) { space() }
            write(piece)
            previous = piece
        }
        flatDepth -= 1
    }

    private func hasInterpolationSpace(_ first: Piece, _ second: Piece) -> Bool {
        if kind(first) == .interpolationStart || kind(second) == .interpolationEnd { return false }
        if case .node(let node) = second, tree.kind(node) == .argumentList { return false }
        return hasSpace(first, second)
    }
}

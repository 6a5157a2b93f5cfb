import ViewBase
import ViewSyntax

extension DocumentBuilder {
    /// What stands between brackets with commas: on one line if it fits and the author did not break it after the
    /// opening bracket, else one element a line.
    mutating func write(list node: SyntaxNode) {
        let all = pieces(node)
        // The arguments of an interpolation stand without brackets of their own.
        if let first = all.first, kind(first) == .comma { return writePieces(node) }
        guard all.count > 2 else { return writeGlued(all) }
        if flatDepth > 0 { return writeFlat(all) }
        let close = tree.tokenEnd(node).index - 1
        let isLong = isLong(all)
        write(all[0])
        document.openGroup(isLong ? .openBrokenList : .openList)
        document.append(.listIndent)
        for index in 1..<(all.count - 1) {
            if kind(all[index]) != .comma {
                startElement(firstToken(all[index]), isFirst: index == 1, isLong: isLong)
                write(all[index])
            } else if isLong || index < all.count - 2 {
                write(all[index])
            } else {
                writeComments(before: firstToken(all[index]))
            }
        }
        if isLong { finish(before: close, .inside) } else { writeComments(before: close) }
        document.append(.listOutdent)
        document.append(isLong ? .hardLine : .softLine)
        document.closeGroup()
        write(token: close)
    }

    /// Whether a list has its elements on lines of their own: so the author began it, or lines end at comments in it.
    private func isLong(_ pieces: [Piece]) -> Bool {
        if endsLine(before: firstToken(pieces[1])) { return true }
        for piece in pieces.dropFirst() {
            let token = firstToken(piece)
            if hasGap(before: token), gap(before: token).comments.contains(where: { $0.endsLineAround }) { return true }
        }
        return false
    }

    private mutating func startElement(_ token: Int, isFirst: Bool, isLong: Bool) {
        if isLong {
            separate(before: token, isFirst ? .opening : .inside)
        } else {
            document.append(isFirst ? .softLine : .line)
        }
    }

    /// Pieces without spaces between them.
    mutating func writeGlued(_ pieces: [Piece]) {
        for piece in pieces { write(piece) }
    }

    /// A list on one line, whatever its length.
    private mutating func writeFlat(_ pieces: [Piece]) {
        for index in pieces.indices {
            if index == pieces.count - 2, kind(pieces[index]) == .comma {
                writeComments(before: firstToken(pieces[index]))
                continue
            }
            if index > 0, kind(pieces[index - 1]) == .comma, index < pieces.count - 1 { space() }
            write(pieces[index])
        }
    }

    // MARK: Calls

    /// Arguments and trailing closures.
    mutating func write(call node: SyntaxNode) {
        for child in tree.children(node) {
            if tree.kind(child) == .trailingClosure { space() }
            write(child)
        }
    }
}

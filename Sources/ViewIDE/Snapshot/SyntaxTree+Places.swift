import ViewBase
import ViewSyntax

/// Finding what stands at a byte of the source.
extension SyntaxTree {
    /// The token that an offset touches: of two that meet there, the word.
    func token(touching offset: Int) -> TokenID? {
        let place = min(max(offset, 0), source.bytes.count)
        let first = tokens.index(of: SourceRange(file: source.id, place..<place))
        let next = first + 1
        if next < tokens.count, Int(tokens.starts[next]) == place, tokens.names[next] != Interner.empty,
            tokens.names[first] == Interner.empty
        {
            return TokenID(next)
        }
        let isTouched = Int(tokens.starts[first]) <= place && place <= Int(tokens.ends[first])
        return isTouched ? TokenID(first) : nil
    }

    /// The nodes around a token, the root first.
    func path(to token: TokenID) -> [SyntaxNode] {
        var path = [root]
        var next = root.raw + 1
        var end = subtreeEnd(root).raw
        while next < end {
            let child = SyntaxNode(next)
            if tokenEnd(child) <= token {
                next = subtreeEnd(child).raw
            } else if token < firstToken(child) {
                break
            } else {
                path.append(child)
                next = child.raw + 1
                end = subtreeEnd(child).raw
            }
        }
        return path
    }

    /// The nodes around an offset, the root first.
    func path(at offset: Int) -> [SyntaxNode] {
        let place = min(max(offset, 0), source.bytes.count)
        let token = token(touching: place) ?? TokenID(tokens.index(of: SourceRange(file: source.id, place..<place)))
        return path(to: token)
    }

    /// The node that has a node as its child.
    func parent(_ node: SyntaxNode) -> SyntaxNode? {
        let path = path(to: firstToken(node))
        guard let index = path.firstIndex(of: node), index > 0 else { return nil }
        return path[index - 1]
    }

    /// The last token of a node.
    func lastToken(_ node: SyntaxNode) -> TokenID { TokenID(max(tokenEnd(node).index - 1, firstToken(node).index)) }

    /// The offset at which the line of an offset begins.
    func lineStart(of offset: Int) -> Int {
        var start = min(offset, source.bytes.count)
        while start > 0, source.bytes[start - 1] != 0x0A, source.bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    /// The spaces and tabs that the line of an offset begins with.
    func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        var end = start
        while end < source.bytes.count, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
        return source.text(start..<end)
    }

    /// Whether two offsets lie on different lines.
    func hasLineEnd(in range: Range<Int>) -> Bool {
        source.bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
    }
}

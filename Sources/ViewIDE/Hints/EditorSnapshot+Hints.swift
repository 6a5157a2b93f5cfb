import ViewBase
import ViewCompiler
import ViewLayout
import ViewSyntax
import ViewTree

extension EditorSnapshot {
    /// Blocks of fewer lines need no hint of what closes.
    private static let leastLines = 10

    /// The sizes of the elements that the file's first preview shows, behind their names, unless frames are not shown, and
    /// what the braces of long blocks close, for the lines of a range.
    public func inlayHints(
        of file: FileID, in range: Range<Int>, window: WindowSize? = nil, showsFrames: Bool = true
    ) -> [InlayHint] {
        let tree = tree(file)
        let frames = showsFrames ? frames(in: window) : nil
        var hints: [InlayHint] = []
        var index = 0
        while index < tree.count {
            let node = SyntaxNode(index)
            let bytes = tree.range(node).offsets
            if bytes.upperBound < range.lowerBound, index > 0 {
                index = tree.subtreeEnd(node).index
                continue
            }
            if bytes.lowerBound > range.upperBound { break }
            if let frames, let hint = frameHint(node, tree, frames) { hints.append(hint) }
            if let hint = closingHint(node, tree) { hints.append(hint) }
            index += 1
        }
        hints.removeAll { $0.offset < range.lowerBound || $0.offset > range.upperBound }
        return hints.sorted { $0.offset < $1.offset }
    }

    /// The size of the frame of an element, if all that are made of it have one size.
    private func frameHint(_ node: SyntaxNode, _ tree: SyntaxTree, _ frames: ShownFrames) -> InlayHint? {
        guard tree.kind(node) == .nameExpression else { return nil }
        let name = tree.range(node)
        let word = tree.text(node)
        var start = Int(name.start)
        // A `#name` before the element is where its node begins.
        let token = tree.firstToken(node).index
        if token > 0, tree.tokens.kinds[token - 1] == .hashName { start = Int(tree.tokens.starts[token - 1]) }
        let nodes = frames.nodes(at: start, in: name.file).filter { $0.kind == word }
        guard let first = nodes.first, nodes.allSatisfy({ $0.frame.sizeText == first.frame.sizeText }) else {
            return nil
        }
        return InlayHint(offset: Int(name.end), kind: .frame, text: first.frame.sizeText)
    }

    private func closingHint(_ node: SyntaxNode, _ tree: SyntaxTree) -> InlayHint? {
        guard tree.kind(node) == .block, let name = closedName(node, tree) else { return nil }
        let last = tree.lastToken(node)
        let end = Int(tree.range(last).end)
        guard tree.tokens.kinds[last.index] == .rightBrace, tree.hasNewlineBefore(last),
            tree.hasNewlineBefore(TokenID(last.index + 1)) || last.index + 2 >= tree.tokens.count
        else { return nil }
        let lines = tree.source.bytes[tree.range(node).offsets].count { $0 == 0x0A }
        guard lines >= EditorSnapshot.leastLines else { return nil }
        return InlayHint(offset: end, kind: .closing, text: name)
    }

    /// The name of the element or declaration whose block this is.
    private func closedName(_ block: SyntaxNode, _ tree: SyntaxTree) -> String? {
        let path = tree.path(to: tree.firstToken(block))
        guard let index = path.firstIndex(of: block), index > 0 else { return nil }
        let owner = path[index - 1]
        switch tree.kind(owner) {
        case .viewDeclaration, .contentDeclaration, .actionDeclaration, .functionDeclaration:
            let word = tree.text(TokenID(tree.firstToken(owner).index))
            return tree.child(owner, .name).map { word + " " + tree.text($0) }
        case .trailingClosure:
            if let label = tree.child(owner, .name) { return tree.text(label) }
            guard index >= 3, let base = tree.expression(path[index - 3]) else { return nil }
            let name = tree.firstToken(base).index
            let isNamed = name > 0 && tree.tokens.kinds[name - 1] == .hashName
            let mark = isNamed ? tree.text(TokenID(name - 1)) + " " : ""
            return tree.kind(base) == .nameExpression ? mark + tree.text(base) : nil
        default: return nil
        }
    }
}

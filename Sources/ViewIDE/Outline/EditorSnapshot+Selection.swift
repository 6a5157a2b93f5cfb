import ViewBase
import ViewSyntax

extension EditorSnapshot {
    /// The ranges that a selection at an offset grows through: the word, then what stands around it, the file last.
    public func selectionRanges(at offset: Int, in file: FileID) -> [Range<Int>] {
        let tree = tree(file)
        var ranges = [0..<tree.source.bytes.count]
        func add(_ range: Range<Int>) {
            guard let last = ranges.last, range != last, last.lowerBound <= range.lowerBound,
                range.upperBound <= last.upperBound
            else { return }
            ranges.append(range)
        }
        for node in tree.path(at: offset) {
            add(tree.range(node).offsets)
            guard let inner = inside(node, tree), inner.lowerBound <= offset, offset <= inner.upperBound else {
                continue
            }
            add(inner)
        }
        if let token = tree.token(touching: offset), tree.tokens.kinds[token.index] != .endOfFile {
            add(tree.range(token).offsets)
        }
        return ranges.reversed()
    }

    /// What stands between the brackets of a block or list.
    private func inside(_ node: SyntaxNode, _ tree: SyntaxTree) -> Range<Int>? {
        switch tree.kind(node) {
        case .block, .argumentList, .parameterList, .arrayLiteral:
            let (first, last) = (tree.firstToken(node), tree.lastToken(node))
            guard first < last else { return nil }
            return Int(tree.range(first).end)..<Int(tree.range(last).start)
        default: return nil
        }
    }
}

import ViewBase
import ViewSyntax

extension EditorSnapshot {
    /// Blocks, lists, comments and runs of imports that take more than one line, in order of place.
    public func foldingRanges(of file: FileID) -> [FoldingRange] {
        let tree = tree(file)
        var ranges = brackets(tree) + imports(tree) + comments(tree)
        ranges.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
        return ranges
    }

    /// Brackets that open on one line and close on another; the inner of two that begin on one line is left out.
    private func brackets(_ tree: SyntaxTree) -> [FoldingRange] {
        var open: [Int] = []
        var ranges: [FoldingRange] = []
        for token in 0..<tree.tokens.count {
            switch tree.tokens.kinds[token] {
            case .leftBrace, .leftParen, .leftBracket: open.append(Int(tree.tokens.starts[token]))
            case .rightBrace, .rightParen, .rightBracket:
                guard let start = open.popLast() else { continue }
                let range = start..<Int(tree.tokens.ends[token])
                if tree.hasLineEnd(in: range) { ranges.append(FoldingRange(kind: .code, range: range)) }
            default: break
            }
        }
        return ranges
    }

    private func imports(_ tree: SyntaxTree) -> [FoldingRange] {
        var first: SyntaxNode?
        var last: SyntaxNode?
        for node in tree.children(tree.root) where tree.kind(node) == .importDeclaration {
            first = first ?? node
            last = node
        }
        guard let first, let last, first != last else { return [] }
        let range = Int(tree.range(first).start)..<Int(tree.range(last).end)
        return [FoldingRange(kind: .imports, range: range)]
    }

    /// Block comments of several lines, and runs of line comments.
    private func comments(_ tree: SyntaxTree) -> [FoldingRange] {
        var ranges: [FoldingRange] = []
        var run: Range<Int>?
        for comment in Comments(tree) {
            let isLine = tree.source.bytes[comment.lowerBound + 1] == UInt8(ascii: "/")
            if let before = run, isLine, tree.isOneLineApart(before.upperBound, comment.lowerBound) {
                run = before.lowerBound..<comment.upperBound
                continue
            }
            if let run, tree.hasLineEnd(in: run) { ranges.append(FoldingRange(kind: .comment, range: run)) }
            run = comment
        }
        if let run, tree.hasLineEnd(in: run) { ranges.append(FoldingRange(kind: .comment, range: run)) }
        return ranges
    }
}

extension SyntaxTree {
    /// Whether only white space with one line end lies between two offsets.
    fileprivate func isOneLineApart(_ start: Int, _ end: Int) -> Bool {
        var ends = 0
        for index in start..<end {
            switch source.bytes[index] {
            case 0x0A: ends += 1
            case 0x20, 0x09, 0x0D: break
            default: return false
            }
        }
        return ends == 1
    }
}

import ViewBase
import ViewSyntax

extension DocumentBuilder {
    /// A string: as it is written, the lines of a multi-line one one step further in than the line it begins on.
    mutating func write(string node: SyntaxNode) {
        let indentation = closingIndentation(tree.tokenEnd(node).index - 1)
        let all = pieces(node)
        write(all[0])
        document.append(.indent)
        for piece in all.dropFirst() {
            if case .node(let segment) = piece, tree.kind(segment) == .stringSegment {
                write(segment: tree.firstToken(segment).index, indentation)
            } else {
                write(piece)
            }
        }
        document.append(.outdent)
    }

    /// The columns of white space before the closing quotes of a string, if they begin a line.
    private func closingIndentation(_ token: Int) -> Int {
        var start = Int(tree.tokens.starts[token])
        let end = start
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start > 0 && (bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D) ? end - start : 0
    }

    /// Writes the lines of a segment, each without the indentation that the closing quotes have.
    private mutating func write(segment token: Int, _ indentation: Int) {
        let end = Int(tree.tokens.ends[token])
        var start = Int(tree.tokens.starts[token])
        while true {
            var lineEnd = start
            while lineEnd < end, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
            if lineEnd > start { document.append(.text, start..<lineEnd) }
            if lineEnd == end { return }
            start = lineEnd + (bytes[lineEnd] == 0x0D && lineEnd + 1 < end && bytes[lineEnd + 1] == 0x0A ? 2 : 1)
            var skipped = 0
            while skipped < indentation, start < end, bytes[start] == 0x20 || bytes[start] == 0x09 {
                start += 1
                skipped += 1
            }
            let isEmpty = start < end && (bytes[start] == 0x0A || bytes[start] == 0x0D)
            document.append(isEmpty ? .emptyStringLine : .stringLine)
        }
    }
}

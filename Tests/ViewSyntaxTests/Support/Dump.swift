import ViewBase

@testable import ViewSyntax

extension Parsed {
    /// The tree as text: a node a line, with the node's own tokens and `…` for each child.
    var dump: String {
        var output = ""
        write(tree.root, 0, &output)
        return output
    }

    private func write(_ node: SyntaxNode, _ depth: Int, _ output: inout String) {
        output += String(repeating: "  ", count: depth) + "\(tree.kind(node))"
        let tokens = tree.kind(node) == .stringSegment ? ["‹\(escaped(tree.text(node)))›"] : ownTokens(node)
        if !tokens.isEmpty { output += "  " + tokens.joined(separator: " ") }
        output += "\n"
        for child in tree.children(node) { write(child, depth + 1, &output) }
    }

    private func ownTokens(_ node: SyntaxNode) -> [String] {
        var texts: [String] = []
        var token = tree.firstToken(node).index
        func take(until end: Int) {
            while token < end {
                let text = source.text(tree.range(TokenID(token)).offsets)
                if tree.tokens.kinds[token] != .endOfFile { texts.append(escaped(text)) }
                token += 1
            }
        }
        for child in tree.children(node) {
            take(until: tree.firstToken(child).index)
            if texts.last != "…" { texts.append("…") }
            token = max(token, tree.tokenEnd(child).index)
        }
        take(until: tree.tokenEnd(node).index)
        return texts == ["…"] ? [] : texts
    }

    private func escaped(_ text: String) -> String {
        text.isEmpty ? "⌀" : text.replacing("\r\n", with: "␍␊").replacing("\n", with: "␊").replacing("\r", with: "␍")
    }

    /// The diagnostics as text, with notes and fix-its below each.
    var report: String {
        let lines = LineTable(source.bytes)
        func text(_ range: SourceRange) -> String {
            let (start, end) = (lines.place(Int(range.start)), lines.place(Int(range.end)))
            let tail = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
            return "\(start.line):\(start.column)-\(tail)"
        }
        var output = ""
        for diagnostic in result.diagnostics {
            output += "\(text(diagnostic.range)) \(diagnostic.severity.word)[\(diagnostic.code.text)]: "
            output += diagnostic.message + "\n"
            for note in diagnostic.notes {
                output += "    \(note.range.map { text($0) + " " } ?? "")note: \(note.message)\n"
            }
            for fix in diagnostic.fixIts {
                let edits = fix.edits.map { "\(text($0.range)) “\($0.replacement)”" }
                output += "    fix-it: \(fix.title): \(edits.joined(separator: ", "))\n"
            }
        }
        return output
    }
}

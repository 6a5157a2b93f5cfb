import ViewBase
import ViewCatalog
import ViewSemantics
import ViewSyntax

extension SelectedElements {
    /// The header's three parts in slots with labels, where its block has none yet.
    var labelledHeader: CodeAction? {
        guard items.count == 1, let call = headerCall, let closure = tree.child(call.node, .trailingClosure),
            let block = tree.child(closure, .block)
        else { return nil }
        var parts: [SyntaxNode] = []
        for item in tree.children(block) { parts.append(item) }
        guard let slots = slots(parts) else { return nil }
        let indentation = tree.indentation(at: Int(tree.range(block).start))
        var text = ""
        for (label, part) in slots {
            text += text.isEmpty ? "" : " " + label + ": "
            text += "{" + lineEnd + indentation + step + shifted(part, indentation + step)
            text += lineEnd + indentation + "}"
        }
        return CodeAction(
            title: "Label the header's slots", kind: .rewrite, edits: [TextEdit(tree.range(block), text)])
    }

    /// The call of a header whose parts stand in one block.
    private var headerCall: RecordedCall? {
        focus.record.calls.first { call in
            guard call.file == file, case .element(let id) = call.called else { return false }
            guard Catalog.elements[id.index].overloads[call.overload].rule == .headerStack else { return false }
            return tree.range(call.node).end <= tree.range(items[0]).end
                && tree.range(call.node).start >= tree.range(items[0]).start
                && tree.parent(call.node).flatMap { baseName($0) } == baseName(items[0])
        }
    }

    /// The title first, then the edges; of two parts the one that is no control is the title.
    private func slots(_ parts: [SyntaxNode]) -> [(label: String, part: SyntaxNode)]? {
        switch parts.count {
        case 3: return [("title", parts[1]), ("leading", parts[0]), ("trailing", parts[2])]
        case 2:
            let controls = parts.map { isControl($0) }
            if controls == [true, false] { return [("title", parts[1]), ("leading", parts[0])] }
            return controls == [false, true] ? [("title", parts[0]), ("trailing", parts[1])] : nil
        default: return nil
        }
    }

    private func isControl(_ part: SyntaxNode) -> Bool {
        guard let name = baseName(part) else { return false }
        return focus.record.uses.contains { use in
            guard use.range == name, case .element(let id) = use.target else { return false }
            return Catalog.elements[id.index].isControl
        }
    }

    /// An item's text with its lines after the first moved to an indentation.
    private func shifted(_ item: SyntaxNode, _ indentation: String) -> String {
        let own = tree.indentation(at: Int(tree.range(item).start))
        return moved(tree.text(item), from: own, to: indentation)
    }
}

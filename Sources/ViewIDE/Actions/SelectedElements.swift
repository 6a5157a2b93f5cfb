import ViewBase
import ViewCatalog
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

/// The elements of one block that a selection touches.
struct SelectedElements {
    let snapshot: EditorSnapshot
    let file: FileID
    let tree: SyntaxTree
    /// The block's items, side by side.
    let items: [SyntaxNode]
    /// The nodes around the items, the root first.
    let path: [SyntaxNode]
    /// What was checked around the items.
    let focus: Focus

    /// Nil where the selection lies in no element.
    init?(_ snapshot: EditorSnapshot, _ selection: Range<Int>, in file: FileID) {
        let tree = snapshot.tree(file)
        var path = tree.path(at: selection.lowerBound)
        var items: [SyntaxNode] = []
        while let block = path.last {
            if tree.kind(block) == .block || tree.kind(block) == .caseBody {
                items = SelectedElements.items(block, selection, tree)
                if let first = items.first, Int(tree.range(first).start) <= selection.lowerBound { break }
                items = []
            }
            path.removeLast()
        }
        guard let first = items.first, let last = items.last else { return nil }
        let place = SourceRange(file: file, start: tree.range(first).start, end: tree.range(last).end)
        let record = EditorRecord(focus: place)
        focus = Focus(program: snapshot.compilation.check(around: record), record: record)
        self.snapshot = snapshot
        self.file = file
        self.tree = tree
        self.items = items
        self.path = path
        guard items.allSatisfy({ isContent($0) }) else { return nil }
    }

    private static func items(_ block: SyntaxNode, _ selection: Range<Int>, _ tree: SyntaxTree) -> [SyntaxNode] {
        var items: [SyntaxNode] = []
        for item in tree.children(block) where tree.kind(item) != .closureHeader {
            let range = tree.range(item)
            if Int(range.end) >= selection.lowerBound, Int(range.start) <= selection.upperBound { items.append(item) }
        }
        return items
    }

    /// Whether an item is an element by its name, or a branch.
    private func isContent(_ item: SyntaxNode) -> Bool {
        switch tree.kind(item) {
        case .ifItem, .switchItem, .namedElement: return true
        case .postfixExpression, .nameExpression:
            guard let name = baseName(item) else { return false }
            return focus.record.uses.contains { use in
                guard use.range == name else { return false }
                switch use.target {
                case .element: return true
                case .declared(let place): return isElement(place)
                default: return false
                }
            }
        default: return false
        }
    }

    private func isElement(_ place: SourceRange) -> Bool {
        let kind = snapshot.declaration(at: place)?.kind
        return kind == .viewDeclaration || kind == .contentDeclaration
    }

    /// The place of the name that an element begins with.
    func baseName(_ item: SyntaxNode) -> SourceRange? {
        switch tree.kind(item) {
        case .nameExpression: tree.range(item)
        case .postfixExpression, .namedElement: tree.expression(item).flatMap { baseName($0) }
        default: nil
        }
    }

    var range: Range<Int> { Int(tree.range(items[0]).start)..<Int(tree.range(items[items.count - 1]).end) }

    /// What lines inside a block begin with more than those around it.
    var step: String { tree.indentation(at: range.lowerBound).utf8.first == 0x09 ? "\t" : "    " }

    // MARK: Wrapping

    /// The elements inside a stack.
    var wrappings: [CodeAction] {
        let subject = items.count == 1 ? "" : String(items.count) + " elements "
        return SelectedElements.stacks.map { name in
            CodeAction(title: "Wrap " + subject + "in " + name, kind: .rewrite, edits: [wrapping(in: name)])
        }
    }

    /// The stacks' names, as their rows spell them.
    private static let stacks: [String] = [ElementRule.verticalStack, .horizontalStack, .layers].compactMap { rule in
        Catalog.elements.first { $0.overloads.contains { $0.rule == rule } }?.name
    }

    private func wrapping(in name: String) -> TextEdit {
        let indentation = tree.indentation(at: range.lowerBound)
        let inner = indented(tree.source.text(range), by: step)
        let text = name + " {\n" + indentation + step + inner + "\n" + indentation + "}"
        return TextEdit(SourceRange(file: file, range), text)
    }

    /// Text whose lines after the first begin with something more; empty lines stay empty.
    func indented(_ text: String, by more: String) -> String {
        var bytes: [UInt8] = []
        var isAtStart = false
        for byte in text.utf8 {
            if isAtStart, byte != 0x0A, byte != 0x0D { bytes.append(contentsOf: more.utf8) }
            isAtStart = byte == 0x0A
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

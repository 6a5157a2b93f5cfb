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
        case .ifItem, .switchItem: return isContent(branches: item)
        case .namedElement: return true
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

    /// Whether what stands in the branches of an item is content, in one at least.
    private func isContent(branches item: SyntaxNode) -> Bool {
        var isFound = false
        var isContent = true
        for child in tree.children(item) where [.ifClause, .switchCase, .block, .caseBody].contains(tree.kind(child)) {
            let holdsItems = tree.kind(child) == .block || tree.kind(child) == .caseBody
            for part in holdsItems ? Array(tree.children(child)) : [child] where tree.kind(part) != .letDeclaration {
                isFound = true
                isContent = isContent && (holdsItems ? self.isContent(part) : self.isContent(branches: part))
            }
        }
        return isFound && isContent
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
        let outer = tree.indentation(at: range.lowerBound)
        let inner = moved(tree.source.text(range), from: "", to: step)
        let text = name + " {" + lineEnd + outer + step + inner + lineEnd + outer + "}"
        return TextEdit(SourceRange(file: file, range), text)
    }

    // MARK: Text

    /// How the file's lines end, as its first one does.
    var lineEnd: String {
        let bytes = tree.source.bytes
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[index] == 0x0D else {
            return "\n"
        }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// Text whose lines after the first begin with another indentation; empty lines stay empty. Where a line begins with
    /// another one than stated, all stay: lines of a string must move alike.
    func moved(_ text: String, from old: String, to new: String) -> String {
        let source = Array(text.utf8)
        let starts = SelectedElements.lineStarts(source)
        guard starts.allSatisfy({ source[$0...].starts(with: old.utf8) }) else { return text }
        var bytes: [UInt8] = []
        var end = 0
        for start in starts {
            bytes.append(contentsOf: source[end..<start])
            bytes.append(contentsOf: new.utf8)
            end = start + old.utf8.count
        }
        bytes.append(contentsOf: source[end...])
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the lines after the first begin that are not empty.
    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        bytes.indices.dropFirst().filter { index in
            let before = bytes[index - 1]
            let isStart = before == 0x0A || before == 0x0D && bytes[index] != 0x0A
            return isStart && bytes[index] != 0x0A && bytes[index] != 0x0D
        }
    }
}

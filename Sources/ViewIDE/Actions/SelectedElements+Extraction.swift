import ViewBase
import ViewCatalog
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

extension SelectedElements {
    /// A name of the view that the elements use, as a parameter of a view of their own.
    private struct Parameter {
        let name: String
        let type: String
        /// What the call gives.
        let argument: String
        let place: SourceRange
    }

    /// The elements as a view of their own, whose parameters are what they use of the view around them; nil where that
    /// cannot be given on.
    var component: CodeAction? {
        guard
            let view = path.first(where: { tree.kind($0) == .viewDeclaration || tree.kind($0) == .previewDeclaration }),
            !holdsRowOfGrid, let parameters = parameters(inside: view)
        else { return nil }
        let name = freeName
        let list = parameters.map { $0.name + ": " + $0.type }.joined(separator: ", ")
        let arguments = parameters.map { $0.name + ": " + $0.argument }.joined(separator: ", ")
        let own = tree.indentation(at: range.lowerBound)
        let body = moved(tree.source.text(range), from: own, to: step)
        let head = "view " + name + (parameters.isEmpty ? "" : "(" + list + ")")
        let declaration = head + " {" + lineEnd + step + body + lineEnd + "}" + lineEnd + lineEnd
        // Before the view, since without a preview the last view of a file is the one shown.
        let start = lineStart(ofDeclaration: view)
        return CodeAction(
            title: "Extract component", kind: .extract,
            edits: [
                TextEdit(SourceRange(file: file, start..<start), declaration),
                TextEdit(SourceRange(file: file, range), name + "(" + arguments + ")"),
            ])
    }

    /// Whether the elements hold a row of a grid around them, which a view between the two would hide.
    private var holdsRowOfGrid: Bool {
        let rows = calls(of: .gridRow)
        let grids = calls(of: .grid)
        return rows.contains { row in !grids.contains { $0.contains(row.lowerBound) } }
    }

    /// The places of the calls of an element among the elements.
    private func calls(of rule: ElementRule) -> [Range<Int>] {
        focus.record.calls.compactMap { call in
            guard call.file == file, case .element(let id) = call.called else { return nil }
            let isOfRule = Catalog.elements[id.index].overloads[call.overload].rule == rule
            let place = tree.range(call.node).offsets
            return isOfRule && range.contains(place.lowerBound) ? place : nil
        }
    }

    /// Where the line begins with which a declaration and the comments directly above it begin.
    private func lineStart(ofDeclaration node: SyntaxNode) -> Int {
        let first = tree.firstToken(node)
        let before = first.index > 0 ? Int(tree.tokens.ends[first.index - 1]) : 0
        var start = tree.lineStart(of: Int(tree.range(node).start))
        if start < before { return Int(tree.range(node).start) }
        for comment in Comments(tree, from: first).prefix(while: { $0.upperBound <= start }).reversed() {
            let lineEnds = tree.source.bytes[comment.upperBound..<start].count { $0 == 0x0A }
            let line = tree.lineStart(of: comment.lowerBound)
            guard lineEnds <= 1, line >= before else { break }
            start = line
        }
        return start
    }

    private var freeName: String {
        var number = 1
        while true {
            let name = number == 1 ? "ExtractedView" : "ExtractedView" + String(number)
            if snapshot.compilation.sources.names.find(name) == nil { return name }
            number += 1
        }
    }

    /// What the elements use that is declared in the view and outside them, in the order of use.
    private func parameters(inside view: SyntaxNode) -> [Parameter]? {
        let around = tree.range(view).offsets
        var found: [Parameter] = []
        for token in tree.firstToken(items[0]).index..<tree.tokenEnd(items[items.count - 1]).index {
            if belongsOutside(TokenID(token)) { return nil }
        }
        for use in focus.record.uses where range.contains(Int(use.range.start)) {
            guard case .declared(let place) = use.target, place.file == file,
                around.contains(Int(place.start)), !range.contains(Int(place.start)),
                !found.contains(where: { $0.place == place })
            else { continue }
            guard let parameter = parameter(place) else { return nil }
            found.append(parameter)
        }
        return found
    }

    /// Whether a token is a `$0` of a block around the elements.
    private func belongsOutside(_ token: TokenID) -> Bool {
        let start = Int(tree.tokens.starts[token.index])
        guard tree.tokens.kinds[token.index] == .dollarName, tree.source.bytes[start + 1] < 0x3A else { return false }
        let own = tree.path(to: token).last { tree.kind($0) == .block && tree.child($0, .closureHeader) == nil }
        return own.map { Int(tree.range($0).start) < range.lowerBound } ?? true
    }

    private func parameter(_ place: SourceRange) -> Parameter? {
        guard let declaration = snapshot.declaration(at: place) else { return nil }
        let name = tree.source.text(place.offsets)
        let uses = focus.record.uses.filter { $0.target == .declared(place) && range.contains(Int($0.range.start)) }
        switch declaration.kind {
        case .actionDeclaration: return handler(name, declaration, place)
        case .contentDeclaration:
            let hasParameters = tree.child(declaration.node, .parameterList) != nil
            return hasParameters ? nil : Parameter(name: name, type: "Content", argument: name, place: place)
        case .functionDeclaration, .viewDeclaration, .recordDeclaration, .enumDeclaration: return nil
        default: break
        }
        guard let type = uses.first?.type, type != TypeTable.invalid else { return nil }
        let spelling = focus.program.spelling(of: type)
        if uses.contains(where: { isBinding($0.range) }) {
            return Parameter(name: name, type: "Binding<" + spelling + ">", argument: "$" + name, place: place)
        }
        return Parameter(name: name, type: spelling, argument: name, place: place)
    }

    /// A handler in an action's stead; nil where calls of the action have labels or leave arguments out, as those of a
    /// handler cannot.
    private func handler(_ name: String, _ declaration: Declaration, _ place: SourceRange) -> Parameter? {
        var types: [String] = []
        if let list = tree.child(declaration.node, .parameterList) {
            for child in tree.children(list) where tree.kind(child) == .parameter {
                let isUnlabelled = tree.child(child, .name).map { tree.text($0) == "_" } ?? false
                guard isUnlabelled, tree.expression(child) == nil else { return nil }
                if let type = tree.type(child) { types.append(tree.text(type)) }
            }
        }
        let type = types.isEmpty ? "Action" : "Action(" + types.joined(separator: ", ") + ")"
        return Parameter(name: name, type: type, argument: name, place: place)
    }

    /// Whether a use needs the storage: `$name`, or a statement that changes it.
    private func isBinding(_ use: SourceRange) -> Bool {
        if tree.source.bytes[Int(use.start)] == UInt8(ascii: "$") { return true }
        let path = tree.path(to: TokenID(tree.tokens.index(of: use)))
        for node in path where tree.kind(node) == .assignment {
            if let target = tree.expression(node), tree.range(target).start == use.start { return true }
        }
        let call = path.last { tree.kind($0) == .postfixExpression }
        return call.map { isChange($0) } ?? false
    }

    /// Whether a call changes what it begins with.
    private func isChange(_ node: SyntaxNode) -> Bool {
        focus.record.calls.contains { call in
            guard call.file == file, case .members(let ids) = call.called, call.overload < ids.count else {
                return false
            }
            return ids[call.overload].isMutating && tree.range(call.node).end == tree.range(node).end
        }
    }
}

import ViewBase
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
            let parameters = parameters(inside: view)
        else { return nil }
        let name = freeName
        let list = parameters.map { $0.name + ": " + $0.type }.joined(separator: ", ")
        let arguments = parameters.map { $0.name + ": " + $0.argument }.joined(separator: ", ")
        let own = tree.indentation(at: range.lowerBound)
        let body = moved(tree.source.text(range), from: own, to: step)
        let head = "view " + name + (parameters.isEmpty ? "" : "(" + list + ")")
        let declaration = "\n\n" + head + " {\n" + step + body + "\n}"
        let end = Int(tree.range(view).end)
        return CodeAction(
            title: "Extract component", kind: .extract,
            edits: [
                TextEdit(SourceRange(file: file, range), name + "(" + arguments + ")"),
                TextEdit(SourceRange(file: file, end..<end), declaration),
            ])
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
            // `$0` belongs to a block that may not go along.
            if tree.tokens.kinds[token] == .dollarName, tree.source.bytes[Int(tree.tokens.starts[token]) + 1] < 0x3A {
                return nil
            }
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

    private func handler(_ name: String, _ declaration: Declaration, _ place: SourceRange) -> Parameter {
        var types: [String] = []
        if let list = tree.child(declaration.node, .parameterList) {
            for child in tree.children(list) where tree.kind(child) == .parameter {
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

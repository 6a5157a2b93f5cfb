import ViewBase
import ViewCatalog
import ViewIR
import ViewSemantics
import ViewSyntax

/// Makes the list of what can be written at a marked place.
struct CompletionMaker {
    let place: MarkedPlace
    /// Whether the word's arguments stand behind it already, so that only the name is written.
    let isCalled: Bool

    var program: Program { place.focus.program }
    var tree: SyntaxTree { place.tree }

    init(_ place: MarkedPlace, isCalled: Bool) {
        self.place = place
        self.isCalled = isCalled
    }

    func items() -> [CompletionItem] {
        if holds(.namedType) { return typeNames() }
        if holds(.importDeclaration) { return [] }
        if place.mark == UInt8(ascii: "#") { return elementNames() }
        if let words = rangeWord() { return words }
        var items = labels()
        if let found = place.focus.record.place { return items + self.items(found) }
        if holds(.onClause) { items += devices() }
        if items.isEmpty, isSetEnvironment { return environment { $0.isSettable } }
        if items.isEmpty, let words = headWords() { return words }
        if items.isEmpty, isAtTop { return declarations() }
        if items.isEmpty, holds(.testDeclaration), place.isFirstOnLine { return steps() }
        return items
    }

    private func items(_ found: CompletionPlace) -> [CompletionItem] {
        switch found.kind {
        case .content:
            return names(found.names, expected: nil) + elements() + keywords(CompletionMaker.contentWords)
                + (isAtTopOfView ? memberWords() : []) + types()
        case .statement:
            let words = holds(.testDeclaration) ? steps() : keywords(CompletionMaker.statementWords)
            return names(found.names, expected: nil) + words + functions()
        case .value(let expected):
            if place.mark == UInt8(ascii: "$") { return bindings(found.names) }
            return names(found.names, expected: expected) + implicit(expected) + literals(expected) + functions()
                + types()
                + (takesElements(expected) ? elements() : [])
        case .member(let type): return members(type) + (isElement(type) ? modifiers(.view) : [])
        case .modifier(let receiver): return modifiers(receiver)
        case .staticMember(let type): return staticMembers(type)
        case .environment: return environment { _ in true }
        case .settableEnvironment: return environment { $0.isSettable }
        case .fact: return facts()
        }
    }

    // MARK: The place

    func holds(_ kind: SyntaxKind) -> Bool { place.path.contains { tree.kind($0) == kind } }

    /// Whether nothing but the file is around the word.
    private var isAtTop: Bool {
        place.path.allSatisfy {
            switch tree.kind($0) {
            case .sourceFile, .unexpected, .nameExpression, .name, .postfixExpression, .missing: true
            default: false
            }
        }
    }

    /// Whether the word stands behind the `env.` of a step that sets it.
    private var isSetEnvironment: Bool {
        let token = place.token.index
        return holds(.setStep) && token > 1 && tree.tokens.kinds[token - 1] == .dot
            && tree.text(TokenID(token - 2)) == "env"
    }

    private var isAtTopOfView: Bool {
        var blocks = 0
        for node in place.path where tree.kind(node) == .block { blocks += 1 }
        return blocks == 1 && holds(.viewDeclaration)
    }

    private func takesElements(_ expected: TypeID?) -> Bool {
        guard let expected else { return true }
        return isElement(expected)
    }

    private func isElement(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .content: true
        case .optional(let inner): isElement(inner)
        case .vocabulary(let vocabulary):
            vocabulary == .view || vocabulary == .color || Vocabulary.view.spec.accepts.contains(vocabulary)
        default: false
        }
    }

    // MARK: Labels

    /// The labels of the call around the word that it does not have yet, where the word stands as an argument.
    private func labels() -> [CompletionItem] {
        guard let call = callAround else { return [] }
        var written: Set<String> = []
        for list in tree.children(call.node) where tree.kind(list) == .argumentList {
            for argument in tree.children(list) where tree.kind(argument) == .argument {
                if let label = tree.child(argument, .name) { written.insert(tree.text(label)) }
            }
        }
        var items: [CompletionItem] = []
        for signature in place.snapshot.signatures(of: call.called, program) {
            for parameter in signature.parameters {
                guard let label = parameter.label, written.insert(label).inserted else { continue }
                var item = CompletionItem(
                    label + ":", .label, rank: 1, detail: parameter.text, documentation: parameter.summary)
                item.text = label + ": "
                items.append(item)
            }
        }
        return items
    }

    /// The call in whose list the word is an argument without a label.
    private var callAround: RecordedCall? {
        let path = place.path
        guard let index = path.lastIndex(where: { tree.kind($0) == .argument }), index >= 2,
            tree.child(path[index], .name) == nil, tree.firstToken(path[index]) == place.token,
            tree.tokenEnd(path[index]).index == place.token.index + 1
        else { return nil }
        let node = path[index - 2]
        return place.focus.record.calls.last { $0.file == place.file && $0.node == node }
    }

    // MARK: Names of the program

    private func names(_ visible: [VisibleName], expected: TypeID?) -> [CompletionItem] {
        visible.compactMap { name in
            let spelling = program.names.text(name.name)
            guard !spelling.isEmpty, spelling != "_", place.mark == nil else { return nil }
            let declaration = place.snapshot.declaration(at: name.range)
            let fits = expected.map { program.fits(name.type, $0) } ?? false
            switch name.kind {
            case .value, .storage:
                let detail = name.type == TypeTable.invalid ? nil : program.spelling(of: name.type)
                return CompletionItem(
                    spelling, .value, rank: fits ? 0 : 2, detail: detail, documentation: declaration?.documentation)
            case .enumeration:
                return CompletionItem(spelling, .type, rank: 4, documentation: declaration?.documentation)
            case .action: return called(spelling, .action, declaration, rank: 2)
            case .piece: return called(spelling, .content, declaration, rank: 2)
            case .function: return called(spelling, .function, declaration, rank: fits ? 1 : 3)
            case .record: return called(spelling, .type, declaration, rank: fits ? 1 : 4)
            case .view: return called(spelling, .view, declaration, rank: 2)
            }
        }
    }

    /// What is called with the arguments that it needs; an action or content piece without parameters is only named.
    private func called(
        _ spelling: String, _ kind: CompletionItem.Kind, _ declaration: Declaration?, rank: Int
    ) -> CompletionItem {
        var item = CompletionItem(spelling, kind, rank: rank, documentation: declaration?.documentation)
        guard let signature = declaration.flatMap({ CallSignature($0) }) else { return item }
        item.detail = signature.text
        let isNamed = signature.parameters.isEmpty && (kind == .content || kind == .action)
        if !isNamed { call(&item, signature) }
        return item
    }

    func call(_ item: inout CompletionItem, _ signature: CallSignature) {
        guard !isCalled else { return }
        item.text = CallSnippet.plain(signature)
        item.snippet = CallSnippet.text(signature)
    }

    /// The states and bindings, which `$` makes bindings of.
    private func bindings(_ visible: [VisibleName]) -> [CompletionItem] {
        visible.filter { $0.kind == .storage }.map { name in
            let spelling = "$" + program.names.text(name.name)
            return CompletionItem(spelling, .value, rank: 0, detail: "Binding<" + program.spelling(of: name.type) + ">")
        }
    }

    /// The names that elements of the file have.
    private func elementNames() -> [CompletionItem] {
        var items: [CompletionItem] = []
        var seen: Set<Name> = []
        let tree = place.original
        for token in 0..<tree.tokens.count where tree.tokens.kinds[token] == .hashName {
            let isReplaced = Int(tree.tokens.starts[token]) == place.replaced.lowerBound
            guard !isReplaced, seen.insert(tree.tokens.names[token]).inserted else { continue }
            items.append(CompletionItem(tree.text(TokenID(token)), .elementName, rank: 0))
        }
        return items
    }
}

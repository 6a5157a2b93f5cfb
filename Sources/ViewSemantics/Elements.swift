import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// An element expression while its modifiers are read.
struct ElementDraft {
    let kind: ElementKind
    /// The run of `Program.arguments`.
    let arguments: IDList
    var modifiers: [ModifierNode] = []
    /// Where the expression begins.
    var start: UInt32
}

extension Checker {
    // MARK: From what is resolved

    /// Checks an expression in a place for elements.
    func checkElement(_ node: SyntaxNode) -> ElementNodeID? {
        record?.element = node
        let resolved = resolve(node, nil)
        if let draft = draft(of: resolved, node) { return finish(draft, node) }
        if case .invalid = resolved { return nil }
        reportNotAnElement(resolved, node)
        return nil
    }

    private func reportNotAnElement(_ resolved: Resolved, _ node: SyntaxNode) {
        switch resolved {
        case .value(let value) where program.type(value) == TypeTable.invalid: break
        case .value(let value): report(.notAnElement(describe(program.type(value)), tree.range(node)))
        case .action(let index):
            report(.actionInContent(text(body.actions[index].header.name), tree.range(node)))
        case .method(let method) where Catalog.members[method.candidates[0].index].isMutating:
            report(.statementInContent(tree.range(node)))
        default: _ = value(of: resolved, node, nil)
        }
    }

    /// The element that is resolved, if it is one.
    func draft(of resolved: Resolved, _ node: SyntaxNode) -> ElementDraft? {
        switch resolved {
        case .draft(let draft): return draft
        case .value(let value):
            guard isElementType(program.type(value)) else { return nil }
            requireNoArguments(value, node)
            return draft(ofValue: value, node)
        case .piece(let index):
            reportMissing(body.pieces[index].parameters, node)
            return ElementDraft(kind: .piece(index), arguments: .none, start: tree.range(node).start)
        default: return nil
        }
    }

    /// A slot that takes arguments must be called with them.
    private func requireNoArguments(_ value: ExpressionID, _ node: SyntaxNode) {
        let type = program.type(value)
        guard case .content(let types) = shape(unwrapped(type) ?? type), !types.isEmpty else { return }
        report(.wrongArgumentCount(types.count, 0, tree.range(node)))
    }

    private func reportMissing(_ parameters: [Parameter], _ node: SyntaxNode) {
        guard let first = parameters.first(where: { !$0.isOmittable }) else { return }
        report(.missingArgument(text(first.name), tree.range(node), declared: first.range))
    }

    /// Whether values of a type show themselves: colours, texts, shapes, slots.
    func isElementType(_ type: TypeID) -> Bool {
        switch shape(unwrapped(type) ?? type) {
        case .content: true
        case .vocabulary(let vocabulary): unwrapped(type) == nil && isElementVocabulary(vocabulary)
        default: false
        }
    }

    private func isElementVocabulary(_ vocabulary: Vocabulary) -> Bool {
        vocabulary == .view || vocabulary == .color || Vocabulary.view.spec.accepts.contains(vocabulary)
    }

    func draft(ofValue value: ExpressionID, _ node: SyntaxNode) -> ElementDraft {
        let start = program.range(value).start
        switch shape(program.type(value)) {
        case .content, .optional:
            return ElementDraft(kind: .slot(value), arguments: .none, start: start)
        case .vocabulary(let vocabulary) where vocabulary == .color || vocabulary == .linearGradient:
            let element = vocabulary == .color ? colorElement : gradientElement
            let argument = Argument(parameter: 0, value: .expression(value), range: program.range(value))
            return ElementDraft(
                kind: .catalog(element, overload: 0), arguments: append(arguments: [argument]), start: start)
        default:
            return ElementDraft(kind: .value(value), arguments: .none, start: start)
        }
    }

    /// The element that a value shows.
    func element(of value: ExpressionID, _ node: SyntaxNode) -> ElementNodeID {
        if case .elementValue(let element) = program.expressions[value] { return element }
        return finish(draft(ofValue: value, node), node)
    }

    /// Writes a draft into the program.
    func finish(_ draft: ElementDraft, _ node: SyntaxNode) -> ElementNodeID {
        requireLabel(draft)
        let modifiers = IDList(start: program.modifiers.count, count: draft.modifiers.count)
        program.modifiers.append(contentsOf: draft.modifiers)
        let end = tree.range(node).end
        return program.elements.append(
            ElementNode(
                kind: draft.kind, arguments: draft.arguments, modifiers: modifiers,
                range: SourceRange(file: tree.source.id, start: draft.start, end: end)))
    }

    func append(arguments: ArraySlice<Argument>) -> IDList {
        let list = IDList(start: program.arguments.count, count: arguments.count)
        program.arguments.append(contentsOf: arguments)
        return list
    }

    /// What type a draft has where a value is expected: still a `Text`, a shape or an image, or only some element.
    func valueType(of draft: ElementDraft) -> TypeID { typeID(.vocabulary(baseType(of: draft))) }

    private func baseType(of draft: ElementDraft) -> Vocabulary {
        let base = baseType(of: draft.kind)
        for modifier in draft.modifiers {
            guard case .catalog(let id, _) = modifier.kind else { continue }
            if base == .text, Catalog.modifiers[id.index].keepsText { continue }
            if base == .image, Catalog.modifiers[id.index].receiver == .image { continue }
            return .view
        }
        return base
    }

    private func baseType(of kind: ElementKind) -> Vocabulary {
        switch kind {
        case .catalog(let id, let overload):
            if Catalog.elements[id.index].isShape { return .shape }
            switch Catalog.elements[id.index].overloads[overload].rule {
            case .text, .verbatimText, .formattedText: return .text
            case .assetImage, .symbolImage: return .image
            default: return .view
            }
        case .value(let value):
            if case .vocabulary(let vocabulary) = shape(program.type(value)) { return vocabulary }
            return .view
        default:
            return .view
        }
    }

    // MARK: Modifiers

    /// Adds the modifier of a name to a draft; false when it was reported.
    func modify(_ draft: inout ElementDraft, _ nameNode: SyntaxNode, _ callNode: SyntaxNode?) -> Bool {
        let name = tree.spelling(nameNode)
        guard let id = catalog.modifier(name, &program.names) else {
            if !completes(name, .modifier(baseType(of: draft))) { reportUnknownModifier(name, nameNode) }
            if let callNode { checkLoosely(callNode) }
            // The element stands without the modifier, so that the rest of the chain is checked too.
            return true
        }
        note(tree.range(nameNode), .modifier(id))
        guard let callNode else {
            report(.modifierNotCalled(text(name), tree.range(nameNode)))
            return true
        }
        if Catalog.modifiers[id.index].overloads[0].rule == .named { return addName(&draft, callNode, nameNode) }
        if Catalog.modifiers[id.index].receiver != .any { checkReceiver(id, draft, nameNode) }
        let chosen = choose(
            modifierCalls(id).signatures, arguments(ofCall: callNode), callNode, text(name), .modifier(id),
            isModifier: true)
        var variables = TypeVariables()
        let rule = Catalog.modifiers[id.index].overloads[chosen.index].rule
        let checked = checkArguments(chosen, &variables, rule: rule)
        if rule == .frame { requireFiniteLengths(checked, chosen) }
        if draft.modifiers.isEmpty { draft.modifiers.reserveCapacity(4) }
        draft.modifiers.append(
            ModifierNode(
                kind: .catalog(id, overload: chosen.index), arguments: checked,
                range: SourceRange(
                    file: tree.source.id, start: tree.range(nameNode).start, end: tree.range(callNode).end)))
        return true
    }

    /// A fixed length that is written as infinite is a mistake: what was meant is the greatest length.
    private func requireFiniteLengths(_ list: IDList, _ chosen: ChosenCall) {
        for argument in program.arguments[list.range] {
            guard case .expression(let value) = argument.value, isInfinity(value),
                let label = chosen.argument(argument.parameter)?.labelRange
            else { continue }
            report(.fixedLengthIsInfinite(text(chosen.parameters[argument.parameter].label), argument.range, label))
        }
    }

    private func isInfinity(_ value: ExpressionID) -> Bool {
        switch program.expressions[value] {
        case .wrap(let inner), .parenthesized(let inner), .negate(let inner): return isInfinity(inner)
        case .member(let id, receiver: nil, _): return Catalog.members[id.index].operation == .infinity
        default: return false
        }
    }

    private func checkReceiver(_ id: ModifierID, _ draft: ElementDraft, _ node: SyntaxNode) {
        let wanted: Vocabulary
        switch Catalog.modifiers[id.index].receiver {
        case .any: return
        case .text: wanted = .text
        case .shape: wanted = .shape
        case .image: wanted = .image
        }
        let type = valueType(of: draft)
        if shape(type) != .vocabulary(wanted) {
            let isBelow = baseType(of: draft.kind) == wanted
            report(
                .modifierNeeds(
                    Catalog.modifiers[id.index].name, wanted.spelling, isBelow: isBelow, tree.range(node)))
        }
    }

    /// `.named(#name)` names what stands before it.
    private func addName(_ draft: inout ElementDraft, _ callNode: SyntaxNode, _ nameNode: SyntaxNode) -> Bool {
        let given = arguments(ofCall: callNode)
        guard given.count == 1, given[0].label == Interner.empty, tree.kind(given[0].value) == .factExpression else {
            report(.namedTakesName(tree.range(callNode)))
            return true
        }
        let name = tree.spelling(given[0].value)
        requireNameable(draft, tree.range(given[0].value))
        useName(name, tree.range(given[0].value))
        draft.modifiers.append(
            ModifierNode(kind: .name(name, isPrefix: false), arguments: .none, range: tree.range(given[0].value)))
        return true
    }

    /// Checks the blocks of a call whose callee is unknown, where they are content for certain, so that mistakes
    /// inside are still found.
    func checkLoosely(_ callNode: SyntaxNode) {
        for argument in arguments(ofCall: callNode)
        where argument.isTrailing && looksLikeContent(argument.value) && !usesAnonymous(argument.value) {
            _ = checkContent(argument.value, [])
        }
    }

    /// Whether `$0` stands in a block, whose callee is not known to give it.
    private func usesAnonymous(_ block: SyntaxNode) -> Bool {
        var node = block
        while node < tree.subtreeEnd(block) {
            if tree.kind(node) == .dollarExpression, isAnonymous(node) { return true }
            node = SyntaxNode(node.index + 1)
        }
        return false
    }

    /// Whether every item of a block is an element by its name, SwiftUI's others included, or a branch of some.
    private func looksLikeContent(_ block: SyntaxNode) -> Bool {
        for item in tree.children(block) {
            switch tree.kind(item) {
            case .ifItem, .switchItem, .namedElement: break
            case .postfixExpression:
                guard let base = tree.expression(item), tree.kind(base) == .nameExpression,
                    isElementName(tree.spelling(base))
                else { return false }
            default: return false
            }
        }
        return true
    }

    private func isElementName(_ name: Name) -> Bool {
        if catalog.element(name, &program.names) != nil { return true }
        if let entry = files[file].find(name) {
            if case .view = entry.symbol { return true }
            return false
        }
        return Catalog.foreign.contains { $0.kind == .element && $0.name == text(name) }
    }

    // MARK: Calls of elements

    /// A call of a row: the overload that the arguments choose.
    func callElement(_ id: ElementID, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        let chosen = choose(
            elementCalls(id).signatures, arguments(ofCall: callNode), callNode, Catalog.elements[id.index].name,
            .element(id))
        let rule = Catalog.elements[id.index].overloads[chosen.index].rule
        if rule.holdsOnCondition { body.conditionDepth += 1 }
        defer { if rule.holdsOnCondition { body.conditionDepth -= 1 } }
        var variables = TypeVariables()
        if rule == .headerStack { return callHeader(id, chosen, node) }
        var checked = checkArguments(chosen, &variables, elementRule: rule)
        if rule == .forEach || rule == .wholeItemRow { requireIdentity(chosen, variables, &checked, node) }
        return .draft(
            ElementDraft(
                kind: .catalog(id, overload: chosen.index), arguments: checked, start: tree.range(node).start))
    }

    func callComponent(_ id: ViewID, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        noteContainment(id, tree.range(node))
        let chosen = choose(
            [callableSignature(id)], arguments(ofCall: callNode), callNode, text(program.views[id].header.name),
            .view(id),
            declared: program.views[id].header.range)
        body.conditionDepth += 1
        defer { body.conditionDepth -= 1 }
        var variables = TypeVariables()
        let checked = checkArguments(chosen, &variables)
        return .draft(ElementDraft(kind: .component(id), arguments: checked, start: tree.range(node).start))
    }

    private func noteContainment(_ id: ViewID, _ range: SourceRange) {
        guard case .view(let owner) = body.owner else { return }
        let edge = ReferenceEdge(from: owner, to: id, range: range)
        uses.append(edge)
        if body.conditionDepth == 0 { containments.append(edge) }
    }
}

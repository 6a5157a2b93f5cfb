import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Holds a slot's block against its rule.
    func checkContentRule(_ rule: ContentRule, _ block: BlockID, _ argument: CallArgument) {
        guard rule == .atMostOne, !holdsDamage(tree.range(argument.value)) else { return }
        let count = mostElements(block)
        if count > 1 { report(.slotTakesOne(tree.range(argument.value), insideBraces(argument.value))) }
    }

    /// The bytes of a block's items, for the fix-it that wraps them.
    private func insideBraces(_ block: SyntaxNode) -> SourceRange? {
        guard let open = tree.ownToken(block, .leftBrace), let close = tree.ownToken(block, .rightBrace) else {
            return nil
        }
        let start = tree.child(block, .closureHeader).map { tree.range($0).end } ?? tree.range(open).end
        return SourceRange(file: tree.source.id, start: start, end: tree.range(close).start)
    }

    /// The greatest number of elements that a block shows on any path; a loop counts as many.
    func mostElements(_ block: BlockID) -> Int {
        var count = 0
        for item in program.items[program.blocks[block].items.range] { count += mostElements(item) }
        return count
    }

    private func mostElements(_ item: Item) -> Int {
        switch item {
        case .constant: 0
        case .reader(let id): mostElements(program.countReaders[id].content)
        case .element(let id): mostElements(id)
        case .conditional(let id):
            max(
                program.conditionals[id].clauses.map { mostElements($0.body) }.max() ?? 0,
                program.conditionals[id].otherwise.map { mostElements($0) } ?? 0)
        case .selection(let id): program.selections[id].cases.map { mostElements($0.body) }.max() ?? 0
        }
    }

    private func mostElements(_ body: BranchBody) -> Int {
        if case .content(let block) = body { mostElements(block) } else { 0 }
    }

    private func mostElements(_ id: ElementNodeID) -> Int {
        let element = program.elements[id]
        switch element.kind {
        case .catalog(let row, let overload):
            switch Catalog.elements[row.index].overloads[overload].rule {
            case .group, .section: return mostElements(inSlotsOf: element)
            case .titledSection: return mostElements(inSlotsOf: element) + 1
            case .forEach: return 2
            case .empty: return 0
            default: return 1
            }
        case .component(let view): return elementCount(view)
        case .piece(let index): return index < body.pieces.count ? mostElements(body.pieces[index].body) : 1
        case .slot, .value: return 1
        }
    }

    private func mostElements(inSlotsOf element: ElementNode) -> Int {
        var count = 0
        for argument in program.arguments[element.arguments.range] {
            switch argument.value {
            case .block(let block): count += mostElements(block)
            case .expression(let value):
                if case .content(let block) = program.expressions[value] { count += mostElements(block) }
            case .statements: break
            }
        }
        return count
    }

    private func groupBlock(_ element: ElementNode) -> BlockID? {
        for argument in program.arguments[element.arguments.range] {
            if case .block(let block) = argument.value { return block }
        }
        return nil
    }

    /// How many elements a view's body holds, by its syntax, since the view may not be checked yet.
    func elementCount(_ view: ViewID) -> Int { contentNodes(view).count }

    private func contentNodes(_ view: ViewID) -> [SyntaxNode] {
        let source = viewSources[view.index]
        return inFile(source.file) {
            guard let block = tree.child(source.node, .block), !holdsDamage(tree.range(block)) else { return [] }
            var result: [SyntaxNode] = []
            for item in tree.children(block) {
                let kind = tree.kind(item)
                if kind == .ifItem || kind == .switchItem || kind.isExpression { result.append(item) }
            }
            return result
        }
    }

    /// Whether a view's content is one control with modifiers, or a view of which that holds.
    func isControl(_ view: ViewID) -> Bool {
        var chain: [ViewID] = []
        var current: ViewID? = view
        var answer = false
        while let next = current {
            if let known = controls.find(next.raw) {
                answer = known == 1
                break
            }
            // Until the end of the chain is known, a view on it is none: a ring of views is no control.
            controls.set(next.raw, 0)
            chain.append(next)
            (answer, current) = onlyElement(of: next)
        }
        for view in chain { controls.set(view.raw, answer ? 1 : 0) }
        return answer
    }

    /// Whether a view's only element is a control of the language, and the view that it is otherwise.
    private func onlyElement(of view: ViewID) -> (isControl: Bool, view: ViewID?) {
        let nodes = contentNodes(view)
        let source = viewSources[view.index]
        guard nodes.count == 1, let base = inFile(source.file, { baseName(nodes[0]) }) else { return (false, nil) }
        if let element = catalog.element(base, &program.names) {
            return (Catalog.elements[element.index].isControl, nil)
        }
        guard case .view(let next)? = files[source.file].find(base)?.symbol else { return (false, nil) }
        return (false, next)
    }

    /// The name that an element expression calls.
    private func baseName(_ node: SyntaxNode) -> Name? {
        switch tree.kind(node) {
        case .nameExpression: tree.spelling(node)
        case .postfixExpression, .namedElement: tree.expression(node).flatMap { baseName($0) }
        default: nil
        }
    }

    // MARK: HeaderStack

    /// Splits the unlabelled block of a header into leading edge, title and trailing edge, so that from here on there
    /// is only the labelled form.
    func callHeader(_ id: ElementID, _ chosen: ChosenCall, _ node: SyntaxNode) -> Resolved {
        let spec = Catalog.elements[id.index]
        let slots = spec.overloads.firstIndex { $0.rule == .headerStackOfSlots } ?? chosen.index
        var variables = TypeVariables()
        let before = findings
        let checked = checkArguments(chosen, &variables)
        let isSound = findings == before
        var arguments = program.arguments[checked.range].filter { $0.parameter < HeaderSlot.title }
        guard let content = program.arguments[checked.range].first(where: { $0.parameter == HeaderSlot.title }),
            case .block(let block) = content.value
        else { return .invalid }
        let unopened = findings
        let children = openGroups(block)
        guard findings == unopened, !holdsDamage(program.blocks[block].range),
            let roles = headerRoles(children, node, isSound: isSound)
        else {
            return .draft(ElementDraft(kind: .value(invalid(node)), arguments: .none, start: tree.range(node).start))
        }
        for index in children.indices {
            program.items.append(children[index])
            let items = IDList(start: program.items.count - 1, count: 1)
            let part = program.blocks.append(Block(parameters: [], items: items, range: program.blocks[block].range))
            arguments.append(Argument(parameter: roles[index], value: .block(part), range: content.range))
        }
        return .draft(
            ElementDraft(
                kind: .catalog(id, overload: slots), arguments: append(arguments: arguments[...]),
                start: tree.range(node).start))
    }

    /// The items of a header's block after `Group`s are opened; what may not stand in a header is reported.
    private func openGroups(_ block: BlockID) -> [Item] {
        var result: [Item] = []
        for item in program.items[program.blocks[block].items.range] {
            switch item {
            case .element(let id): result.append(contentsOf: openGroup(id))
            case .conditional, .selection:
                if mostElements(item) > 1 { report(.headerBranchTakesOne(range(of: item))) }
                result.append(item)
            // Readers are made once the whole content is checked, and never in a header.
            case .reader: break
            case .constant(_, let value): report(.headerTakesElements(program.range(value)))
            }
        }
        return result
    }

    private func openGroup(_ id: ElementNodeID) -> [Item] {
        let element = program.elements[id]
        guard case .catalog(let row, let overload) = element.kind else {
            if case .slot = element.kind { report(.notInHeader("a slot", element.range)) }
            return [.element(id)]
        }
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .group:
            guard let inner = groupBlock(element) else { return [] }
            let items = openGroups(inner)
            return element.modifiers.count == 0 ? items : items.map { wrap($0, in: element) }
        case .forEach, .spacer, .section, .titledSection:
            report(.notInHeader("`" + Catalog.elements[row.index].name + "`", element.range))
            return []
        default:
            return [.element(id)]
        }
    }

    /// A group with the modifiers of another around one item.
    private func wrap(_ item: Item, in group: ElementNode) -> Item {
        program.items.append(item)
        let items = IDList(start: program.items.count - 1, count: 1)
        let block = program.blocks.append(Block(parameters: [], items: items, range: group.range))
        let argument = Argument(parameter: 0, value: .block(block), range: group.range)
        let element = ElementNode(
            kind: group.kind, arguments: append(arguments: [argument]), modifiers: group.modifiers, range: group.range)
        return .element(program.elements.append(element))
    }

    /// The slot of each child: of three the middle is the title, one is the title, of two the one that is no control.
    /// Where an element is not sound, it stays open which is the title.
    private func headerRoles(_ children: [Item], _ node: SyntaxNode, isSound: Bool) -> [Int]? {
        switch children.count {
        case 1: return [HeaderSlot.title]
        case 3: return [HeaderSlot.leading, HeaderSlot.title, HeaderSlot.trailing]
        case 2:
            let first = isControl(children[0])
            let second = isControl(children[1])
            if first != second {
                return first ? [HeaderSlot.leading, HeaderSlot.title] : [HeaderSlot.title, HeaderSlot.trailing]
            }
            guard isSound else { return nil }
            report(
                .headerAmbiguous(
                    bothControls: first, calleeRange(node),
                    labelled: labelledHeader(children)))
            return nil
        case 0:
            guard isSound else { return nil }
            report(.headerEmpty(calleeRange(node)))
            return nil
        default:
            report(.headerTakesThree(children.count, range(of: children[3])))
            return nil
        }
    }

    private func calleeRange(_ node: SyntaxNode) -> SourceRange {
        tree.expression(node).map { tree.range($0) } ?? tree.range(node)
    }

    /// The edit that names the slots: the first child is the title, the second trailing.
    private func labelledHeader(_ children: [Item]) -> TextEdit {
        let first = range(of: children[0])
        let second = range(of: children[1])
        let between = SourceRange(file: first.file, start: first.end, end: second.start)
        return TextEdit(between, "\n} trailing: {\n")
    }

    private func isControl(_ item: Item) -> Bool {
        switch item {
        case .element(let id): isControl(program.elements[id].kind)
        case .conditional(let id):
            program.conditionals[id].clauses.contains { isControl($0.body) }
                || (program.conditionals[id].otherwise.map { isControl($0) } ?? false)
        case .selection(let id): program.selections[id].cases.contains { isControl($0.body) }
        case .reader, .constant: false
        }
    }

    private func isControl(_ body: BranchBody) -> Bool {
        guard case .content(let block) = body else { return false }
        return program.items[program.blocks[block].items.range].contains { isControl($0) }
    }

    private func isControl(_ kind: ElementKind) -> Bool {
        switch kind {
        case .catalog(let row, _): Catalog.elements[row.index].isControl
        case .component(let view): isControl(view)
        case .piece, .slot, .value: false
        }
    }

    /// Where an item is written.
    func range(of item: Item) -> SourceRange {
        switch item {
        case .element(let id): program.elements[id].range
        case .conditional(let id): program.conditionals[id].range
        case .selection(let id): program.selections[id].range
        case .constant(_, let value): program.range(value)
        case .reader(let id): program.blocks[program.countReaders[id].content].range
        }
    }
}

/// The positions of a header's slots among its parameters, by `ElementRule.headerStackOfSlots`.
private enum HeaderSlot {
    static let title = 3
    static let leading = 4
    static let trailing = 5
}

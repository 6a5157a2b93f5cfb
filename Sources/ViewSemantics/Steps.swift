import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks the steps of a block; only the outermost may declare states and actions, which are known already.
    func checkSteps(_ block: SyntaxNode, isOutermost: Bool = false) -> StepBlockID {
        let mark = locals.mark
        body.blockMarks.append(mark)
        var steps: [TestStep] = []
        for node in tree.children(block) {
            if isMember(node) {
                if !isOutermost { report(.belongsAtTopOfTest(tree.range(node))) }
            } else if let kind = checkStep(node) {
                steps.append(TestStep(kind, tree.range(node)))
            }
        }
        body.blockMarks.removeLast()
        locals.leave(mark)
        let list = IDList(start: program.steps.count, count: steps.count)
        program.steps.append(contentsOf: steps)
        return program.stepBlocks.append(StepBlock(steps: list, range: tree.range(block)))
    }

    private func checkStep(_ node: SyntaxNode) -> StepKind? {
        switch tree.kind(node) {
        case .showStep: return checkShow(node)
        case .letDeclaration: return inStep { checkLocal(node) }.map { .constant($0.local, $0.value) }
        case .ifItem: return checkStepBranches(node)
        case .forItem: return checkStepLoop(node)
        case .waitStep: return tree.expression(node).map { .wait(stepValue($0, TypeTable.double)) }
        case .setStep: return checkSet(node)
        case .expectStep: return tree.expression(node).map { .expect(stepValue($0, TypeTable.bool)) }
        default: return checkTouch(node)
        }
    }

    /// A step that does something to what is shown.
    private func checkTouch(_ node: SyntaxNode) -> StepKind? {
        guard let value = tree.expression(node) else {
            return tree.kind(node) == .snapshotStep ? checkSnapshot(node) : nil
        }
        requireShown(node)
        switch tree.kind(node) {
        case .tapStep: return elementPath(value, "tap").map { .tap($0) }
        case .incrementStep: return elementPath(value, "increment").map { .step($0, isUp: true) }
        case .decrementStep: return elementPath(value, "decrement").map { .step($0, isUp: false) }
        case .clearStep: return elementPath(value, "clear").map { .clear($0) }
        case .typeStep: return checkType(node, value)
        case .rotateStep: return .rotate(stepValue(value, typeID(.vocabulary(.orientation))))
        case .keyboardStep: return .keyboard(stepValue(value, TypeTable.double))
        case .resizeStep: return checkResize(node)
        case .snapshotStep: return checkSnapshot(node)
        default: return nil
        }
    }

    // MARK: Values

    /// Runs `work` where every layout fact is known.
    func inStep<Result>(_ work: () -> Result) -> Result {
        body.test.isStep = true
        defer { body.test.isStep = false }
        return work()
    }

    private func stepValue(_ node: SyntaxNode, _ type: TypeID) -> ExpressionID {
        inStep { checkValue(node, type) }
    }

    /// Reports a step that does something to a screen while there is none.
    private func requireShown(_ node: SyntaxNode) {
        guard !body.test.hasShown else { return }
        report(.nothingShown(tree.range(tree.firstToken(node))))
        body.test.hasShown = true
    }

    // MARK: Steps

    private func reportRepeated(_ clause: SyntaxNode) {
        let range = tree.range(clause)
        let removal = tree.source.removal(of: range.offsets)
        guard let place = headPlace(for: clause) else { return report(.showRepeatsHead(range, removal: removal)) }
        let text = tree.source.text(range.offsets)
        let moved = tree.kind(clause) == .withClause ? " " + text : text + " "
        report(.showSaysWhatHeadLacks(text, range, edits: [TextEdit(place, moved), TextEdit(removal, "")]))
    }

    /// Where a clause of `show` belongs in the test's head; nil where the head has one of its kind.
    private func headPlace(for clause: SyntaxNode) -> SourceRange? {
        guard case .view(let host) = body.owner else { return nil }
        let head = viewSources[host.index].node
        let window = tree.child(head, .atClause) ?? tree.child(head, .onClause)
        let settings = tree.child(head, .withClause)
        let place: UInt32
        switch (tree.kind(clause), window, settings) {
        case (.withClause, let window?, nil): place = tree.range(window).end
        case (.atClause, nil, let settings?), (.onClause, nil, let settings?): place = tree.range(settings).start
        default: return nil
        }
        return SourceRange(file: tree.source.id, start: place, end: place)
    }

    private func checkShow(_ node: SyntaxNode) -> StepKind? {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .atClause, .onClause:
                if body.test.saysPlace { reportRepeated(child) }
            case .withClause:
                if body.test.saysSettings { reportRepeated(child) }
            default: continue
            }
        }
        body.test.hasShown = true
        guard let element = tree.expression(node) else { return nil }
        let place = shownPlace(node)
        let settings = shownSettings(node)
        body.names = ElementNames()
        body.counts = CountReadings()
        body.test.leavesOutHandlers = true
        let items = checkItems([element])
        body.test.leavesOutHandlers = false
        let block = program.blocks.append(Block(parameters: [], items: items, range: tree.range(element)))
        placeCountReaders(in: block)
        body.test.shown = shownView(items)
        return .show(block, at: place, with: settings)
    }

    /// The one view that a block shows.
    private func shownView(_ items: IDList) -> ViewID? {
        guard items.count == 1, case .element(let element) = program.items[items.range.lowerBound],
            case .component(let view) = program.elements[element].kind
        else { return nil }
        return view
    }

    private func checkType(_ node: SyntaxNode, _ text: SyntaxNode) -> StepKind? {
        let value = stepValue(text, TypeTable.string)
        for child in tree.children(node) where child != text && tree.isValue(child) {
            return elementPath(child, "type … into").map { .type(value, into: $0) }
        }
        return nil
    }

    private func checkResize(_ node: SyntaxNode) -> StepKind? {
        var sides: [ExpressionID] = []
        for child in tree.children(node) where tree.isValue(child) { sides.append(stepValue(child, TypeTable.double)) }
        return sides.count == 2 ? .resize(width: sides[0], height: sides[1]) : nil
    }

    private func checkSnapshot(_ node: SyntaxNode) -> StepKind? {
        requireShown(node)
        guard let literal = tree.child(node, .stringLiteral), let name = tree.plainString(literal) else { return nil }
        if name.isEmpty { report(.snapshotNeedsName(tree.range(literal))) }
        return .snapshot(name)
    }

    private func checkStepBranches(_ node: SyntaxNode) -> StepKind? {
        var branches: [StepBranch] = []
        for clause in tree.children(node) where tree.kind(clause) == .ifClause {
            let mark = locals.mark
            let conditions = inStep { checkConditions(clause) }
            if let block = tree.child(clause, .block) {
                branches.append(StepBranch(conditions: conditions, steps: checkSteps(block)))
            }
            locals.leave(mark)
        }
        return .conditional(branches, otherwise: tree.child(node, .block).map { checkSteps($0) })
    }

    private func checkStepLoop(_ node: SyntaxNode) -> StepKind? {
        guard let block = tree.child(node, .block) else { return nil }
        var data: SyntaxNode?
        for child in tree.children(node) where child != block && tree.isValue(child) { data = child }
        guard let data else { return nil }
        let value = inStep { checkValue(data, nil) }
        let element = elementType(ofCollection: program.type(value))
        if element == nil { reportNotACollection(program.type(value), data) }
        let mark = locals.mark
        let name = tree.child(node, .name)
        let local = body.newLocal(name.map { tree.spelling($0) } ?? Interner.empty)
        if let name {
            declareValue(tree.spelling(name), local, element ?? TypeTable.invalid, tree.range(name))
        }
        let steps = checkSteps(block)
        locals.leave(mark)
        return .loop(local, value, steps)
    }

    // MARK: Setting

    /// `set env.key = value` or `set state.name = value`.
    private func checkSet(_ node: SyntaxNode) -> StepKind? {
        var sides: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) { sides.append(child) }
        guard sides.count == 2 else { return nil }
        let (target, value) = (sides[0], sides[1])
        guard tree.kind(target) == .postfixExpression, let base = tree.expression(target),
            tree.kind(base) == .nameExpression
        else { return refuseTarget(target, value) }
        var suffixes = SuffixRun(next: tree.subtreeEnd(base), end: tree.subtreeEnd(target))
        guard let member = take(&suffixes), tree.kind(member) == .memberSuffix, let name = tree.child(member, .name)
        else { return refuseTarget(target, value) }
        switch tree.spelling(base) {
        case words.environment where first(suffixes) == nil: return checkSetEnvironment(node, name, value)
        case words.state: return checkSetState(node, name, suffixes, value)
        default: return refuseTarget(target, value)
        }
    }

    private func refuseTarget(_ target: SyntaxNode, _ value: SyntaxNode) -> StepKind? {
        let isState = tree.kind(target) == .nameExpression && ownState(tree.spelling(target)) != nil
        report(.cannotSet(tree.range(target), state: isState ? tree.text(target) : nil))
        return nil
    }

    private func checkSetEnvironment(_ node: SyntaxNode, _ name: SyntaxNode, _ value: SyntaxNode) -> StepKind? {
        requireShown(node)
        guard let key = catalog.environmentKey(tree.spelling(name), &program.names), let type = resolve(key.type) else {
            report(.unknownEnvironmentKey(tree.text(name), tree.range(name), environmentSuggestion(name)))
            return nil
        }
        return .setEnvironment(key, inStep { checkSetting(value, type) })
    }

    /// A state of the test itself, else one of the view that is shown.
    private func checkSetState(
        _ node: SyntaxNode, _ name: SyntaxNode, _ suffixes: SuffixRun, _ value: SyntaxNode
    ) -> StepKind? {
        let spelling = tree.spelling(name)
        if let index = ownState(spelling) {
            guard let target = extend(.state(index), body.states[index].type, name, suffixes) else { return nil }
            return .setState(program.paths.append(target.path), stepValue(value, target.type))
        }
        requireShown(node)
        guard let view = body.test.shown else {
            report(.noShownState(tree.text(name), tree.range(name)))
            return nil
        }
        let states = program.views[view].states
        guard let index = states.firstIndex(where: { $0.header.name == spelling }) else {
            let names = states.map { text($0.header.name) }
            report(
                .noStateOfView(
                    tree.text(name), text(program.views[view].header.name), tree.range(name),
                    suggestion(for: spelling, in: names)))
            return nil
        }
        guard let target = extend(.state(index), states[index].type, name, suffixes) else { return nil }
        return .setShown(view, program.paths.append(target.path), stepValue(value, target.type))
    }

    /// The index of a state of the test itself.
    private func ownState(_ name: Name) -> Int? { body.states.firstIndex { $0.header.name == name } }
}

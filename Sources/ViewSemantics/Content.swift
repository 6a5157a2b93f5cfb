import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Blocks

    /// Checks a block of content given arguments of the stated types; nil for the block of a branch, which is part of
    /// the block around.
    func checkContent(_ block: SyntaxNode, _ arguments: [TypeID]?, elementIsBinding: Bool = false) -> BlockID {
        let outerMode = body.mode
        body.mode = .content
        let mark = locals.mark
        let parameters = bindBlockParameters(block, arguments, elementIsBinding: elementIsBinding)
        let items = checkItems(tree.children(block))
        unbindBlockParameters(mark)
        body.mode = outerMode
        return program.blocks.append(Block(parameters: parameters, items: items, range: tree.range(block)))
    }

    /// A block of content made of one element expression, where an expression is given for a slot.
    func contentBlock(of element: ElementNodeID, _ range: SourceRange) -> BlockID {
        program.items.append(.element(element))
        let items = IDList(start: program.items.count - 1, count: 1)
        return program.blocks.append(Block(parameters: [], items: items, range: range))
    }

    /// Declares the names before `in`, or `$0`, `$1` … when there are none; the slots in order.
    ///
    /// Without arguments, the block goes on with `$0`, `$1` … of the block around.
    func bindBlockParameters(_ block: SyntaxNode, _ arguments: [TypeID]?, elementIsBinding: Bool) -> [LocalID] {
        let header = tree.child(block, .closureHeader)
        guard let arguments else {
            if let header { bindNames(header, tree.children(header).filter { tree.kind($0) == .name }, [], false) }
            body.anonymous.append(body.anonymous.last ?? [])
            body.blockMarks.append(locals.mark)
            return []
        }
        let names = header.map { tree.children($0).filter { tree.kind($0) == .name } } ?? []
        var anonymous: [AnonymousArgument] = []
        var slots: [LocalID] = []
        for index in arguments.indices {
            let isNamed = names.count == arguments.count
            let local = body.newLocal(isNamed ? tree.spelling(names[index]) : Interner.empty)
            slots.append(local)
            anonymous.append(AnonymousArgument(local: local, type: arguments[index]))
        }
        if let header {
            bindNames(header, names, anonymous, elementIsBinding)
            body.anonymous.append([])
        } else {
            body.anonymous.append(anonymous)
        }
        body.blockMarks.append(locals.mark)
        return slots
    }

    func unbindBlockParameters(_ mark: Int) {
        body.anonymous.removeLast()
        body.blockMarks.removeLast()
        locals.leave(mark)
    }

    private func bindNames(
        _ header: SyntaxNode, _ names: [SyntaxNode], _ arguments: [AnonymousArgument], _ elementIsBinding: Bool
    ) {
        if names.count == 2, arguments.count == 1, case .pair(let element) = shape(arguments[0].type) {
            bindPair(names, arguments[0], element)
            return
        }
        if names.count != arguments.count {
            report(.blockTakes(arguments.count, names.count, tree.range(header)))
        }
        for index in names.indices {
            guard index < arguments.count else {
                declareValue(tree.spelling(names[index]), body.newLocal(), TypeTable.invalid, tree.range(names[index]))
                continue
            }
            let isDollar = tree.tokens.kinds[tree.firstToken(names[index]).index] == .dollarName
            if isDollar, !elementIsBinding { report(.loopGivesNoBinding(tree.range(names[index]))) }
            declareValue(
                tree.spelling(names[index]), arguments[index].local, arguments[index].type, tree.range(names[index]))
        }
    }

    /// `{ index, item in` over `enumerated()`: both parts of the pair get a name.
    private func bindPair(_ names: [SyntaxNode], _ pair: AnonymousArgument, _ element: TypeID) {
        for part in 0...1 {
            let range = tree.range(names[part])
            guard tree.spelling(names[part]) != words.wildcard else { continue }
            noteDeclared(range, part == 0 ? TypeTable.int : element)
            locals.declare(
                tree.spelling(names[part]),
                .pairPart(pair.local, pair.type, part, part == 0 ? TypeTable.int : element), range)
        }
    }

    // MARK: Items

    /// Checks the items of a block of content; `let`s hold for the items after them.
    func checkItems(_ nodes: some Sequence<SyntaxNode>) -> IDList {
        // Items of blocks inside are taken off again before this block goes on, so its own stay together.
        let mark = pendingItems.count
        for node in nodes {
            if let item = checkItem(node) { pendingItems.append(item) }
        }
        let list = append(items: pendingItems[mark...])
        pendingItems.removeLast(pendingItems.count - mark)
        return list
    }

    func append(items: ArraySlice<Item>) -> IDList {
        let list = IDList(start: program.items.count, count: items.count)
        program.items.append(contentsOf: items)
        return list
    }

    private func checkItem(_ node: SyntaxNode) -> Item? {
        if tree.kind(node) != .letDeclaration, passesOver(node) { return nil }
        switch tree.kind(node) {
        case .missing, .unexpected, .closureHeader:
            return nil
        case .ifItem:
            return .conditional(checkConditional(node, .content))
        case .switchItem:
            return .selection(checkSelection(node, .content))
        case .letDeclaration:
            return checkLocal(node).map { .constant($0.local, $0.value) }
        case .forItem:
            report(.useForEach(tree.range(tree.firstToken(node))))
        case .returnItem:
            report(
                .returnInContent(tree.range(tree.firstToken(node)), value: tree.expression(node).map { tree.range($0) })
            )
        case .guardItem:
            report(.guardInContent(tree.range(tree.firstToken(node))))
        case .assignment:
            report(.statementInContent(tree.range(node)))
        case .stateDeclaration, .actionDeclaration, .contentDeclaration, .functionDeclaration:
            report(.belongsAtTopOfView(tree.range(node)))
        case .recordDeclaration, .enumDeclaration, .viewDeclaration, .previewDeclaration, .testDeclaration,
            .importDeclaration:
            report(.belongsAtFileLevel(tree.range(node)))
        default:
            return checkElement(node).map { .element($0) }
        }
        return nil
    }

    /// Checks a `let` inside a block and declares its name for what follows.
    func checkLocal(_ node: SyntaxNode) -> (local: LocalID, value: ExpressionID)? {
        let expected = tree.type(node).map { resolveType($0) }
        guard let valueNode = tree.expression(node) else { return nil }
        let known = body.counts.readings.count
        let value = checkValue(valueNode, expected)
        let type = expected ?? storedType(value, valueNode)
        let local = body.newLocal(tree.child(node, .name).map { tree.spelling($0) } ?? Interner.empty)
        body.counts.keep(readingsSince: known, in: local, value)
        if let name = tree.child(node, .name) {
            if let other = locals.place(of: tree.spelling(name), since: body.blockMarks.last ?? 0) {
                report(.declaredTwice(tree.text(name), tree.range(name), other))
            }
            let watch = watch(.local, tree.spelling(name), tree.range(name), node)
            declareValue(tree.spelling(name), local, type, tree.range(name), watch: watch)
        }
        return (local, value)
    }

    // MARK: Branches

    /// Checks an `if` in the manner its place asks for.
    func checkConditional(_ node: SyntaxNode, _ manner: BranchManner) -> ConditionalID {
        var manner = manner
        var clauses: [ConditionalClause] = []
        var otherwise: BranchBody?
        let place = body.names.enterBranches()
        body.conditionDepth += 1
        for child in tree.children(node) {
            if tree.kind(child) == .ifClause {
                body.names.nextBranch(place)
                clauses.append(checkClause(child, &manner))
            } else if tree.kind(child) == .block {
                body.names.nextBranch(place)
                otherwise = checkBranch(child, &manner)
            }
        }
        body.conditionDepth -= 1
        body.names.leaveBranches()
        if otherwise == nil, case .value = manner { report(.valueNeedsElse(tree.range(tree.firstToken(node)))) }
        return program.conditionals.append(
            Conditional(clauses: clauses, otherwise: otherwise, range: tree.range(node)))
    }

    private func checkClause(_ node: SyntaxNode, _ manner: inout BranchManner) -> ConditionalClause {
        let mark = locals.mark
        defer { locals.leave(mark) }
        let conditions = checkConditions(node)
        guard let block = tree.child(node, .block) else {
            return ConditionalClause(conditions: conditions, body: .value(invalid(node)))
        }
        return ConditionalClause(conditions: conditions, body: checkBranch(block, &manner))
    }

    /// The conditions of an `if` clause or a `guard`; the names they bind stay in the current scope.
    func checkConditions(_ node: SyntaxNode) -> [Condition] {
        var conditions: [Condition] = []
        let block = tree.child(node, .block)
        for child in tree.children(node) where child != block {
            switch tree.kind(child) {
            case .letCondition:
                if let condition = checkLetCondition(child) { conditions.append(condition) }
            case .availabilityCondition:
                report(.availabilityHolds(tree.range(child)))
                conditions.append(.availability)
            case .missing, .unexpected:
                break
            default:
                conditions.append(.expression(checkCondition(child)))
            }
        }
        return conditions
    }

    private func checkCondition(_ node: SyntaxNode) -> ExpressionID {
        let value = checkValue(node, nil)
        let type = program.type(value)
        if type != TypeTable.bool, type != TypeTable.invalid {
            report(.conditionMustBeBool(describe(type), isOptional: unwrapped(type) != nil, tree.range(node)))
        }
        return value
    }

    private func checkLetCondition(_ node: SyntaxNode) -> Condition? {
        guard let name = tree.child(node, .name) else { return nil }
        let value = tree.expression(node).map { checkValue($0, nil) } ?? checkName(name)
        let type = program.type(value)
        if type != TypeTable.invalid, unwrapped(type) == nil {
            report(.letNeedsOptional(tree.text(name), describe(type), tree.range(node)))
        }
        let local = body.newLocal(tree.spelling(name))
        declareValue(
            tree.spelling(name), local, unwrapped(type) ?? TypeTable.invalid, tree.range(name),
            watch: watch(.bound, tree.spelling(name), tree.range(name)))
        return .binding(local, value)
    }

    func checkBranch(_ block: SyntaxNode, _ manner: inout BranchManner) -> BranchBody {
        switch manner {
        case .content:
            return .content(checkContent(block, nil))
        case .statements:
            return .statements(checkStatementBlock(block, nil, body.mode))
        case .value(let expected):
            let value = checkSingleValue(block, expected)
            if expected == nil, program.type(value) != TypeTable.invalid { manner = .value(program.type(value)) }
            return .value(value)
        }
    }

    /// The one expression of a branch that is a value.
    private func checkSingleValue(_ block: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        var items: [SyntaxNode] = []
        for item in tree.children(block) where tree.kind(item) != .missing && tree.kind(item) != .unexpected {
            items.append(item)
        }
        guard items.count == 1, tree.isValue(items[0]) else {
            report(.branchNeedsOneValue(tree.range(block)))
            return invalid(block)
        }
        return checkValue(items[0], expected)
    }

    // MARK: Switches

    func checkSelection(_ node: SyntaxNode, _ manner: BranchManner) -> SelectionID {
        var manner = manner
        let subjectNode = tree.expression(node)
        let subject = subjectNode.map { checkValue($0, nil) } ?? invalid(node)
        let type = program.type(subject)
        var coverage = SwitchCoverage()
        var cases: [SelectionCase] = []
        let place = body.names.enterBranches()
        body.conditionDepth += 1
        for child in tree.children(node) where tree.kind(child) == .switchCase {
            body.names.nextBranch(place)
            cases.append(checkCase(child, type, &manner, &coverage))
        }
        body.conditionDepth -= 1
        body.names.leaveBranches()
        checkCoverage(coverage, type, node)
        return program.selections.append(Selection(subject: subject, cases: cases, range: tree.range(node)))
    }

    private func checkCase(
        _ node: SyntaxNode, _ type: TypeID, _ manner: inout BranchManner, _ coverage: inout SwitchCoverage
    ) -> SelectionCase {
        var patterns: [ExpressionID] = []
        if coverage.defaultCase != nil { report(.caseAfterDefault(tree.range(tree.firstToken(node)))) }
        // What a case with a broken head covers is not known.
        let isBroken = tree.child(node, .unexpected) != nil
        if isBroken { coverage.isUnknown = true }
        for child in tree.children(node) where tree.isValue(child) {
            let pattern = checkPattern(child, type)
            patterns.append(pattern)
            if !isBroken { note(pattern, child, &coverage) }
        }
        let defaultWord = tree.ownToken(node, .defaultKeyword)
        if let defaultWord { coverage.defaultCase = tree.range(defaultWord) }
        let caseBody = tree.child(node, .caseBody).map { checkBranch($0, &manner) }
        return SelectionCase(
            patterns: patterns, isDefault: defaultWord != nil, body: caseBody ?? .value(invalid(node)))
    }

    /// A value of the subject's type, or a range of numbers.
    private func checkPattern(_ node: SyntaxNode, _ type: TypeID) -> ExpressionID {
        if type == TypeTable.int, tree.kind(node) == .binaryExpression {
            let pattern = checkValue(node, nil)
            return program.type(pattern) == TypeTable.range ? pattern : coerce(pattern, type, node)
        }
        return checkValue(node, type)
    }
}

/// What the branches of an `if` or `switch` are.
enum BranchManner {
    case content
    case statements
    /// One value each, of the expected type; nil until the first branch has one.
    case value(TypeID?)
}

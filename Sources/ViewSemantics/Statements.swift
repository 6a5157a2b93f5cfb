import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks a block of statements given arguments of the stated types; nil for the block of a branch or loop, which is
    /// part of the block around.
    func checkStatementBlock(_ block: SyntaxNode, _ arguments: [TypeID]?, _ mode: BlockMode) -> StatementBlockID {
        let outerMode = body.mode
        body.mode = mode
        let mark = locals.mark
        let parameters = bindBlockParameters(block, arguments, elementIsBinding: false)
        let statements = checkStatements(block)
        unbindBlockParameters(mark)
        body.mode = outerMode
        return program.statementBlocks.append(
            StatementBlock(parameters: parameters, statements: statements, range: tree.range(block)))
    }

    /// The block of a function or value closure: one expression, or statements that return on every path.
    func checkValueBlock(_ block: SyntaxNode, result: TypeID?) -> (block: StatementBlockID, result: TypeID) {
        let outerMode = body.mode
        body.mode = .pure(result: result)
        body.returns.append(result)
        body.blockMarks.append(locals.mark)
        var items: [SyntaxNode] = []
        for item in tree.children(block) where isRealItem(item) { items.append(item) }
        let statements: IDList
        if items.count == 1, isResult(items[0]) {
            let value = checkValue(items[0], result)
            body.returns[body.returns.count - 1] = result ?? program.type(value)
            statements = append(statements: [.returned(value)])
        } else {
            statements = append(statements: checkStatements(items))
            if let last = items.last, !alwaysReturns(last) { report(.missingReturn(endOfBlock(block))) }
            if items.isEmpty { report(.missingReturn(endOfBlock(block))) }
        }
        body.blockMarks.removeLast()
        let returned = body.returns.removeLast() ?? TypeTable.invalid
        body.mode = outerMode
        let id = program.statementBlocks.append(
            StatementBlock(parameters: [], statements: statements, range: tree.range(block)))
        return (id, returned)
    }

    /// Whether the only item of a block is its value: an expression, or an `if` or `switch` of values.
    private func isResult(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .ifItem:
            guard tree.child(node, .block) != nil, let clause = tree.child(node, .ifClause),
                let block = tree.child(clause, .block)
            else { return false }
            return holdsValue(block)
        case .switchItem:
            guard let first = tree.child(node, .switchCase), let items = tree.child(first, .caseBody) else {
                return false
            }
            return holdsValue(items)
        default:
            return tree.kind(node).isExpression
        }
    }

    private func holdsValue(_ block: SyntaxNode) -> Bool {
        var only: SyntaxNode?
        for item in tree.children(block) where isRealItem(item) {
            if only != nil { return false }
            only = item
        }
        return only.map { isResult($0) } ?? false
    }

    private func isRealItem(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .missing, .unexpected, .closureHeader: false
        default: true
        }
    }

    private func endOfBlock(_ block: SyntaxNode) -> SourceRange {
        tree.ownToken(block, .rightBrace).map { tree.range($0) } ?? tree.range(block)
    }

    /// Whether control never passes a statement.
    private func alwaysReturns(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .returnItem: return true
        case .ifItem:
            var hasElse = false
            for child in tree.children(node) {
                let block = tree.kind(child) == .block ? child : tree.child(child, .block)
                if tree.kind(child) == .block { hasElse = true }
                if let block, !blockReturns(block) { return false }
            }
            return hasElse
        case .switchItem:
            for child in tree.children(node) where tree.kind(child) == .switchCase {
                guard let items = tree.child(child, .caseBody), blockReturns(items) else { return false }
            }
            return true
        default: return false
        }
    }

    private func blockReturns(_ block: SyntaxNode) -> Bool {
        var last: SyntaxNode?
        for item in tree.children(block) where isRealItem(item) { last = item }
        return last.map { alwaysReturns($0) } ?? false
    }

    private func checkStatements(_ block: SyntaxNode) -> IDList {
        append(statements: checkStatements(tree.children(block).filter { isRealItem($0) }))
    }

    /// Checks statements in their order, and warns of the first that none before lets control come to.
    private func checkStatements(_ items: [SyntaxNode]) -> [Statement] {
        var result: [Statement] = []
        var isReached = true
        for (index, item) in items.enumerated() {
            if index > 0, isReached, alwaysReturns(items[index - 1]) {
                isReached = false
                report(.neverRun(tree.range(item)))
            }
            if let statement = checkStatement(item) { result.append(statement) }
        }
        return result
    }

    func append(statements: [Statement]) -> IDList {
        let list = IDList(start: program.statements.count, count: statements.count)
        program.statements.append(contentsOf: statements)
        return list
    }

    // MARK: One statement

    private func checkStatement(_ node: SyntaxNode) -> Statement? {
        switch tree.kind(node) {
        case .letDeclaration: return checkLocal(node).map { .constant($0.local, $0.value) }
        case .assignment: return checkAssignment(node)
        case .ifItem: return .conditional(checkConditional(node, .statements))
        case .switchItem: return .selection(checkSelection(node, .statements))
        case .guardItem: return checkGuard(node)
        case .forItem: return checkLoop(node)
        case .returnItem: return checkReturn(node)
        case .recordDeclaration, .enumDeclaration, .viewDeclaration, .previewDeclaration, .testDeclaration,
            .importDeclaration:
            report(.belongsAtFileLevel(tree.range(node)))
            return nil
        case .stateDeclaration, .actionDeclaration, .contentDeclaration, .functionDeclaration:
            report(.belongsAtTopOfView(tree.range(node)))
            return nil
        default:
            return checkCallStatement(node)
        }
    }

    var isAction: Bool {
        if case .action = body.mode { true } else { false }
    }

    private func checkAssignment(_ node: SyntaxNode) -> Statement? {
        var sides: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) { sides.append(child) }
        guard sides.count == 2 else { return nil }
        guard isAction else {
            reportChange(of: sides[0], node)
            return nil
        }
        guard let target = storagePath(sides[0]) else {
            _ = checkValue(sides[1], nil)
            return nil
        }
        let symbol = assignmentOperator(sides[0])
        if symbol != .set { checkCompound(symbol, target.type, sides[0]) }
        let value = checkValue(sides[1], target.type)
        return .assign(program.paths.append(target.path), symbol, value)
    }

    private func assignmentOperator(_ target: SyntaxNode) -> AssignmentOperator {
        switch tree.tokens.kinds[tree.tokenEnd(target).index] {
        case .plusEqual: .add
        case .minusEqual: .subtract
        case .starEqual: .multiply
        case .slashEqual: .divide
        default: .set
        }
    }

    private func checkCompound(_ symbol: AssignmentOperator, _ type: TypeID, _ node: SyntaxNode) {
        let isNumber = type == TypeTable.int || type == TypeTable.double
        var isArray = false
        if case .array = shape(type) { isArray = true }
        let isJoinable = symbol == .add && (type == TypeTable.string || isArray)
        if !isNumber, !isJoinable, type != TypeTable.invalid {
            report(.operatorTakes(tree.text(tree.tokenEnd(node)), "a number", describe(type), tree.range(node)))
        }
    }

    private func checkGuard(_ node: SyntaxNode) -> Statement? {
        guard let block = tree.child(node, .block) else { return nil }
        let otherwise = checkStatementBlock(block, nil, body.mode)
        if !blockReturns(block) { report(.guardMustReturn(tree.range(tree.firstToken(node)))) }
        return .guarded(checkConditions(node), otherwise: otherwise)
    }

    private func checkLoop(_ node: SyntaxNode) -> Statement? {
        guard let block = tree.child(node, .block) else { return nil }
        var data: SyntaxNode?
        for child in tree.children(node) where child != block && tree.isValue(child) { data = child }
        guard let data else { return nil }
        let value = checkValue(data, nil)
        let type = program.type(value)
        let element = elementType(ofCollection: type)
        if element == nil { reportNotACollection(type, data) }
        let mark = locals.mark
        let name = tree.child(node, .name)
        let local = body.newLocal(name.map { tree.spelling($0) } ?? Interner.empty)
        if let name {
            declareValue(tree.spelling(name), local, element ?? TypeTable.invalid, tree.range(name))
        }
        let statements = checkStatementBlock(block, nil, body.mode)
        locals.leave(mark)
        return .loop(local, value, statements)
    }

    private func checkReturn(_ node: SyntaxNode) -> Statement? {
        let valueNode = tree.expression(node)
        guard case .pure = body.mode, let last = body.returns.indices.last else {
            if let valueNode { report(.actionReturnsNothing(tree.range(valueNode))) }
            return .returned(nil)
        }
        guard let valueNode else {
            report(.returnNeedsValue(tree.range(node)))
            return nil
        }
        let value = checkValue(valueNode, body.returns[last])
        if body.returns[last] == nil { body.returns[last] = program.type(value) }
        return .returned(value)
    }
}

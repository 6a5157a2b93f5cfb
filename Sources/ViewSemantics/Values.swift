import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks an expression and brings it to the expected type; what cannot be is reported once.
    func checkValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        let value = naturalValue(node, expected)
        guard let expected else { return value }
        return coerce(value, expected, node)
    }

    /// The expression's own value; the expected type only decides literals and implicit members.
    private func naturalValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        let hint = expected.map { unwrapped($0) ?? $0 }
        switch tree.kind(node) {
        case .integerLiteral: return integerValue(node, hint)
        case .doubleLiteral:
            return append(.double(tree.doubleValue(node) ?? 0), TypeTable.double, node)
        case .booleanLiteral:
            let isTrue = tree.tokens.kinds[tree.firstToken(node).index] == .trueKeyword
            return append(.bool(isTrue), TypeTable.bool, node)
        case .nilLiteral: return noneValue(node, expected)
        case .stringLiteral: return stringValue(node)
        case .arrayLiteral: return arrayValue(node, hint)
        case .parenthesizedExpression: return parenthesizedValue(node, expected)
        case .prefixExpression: return prefixValue(node, hint)
        case .binaryExpression: return binaryValue(node, hint)
        case .partialRange: return partialRangeValue(node, hint)
        case .ternaryExpression: return ternaryValue(node, expected)
        case .dollarExpression: return dollarValue(node)
        case .ifItem: return conditionalValue(node, expected)
        case .switchItem: return selectionValue(node, expected)
        case .block: return blockValue(node, hint)
        case .nameExpression, .postfixExpression:
            if let hint, case .function(let arguments, let result) = shape(hint), arity(ofFunctionName: node) != nil {
                return namedFunction(node, arguments, result).expression
            }
            return value(of: resolve(node, hint), node, hint)
        case .implicitMember, .namedElement, .factExpression:
            return value(of: resolve(node, hint), node, hint)
        case .keyPath:
            if let hint, case .function(let arguments, let result) = shape(hint), arguments.count == 1 {
                return keyPathFunction(node, arguments[0], result).expression
            }
            report(.keyPathOnlyAsArgument(tree.range(node)))
        case .operatorReference:
            if let hint, case .function(let arguments, let result) = shape(hint), arguments.count == 2 {
                return operatorFunction(node, arguments, result)
            }
            report(.operatorOnlyAsFunction(tree.text(tree.firstToken(node)), tree.range(node)))
        case .tupleExpression: report(.noTuples(tree.range(node)))
        default: break
        }
        return invalid(node)
    }

    // MARK: Literals

    private func integerValue(_ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        let value = tree.integerValue(node) ?? 0
        if hint == TypeTable.double { return append(.double(Double(value)), TypeTable.double, node) }
        return append(.int(value), TypeTable.int, node)
    }

    private func noneValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        if let expected {
            if unwrapped(expected) == nil, expected != TypeTable.invalid {
                report(.nilForValue(describe(expected), tree.range(node)))
                return invalid(node)
            }
            return append(.none, expected, node)
        }
        report(.nilNeedsType(tree.range(node)))
        return invalid(node)
    }

    /// A string, or its pieces where it interpolates.
    private func stringValue(_ node: SyntaxNode) -> ExpressionID {
        if let plain = tree.plainString(node) { return append(plainString: plain, node) }
        var pieces: [ExpressionID] = []
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .stringSegment: pieces.append(append(plainString: tree.stringSegmentText(child), child))
            case .interpolation: pieces.append(interpolatedValue(child))
            default: break
            }
        }
        return append(.interpolation(list(pieces)), TypeTable.string, node)
    }

    func append(plainString text: String, _ node: SyntaxNode) -> ExpressionID {
        append(.string(program.strings.append(text)), TypeTable.string, node)
    }

    /// `\(value)`, or `\(value, specifier: "%.2f")` and `\(value, format: .percent)`, which give strings.
    private func interpolatedValue(_ node: SyntaxNode) -> ExpressionID {
        guard let valueNode = tree.expression(node) else { return invalid(node) }
        let value = checkValue(valueNode, nil)
        let type = program.type(value)
        if let inner = unwrapped(type) {
            report(.interpolatesOptional(describe(inner), tree.range(valueNode)))
            return value
        }
        if !isInterpolable(type) { report(.cannotInterpolate(describe(type), tree.range(valueNode))) }
        guard let arguments = tree.child(node, .argumentList) else { return value }
        return formattedValue(value, arguments)
    }

    private func formattedValue(_ value: ExpressionID, _ arguments: SyntaxNode) -> ExpressionID {
        guard let argument = tree.child(arguments, .argument), let label = tree.child(argument, .name),
            let given = tree.expression(argument)
        else { return value }
        for (index, spec) in Catalog.interpolationParameters.enumerated() where spec.label == tree.text(label) {
            let checked = checkValue(given, resolve(spec.type))
            if spec.type == .string, let format = tree.plainString(given) {
                checkSpecifier(format, program.type(value), given)
            }
            return append(.formatted(value, parameter: index, checked), TypeTable.string, arguments)
        }
        report(.unknownInterpolationArgument(tree.text(label), tree.range(argument)))
        return value
    }

    /// Whether interpolation takes values of a type.
    func isInterpolable(_ type: TypeID) -> Bool {
        switch shape(type) {
        case .invalid, .bool, .int, .double, .string, .enumeration: true
        case .vocabulary(let vocabulary): !vocabulary.symbols.isEmpty
        default: false
        }
    }

    private func arrayValue(_ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        var elementNodes: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) { elementNodes.append(child) }
        if let hint, case .vocabulary(let vocabulary) = shape(hint), vocabulary.isOptionSet {
            return append(.array(list(elementNodes.map { checkValue($0, hint) })), hint, node)
        }
        var elementType: TypeID?
        if let hint, case .array(let element) = shape(hint) { elementType = element }
        guard !elementNodes.isEmpty || elementType != nil else {
            report(.emptyArrayNeedsType(tree.range(node)))
            return invalid(node)
        }
        if elementType == nil { elementType = commonLiteralType(elementNodes) }
        var elements: [ExpressionID] = []
        for child in elementNodes {
            let element = checkValue(child, elementType)
            if elementType == nil, program.type(element) != TypeTable.invalid { elementType = program.type(element) }
            elements.append(element)
        }
        return append(.array(list(elements)), typeID(.array(elementType ?? TypeTable.invalid)), node)
    }

    /// `Double` for a list, or the results of a ternary, of number literals in which at least one has a point.
    private func commonLiteralType(_ nodes: [SyntaxNode]) -> TypeID? {
        var sawDouble = false
        for node in nodes {
            if isIntegerLiteral(node) { continue }
            guard isDoubleLiteral(node) else { return nil }
            sawDouble = true
        }
        return sawDouble ? TypeTable.double : nil
    }

    private func parenthesizedValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        guard let innerNode = tree.expression(node) else { return invalid(node) }
        let inner = naturalValue(innerNode, expected)
        return append(.parenthesized(inner), program.type(inner), node)
    }

    // MARK: Branches

    private func ternaryValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        var operands: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) { operands.append(child) }
        guard operands.count >= 3, operands.count % 2 == 1 else { return invalid(node) }
        var type = expected ?? commonLiteralType(ternaryResults(node))
        var parts: [ExpressionID] = []
        for index in operands.indices {
            if index % 2 == 0, index + 1 < operands.count {
                let condition = checkValue(operands[index], nil)
                requireBool(condition, operands[index])
                parts.append(condition)
            } else {
                let part = checkValue(operands[index], type)
                if type == nil, program.type(part) != TypeTable.invalid { type = program.type(part) }
                parts.append(part)
            }
        }
        return append(.ternary(list(parts)), type ?? TypeTable.invalid, node)
    }

    func requireBool(_ value: ExpressionID, _ node: SyntaxNode) {
        let type = program.type(value)
        if type != TypeTable.bool, type != TypeTable.invalid {
            report(.conditionMustBeBool(describe(type), isOptional: unwrapped(type) != nil, tree.range(node)))
        }
    }

    private func conditionalValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        let id = checkConditional(node, .value(expected))
        let conditional = program.conditionals[id]
        let type = expected ?? branchType(conditional.clauses.map { $0.body } + [conditional.otherwise])
        return append(.conditional(id), type, node)
    }

    private func selectionValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        let id = checkSelection(node, .value(expected))
        let type = expected ?? branchType(program.selections[id].cases.map { $0.body })
        return append(.selection(id), type, node)
    }

    private func branchType(_ bodies: [BranchBody?]) -> TypeID {
        for case .value(let value)? in bodies where program.type(value) != TypeTable.invalid {
            return program.type(value)
        }
        return TypeTable.invalid
    }

    // MARK: Blocks as values

    /// A block where a handler, a slot or a value closure is expected.
    private func blockValue(_ node: SyntaxNode, _ expected: TypeID?) -> ExpressionID {
        guard let expected else {
            report(.blockNeedsType(tree.range(node)))
            return invalid(node)
        }
        switch shape(expected) {
        case .action(let arguments):
            return append(.handler(checkStatementBlock(node, arguments, .action)), expected, node)
        case .content(let arguments):
            body.conditionDepth += 1
            defer { body.conditionDepth -= 1 }
            return append(.content(checkContent(node, arguments)), expected, node)
        case .function(let arguments, let result):
            return checkClosure(node, arguments, result).expression
        case .invalid:
            return invalid(node)
        default:
            report(.blockForValue(describe(expected), tree.range(node)))
            return invalid(node)
        }
    }

    /// A closure that gives a value; `result` nil infers it.
    func checkClosure(
        _ node: SyntaxNode, _ arguments: [TypeID], _ result: TypeID?
    ) -> (expression: ExpressionID, result: TypeID) {
        let mark = locals.mark
        let parameters = bindBlockParameters(node, arguments, elementIsBinding: false)
        let checked = checkValueBlock(node, result: result)
        unbindBlockParameters(mark)
        let closure = program.closures.append(Closure(parameters: parameters, body: checked.block))
        let type = typeID(.function(arguments, checked.result))
        return (append(.closure(closure), type, node), checked.result)
    }

    // MARK: Coercion

    /// Brings a value to an expected type, or reports why it cannot be.
    func coerce(_ value: ExpressionID, _ expected: TypeID, _ node: SyntaxNode) -> ExpressionID {
        let type = program.type(value)
        if type == expected || type == TypeTable.invalid || expected == TypeTable.invalid { return value }
        if let inner = unwrapped(expected), unwrapped(type) == nil {
            let brought = coerce(value, inner, node)
            if program.type(brought) == TypeTable.invalid { return brought }
            return append(.wrap(brought), expected, node)
        }
        if accepts(expected, type) { return value }
        if case .content(let arguments) = shape(expected), arguments.isEmpty, isElementType(type) {
            let block = contentBlock(of: element(of: value, node), tree.range(node))
            return append(.content(block), expected, node)
        }
        report(mismatch(type, expected, node))
        return invalid(node)
    }

    /// Whether a value of one type stands where another is expected, as a colour does for a style.
    func accepts(_ expected: TypeID, _ type: TypeID) -> Bool {
        if expected == type || type == TypeTable.invalid || expected == TypeTable.invalid { return true }
        switch (shape(expected), shape(type)) {
        case (.vocabulary(let wanted), .vocabulary(let given)): return wanted.spec.accepts.contains(given)
        case (.optional(let wanted), .optional(let given)): return accepts(wanted, given)
        case (.array(let wanted), .array(let given)): return accepts(wanted, given)
        case (.binding(let wanted), .binding(let given)):
            return wanted == TypeTable.invalid || given == TypeTable.invalid
        case (.action(let wanted), .action(let given)): return wanted == given
        default: return false
        }
    }

    private func mismatch(_ type: TypeID, _ expected: TypeID, _ node: SyntaxNode) -> Diagnostic {
        let range = tree.range(node)
        if let inner = unwrapped(type), accepts(expected, inner) {
            return .optionalNotUnwrapped(describe(inner), range, fallback: fallbackText(inner))
        }
        if type == TypeTable.int, expected == TypeTable.double { return .convertToDouble(range) }
        if type == TypeTable.double, expected == TypeTable.int { return .convertToInt(range) }
        if case .binding(let value) = shape(expected), value == type {
            return .needsBinding(describe(type), range, isName: tree.kind(node) == .nameExpression)
        }
        return .typeMismatch(describe(type), describe(expected), range)
    }

    /// A value of a type to write after `??`, for fix-its.
    private func fallbackText(_ type: TypeID) -> String? {
        switch shape(type) {
        case .string: "\"\""
        case .int, .double: "0"
        case .bool: "false"
        case .array: "[]"
        default: nil
        }
    }
}

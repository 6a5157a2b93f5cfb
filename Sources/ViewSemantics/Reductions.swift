import ViewBase
import ViewIR
import ViewSyntax

extension Checker {
    /// Reductions in each other of which each is tried with several types; those further in take what they begin with
    /// as it is written.
    private static var greatestReductions: Int { 3 }

    /// The arguments of a `reduce`, whose result is of the first one's type. Where that has none of its own, it is the
    /// first of the types that it may have with which the function checks; `hint` is the type expected of the result.
    func checkReduction(
        _ chosen: ChosenCall, _ variables: inout TypeVariables, _ hint: TypeID?
    ) -> [ExpressionID] {
        guard let first = chosen.argument(0), openReductions < Checker.greatestReductions else {
            return checkExpressions(chosen, &variables)
        }
        openReductions += 1
        defer { openReductions -= 1 }
        let types = resultTypes(of: first.value, chosen.argument(1)?.value, variables.element, hint)
        if types.isEmpty { return checkExpressions(chosen, &variables) }
        let given = variables
        var nearest: (result: [ExpressionID], found: AttemptFindings, variables: TypeVariables)?
        for type in types {
            var tried = given
            tried.result = type
            let (result, found) = attempt { checkExpressions(chosen, &tried) }
            if nearest == nil || found.count == 0 { nearest = (result, found, tried) }
            if found.count == 0 { break }
        }
        guard let nearest else { return [] }
        accept(nearest.found)
        variables = nearest.variables
        return nearest.result
    }

    /// The types to try for what a reduction begins with, the likeliest first, nil being its own; none where it has one.
    private func resultTypes(
        of first: SyntaxNode, _ function: SyntaxNode?, _ element: TypeID?, _ hint: TypeID?
    ) -> [TypeID?] {
        if isIntegerLiteral(first) { return [nil, TypeTable.double] }
        if hasOwnType(first) { return [] }
        if tree.kind(first) == .nilLiteral { return (hint ?? element).map { [optional($0)] } ?? [] }
        if let hint { return [hint] }
        guard tree.kind(first) == .arrayLiteral else { return [] }
        if tree.expression(first) != nil { return [nil, typeID(.array(TypeTable.double))] }
        if let added = function.flatMap({ addedType($0, element) }) { return [added] }
        guard let element, element != TypeTable.invalid else { return [] }
        if case .array = shape(element) { return [element, typeID(.array(element))] }
        return [typeID(.array(element))]
    }

    /// The type of array that a reduction's block of one expression adds to the result so far.
    private func addedType(_ block: SyntaxNode, _ element: TypeID?) -> TypeID? {
        guard tree.kind(block) == .block, let element, let value = tree.expression(block) else { return nil }
        let watchedBefore = watched.count
        let (type, _) = attempt { () -> TypeID? in
            let mark = locals.mark
            _ = bindBlockParameters(block, [TypeTable.invalid, element], elementIsBinding: false)
            defer { unbindBlockParameters(mark) }
            for operand in tree.kind(value) == .ternaryExpression ? ternaryResults(value) : [value] {
                if let type = addedType(operand) { return type }
            }
            return nil
        }
        watched.removeLast(watched.count - watchedBefore)
        return type
    }

    /// The type of the first operand of a sum that is an array of known elements.
    private func addedType(_ sum: SyntaxNode) -> TypeID? {
        guard tree.kind(sum) == .binaryExpression else { return nil }
        for operand in tree.children(sum) where tree.isValue(operand) {
            let (value, found) = attempt { checkValue(operand, nil) }
            let type = program.type(value)
            if found.count == 0, case .array(let element) = shape(type), element != TypeTable.invalid { return type }
        }
        return nil
    }
}

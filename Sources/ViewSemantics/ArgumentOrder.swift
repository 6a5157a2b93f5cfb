import ViewBase
import ViewIR
import ViewSyntax

/// Arguments that stand in another order than the declaration's.
extension Checker {
    /// Puts one finding in the place of the last two, if they say of two arguments without labels that they are of other
    /// types, and each is of the type that is expected of the other.
    func joinExchanged(_ chosen: ChosenCall) {
        let found = diagnostics.suffix(2)
        var pair: [(value: SyntaxNode, type: TypeID)] = []
        for index in chosen.parameters.indices {
            guard let argument = chosen.argument(index), argument.label == Interner.empty,
                tree.kind(argument.value) != .block, let type = chosen.parameters[index].fixedType,
                found.contains(where: { $0.code.isOfType && $0.range == tree.range(argument.value) })
            else { continue }
            pair.append((argument.value, type))
        }
        guard pair.count == 2 else { return }
        let exchanged = attempt {
            _ = checkValue(pair[0].value, pair[1].type)
            _ = checkValue(pair[1].value, pair[0].type)
        }
        guard exchanged.found.count == 0 else { return }
        let edits = [
            TextEdit(tree.range(pair[0].value), tree.text(pair[1].value)),
            TextEdit(tree.range(pair[1].value), tree.text(pair[0].value)),
        ]
        report(
            .argumentsExchanged(
                describe(pair[0].type), describe(pair[1].type), edits[0].range, other: edits[1].range, edits),
            insteadOfLast: 2)
    }

    /// Reports an argument whose label stands too late; where that is all, the arguments are put in order.
    func reportOrder(_ index: Int, _ match: Match, _ call: MisfitCall) {
        let arguments = call.arguments
        var given: [Int] = []
        for parameter in call.parameters.indices {
            if let argument = match.assignment[parameter], !arguments[argument].isTrailing { given.append(argument) }
        }
        var edits: [TextEdit] = []
        for (place, argument) in given.enumerated() where place != argument {
            edits.append(TextEdit(arguments[place].range, tree.source.text(arguments[argument].range.offsets)))
        }
        let isAll = given.count == arguments.count { !$0.isTrailing }
        report(.argumentOrder(text(arguments[index].label), arguments[index].range, isAll ? edits : []))
    }
}

extension DiagnosticCode {
    /// Whether the code says that a value is of another type than its place expects.
    fileprivate var isOfType: Bool { number == 220 || number == 221 }
}

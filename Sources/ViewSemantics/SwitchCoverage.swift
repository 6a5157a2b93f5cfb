import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Which values the cases of a `switch` name so far.
struct SwitchCoverage {
    /// The places of the enum cases and vocabulary symbols named, by index.
    var cases: [Int: SourceRange] = [:]
    var hasTrue = false
    var hasFalse = false
    var hasNone = false
    /// The word `default`.
    var defaultCase: SourceRange?
    /// Whether a case is broken, so that nothing can be said of what is missing.
    var isUnknown = false
    /// The patterns that are no values: each may be meant for one that no case names.
    var unknownCount = 0
    /// The places of the literals named.
    var literals: [RawValue: SourceRange] = [:]
}

extension Checker {
    /// Notes a pattern, and reports one that an earlier case already named.
    func note(_ pattern: ExpressionID, _ node: SyntaxNode, _ coverage: inout SwitchCoverage) {
        switch program.expressions[pattern] {
        case .enumCase(_, let index):
            note(index, node, &coverage)
        case .member(let id, receiver: nil, _):
            if case .symbol(let index) = Catalog.members[id.index].operation { note(Int(index), node, &coverage) }
        case .bool(true):
            coverage.hasTrue = true
        case .bool(false):
            coverage.hasFalse = true
        case .none:
            coverage.hasNone = true
        case .int(let value):
            note(.int(value), node, &coverage)
        case .string(let id):
            note(.string(program.strings[id]), node, &coverage)
        case .wrap(let inner):
            note(inner, node, &coverage)
        case .invalid:
            coverage.unknownCount += 1
        default:
            break
        }
    }

    private func note(_ literal: RawValue, _ node: SyntaxNode, _ coverage: inout SwitchCoverage) {
        if let earlier = coverage.literals.updateValue(tree.range(node), forKey: literal) {
            report(.caseNamedTwice(tree.text(node), tree.range(node), earlier))
        }
    }

    private func note(_ index: Int, _ node: SyntaxNode, _ coverage: inout SwitchCoverage) {
        if let earlier = coverage.cases[index] {
            report(.caseNamedTwice(tree.text(node), tree.range(node), earlier))
        } else {
            coverage.cases[index] = tree.range(node)
        }
    }

    /// Reports the values of the subject's type that no case names, or a `default` that is for none.
    func checkCoverage(_ coverage: SwitchCoverage, _ type: TypeID, _ node: SyntaxNode) {
        guard !coverage.isUnknown, type != TypeTable.invalid else { return }
        var missing = missingCases(coverage, unwrapped(type) ?? type)
        if unwrapped(type) != nil, !coverage.hasNone { missing?.append("nil") }
        if let place = coverage.defaultCase {
            if missing == [], isClosed(unwrapped(type) ?? type) { report(.defaultForNone(place)) }
            return
        }
        if let missing, missing.count <= coverage.unknownCount { return }
        report(.switchNotExhaustive(missing, tree.range(tree.firstToken(node)), insertion: endOfCases(node)))
    }

    /// The spellings of the values not named; nil where only a `default` can cover the type.
    private func missingCases(_ coverage: SwitchCoverage, _ type: TypeID) -> [String]? {
        var missing: [String] = []
        switch shape(type) {
        case .bool:
            if !coverage.hasTrue { missing.append("true") }
            if !coverage.hasFalse { missing.append("false") }
        case .enumeration(let id):
            let cases = program.enums[id].cases
            for index in cases.indices where coverage.cases[index] == nil {
                missing.append("." + text(cases[index].name))
            }
        case .vocabulary(let vocabulary) where !vocabulary.symbols.isEmpty:
            for index in vocabulary.symbols.indices where coverage.cases[index] == nil {
                missing.append("." + vocabulary.symbols[index].name)
            }
        default:
            return nil
        }
        return missing
    }

    /// Whether a type never gets more values: those of SwiftUI may, so that a `default` may stand beside all their cases.
    private func isClosed(_ type: TypeID) -> Bool {
        switch shape(type) {
        case .bool, .enumeration: true
        default: false
        }
    }

    /// The place before the `switch`'s closing brace, where missing cases can be written.
    private func endOfCases(_ node: SyntaxNode) -> SourceRange? {
        guard let brace = tree.ownToken(node, .rightBrace) else { return nil }
        let place = tree.range(brace).start
        return SourceRange(file: tree.source.id, start: place, end: place)
    }
}

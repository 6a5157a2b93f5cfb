import ViewBase
import ViewCatalog

/// The catalogue as the evaluator reads it: rules and defaults by number, made once.
enum RuleTable {
    /// A parameter: what it is where a call leaves it out, and the values that mean something.
    struct Parameter {
        let leftOut: LeftOut
        let limit: ValueLimit
        let name: String

        init(_ spec: ParameterSpec) {
            leftOut = LeftOut(spec)
            limit = spec.limit
            name = spec.name
        }
    }

    /// One way to write an element: its rule and its parameters.
    struct Element {
        let rule: ElementRule
        let parameters: [Parameter]
        /// The parameters whose literals are looked up among the texts of the locale, one a bit.
        let keys: UInt32
    }

    /// One way to write a modifier.
    struct Modifier {
        let rule: ModifierRule
        let parameters: [Parameter]
    }

    /// By element and overload.
    static let elements: [[Element]] = Catalog.elements.map { spec in
        spec.overloads.map { overload in
            var keys: UInt32 = 0
            for index in overload.parameters.indices where overload.parameters[index].isKey { keys |= 1 << index }
            return Element(rule: overload.rule, parameters: overload.parameters.map { Parameter($0) }, keys: keys)
        }
    }

    /// By modifier and overload.
    static let modifiers: [[Modifier]] = Catalog.modifiers.map { spec in
        spec.overloads.map { overload in
            Modifier(rule: overload.rule, parameters: overload.parameters.map { Parameter($0) })
        }
    }

    /// The names of elements and modifiers, for reports.
    static let elementNames: [String] = Catalog.elements.map { $0.name }
    static let modifierNames: [String] = Catalog.modifiers.map { $0.name }

    /// By rule: the first element that is laid out by it.
    private static let elementRows: [Int] = {
        var rows = [Int](repeating: 0, count: ElementRule.allCases.count)
        for row in elements.indices.reversed() {
            for overload in elements[row] { rows[Int(overload.rule.rawValue)] = row }
        }
        return rows
    }()

    /// By rule: the first modifier that follows it.
    private static let modifierRows: [Int] = {
        var rows = [Int](repeating: 0, count: ModifierRule.allCases.count)
        for row in modifiers.indices.reversed() {
            for overload in modifiers[row] { rows[Int(overload.rule.rawValue)] = row }
        }
        return rows
    }()

    /// The name of the first element that is laid out by a rule.
    static func elementName(of rule: ElementRule) -> String { elementNames[elementRows[Int(rule.rawValue)]] }

    /// The first modifier that follows a rule.
    static func modifier(of rule: ModifierRule) -> ModifierID { ModifierID(modifierRows[Int(rule.rawValue)]) }

    /// A member: its operation and its parameters.
    struct Member {
        let operation: MemberOperation
        let parameters: [Parameter]
    }

    /// By member.
    static let members: [Member] = Catalog.members.map { spec in
        Member(operation: spec.operation, parameters: (spec.parameters ?? []).map { Parameter($0) })
    }
}

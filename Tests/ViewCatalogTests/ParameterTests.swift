import Testing

@testable import ViewCatalog

@Suite("Parameters")
struct ParameterTests {
    @Test("Unlabelled ones stand before labelled ones, slots at the end, only closures among or after them")
    func order() {
        for list in parameterLists {
            let labelled = list.parameters.drop { $0.label == nil }
            #expect(labelled.allSatisfy { $0.label != nil || isClosure($0.type) }, "\(list.place)")
            let slots = list.parameters.drop { !$0.isSlot }
            #expect(slots.allSatisfy { $0.isSlot || isClosure($0.type) }, "\(list.place)")
        }
    }

    private func isClosure(_ type: ValueType) -> Bool {
        switch type {
        case .action, .function: true
        case .optional(let inner): isClosure(inner)
        default: false
        }
    }

    @Test("No label or name stands twice in one list")
    func uniqueNames() {
        for list in parameterLists {
            let names = list.parameters.map { $0.name }
            #expect(Set(names).count == names.count, "\(list.place): \(names)")
            let labels = list.parameters.compactMap { $0.label }
            #expect(Set(labels).count == labels.count, "\(list.place): \(labels)")
        }
    }

    @Test("A slot, and only a slot, says what it may hold")
    func contentRules() {
        for list in parameterLists {
            for parameter in list.parameters {
                #expect(parameter.isSlot == (parameter.content != .none), "\(list.place) \(parameter.name)")
            }
        }
    }

    @Test("Every default is a value of its parameter's type")
    func defaults() {
        for list in parameterLists {
            for parameter in list.parameters {
                #expect(isValue(parameter.defaultValue, of: parameter.type), "\(list.place) \(parameter.name)")
            }
        }
    }

    @Test("Overloads that share a rule have the same parameters at the same positions")
    func positions() {
        for spec in Catalog.elements { expectSamePositions(spec.name, spec.overloads.map { ($0.rule, $0.parameters) }) }
        for spec in Catalog.modifiers {
            let overloads = spec.overloads.filter { $0.rule != .annotation }
            expectSamePositions(spec.name, overloads.map { ($0.rule, $0.parameters) })
        }
    }

    @Test("The overloads of a row can be told apart")
    func distinctOverloads() {
        for spec in Catalog.elements {
            #expect(Set(spec.overloads.map { Signature($0.parameters) }).count == spec.overloads.count, "\(spec.name)")
        }
        for spec in Catalog.modifiers {
            #expect(Set(spec.overloads.map { Signature($0.parameters) }).count == spec.overloads.count, "\(spec.name)")
        }
    }

    private func expectSamePositions<Rule: Hashable>(_ name: String, _ overloads: [(Rule, [ParameterSpec])]) {
        for (rule, group) in Dictionary(grouping: overloads, by: { $0.0 }) {
            for position in 0..<(group.map { $0.1.count }.max() ?? 0) {
                let names = group.filter { $0.1.count > position }.map { $0.1[position].name }
                #expect(Set(names).count == 1, "\(name) \(rule) at \(position): \(names)")
            }
        }
    }

    private func isValue(_ value: DefaultValue, of type: ValueType) -> Bool {
        switch (value, type) {
        case (.required, _), (.implied, _): true
        case (.none, .optional): true
        case (.bool, .bool), (.int, .int), (.double, .double), (.infinity, .double), (.string, .string): true
        case (.empty, .content), (.empty, .action): true
        case (.member, .optional(let wrapped)): isValue(value, of: wrapped)
        case (.member(let name), _):
            Catalog.members.contains {
                $0.owner == type && $0.isStatic && $0.name == name && $0.parameters == nil && $0.result == type
            }
        default: false
        }
    }
}

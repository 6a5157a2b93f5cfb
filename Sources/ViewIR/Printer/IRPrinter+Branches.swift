import ViewBase

extension IRPrinter {
    /// An `if` on one line, for one that is a value.
    func inline(_ conditional: Conditional) -> String {
        var result = ""
        for index in conditional.clauses.indices {
            let clause = conditional.clauses[index]
            result += index == 0 ? "if " : " else if "
            result += "\(conditions(clause.conditions)) \(inline(clause.body))"
        }
        if let otherwise = conditional.otherwise { result += " else \(inline(otherwise))" }
        return result
    }

    /// A `switch` on one line, for one that is a value.
    func inline(_ selection: Selection) -> String {
        var result = "switch \(text(selection.subject)) {"
        for item in selection.cases {
            let pattern = item.isDefault ? "default" : "case \(list(item.patterns.map { text($0) }))"
            result += " \(pattern): \(inline(item.body))"
        }
        return result + " }"
    }

    private func inline(_ body: BranchBody) -> String {
        switch body {
        case .content(let block): inline(block)
        case .statements(let block): inline(block)
        case .value(let value): "{ \(text(value)) }"
        }
    }
}

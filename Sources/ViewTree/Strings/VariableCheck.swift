/// Finds variables of a text that cannot be written out: those without forms, those that stand in their own, or in each
/// other's so deep or so often that the text would be too long.
struct VariableCheck {
    /// Variables may stand in each other's forms this deep.
    private static let greatestDepth = 8
    /// The most bytes that a text gains by all its variables written out.
    private static let greatestLength = 50_000

    private var variables: [String: PluralVariable] = [:]
    /// What was found of a variable: the bytes of its longest form written out, and how deep others stand in it.
    private var known: [String: (length: Int, depth: Int)] = [:]
    private var open: Set<String> = []

    /// What is wrong with a text's variables; nil where they can all be written out.
    static func fault(_ text: LocalizedText) -> String? {
        var check = VariableCheck(text)
        do throws(Fault) {
            let (length, _) = try check.measure(text.format)
            return length - text.format.utf8.count > greatestLength ? "the text is too long with its variables" : nil
        } catch {
            return error.message
        }
    }

    private struct Fault: Error {
        let message: String
    }

    private init(_ text: LocalizedText) {
        for variable in text.variables where variables[variable.name] == nil { variables[variable.name] = variable }
    }

    private mutating func measure(_ format: String) throws(Fault) -> (length: Int, depth: Int) {
        var (length, depth) = (format.utf8.count, 0)
        for name in LocalizedText.variableNames(format) {
            guard let variable = variables[name] else {
                throw Fault(message: "the variable `" + name + "` has no plural forms")
            }
            let inner = try measure(variable)
            length = min(length + inner.length, format.utf8.count + VariableCheck.greatestLength + 1)
            depth = max(depth, inner.depth + 1)
        }
        return (length, depth)
    }

    private mutating func measure(_ variable: PluralVariable) throws(Fault) -> (length: Int, depth: Int) {
        let name = variable.name
        if let found = known[name] { return found }
        if !open.insert(name).inserted { throw Fault(message: "the variable `" + name + "` stands in its own forms") }
        var (length, depth) = (0, 0)
        if open.count <= VariableCheck.greatestDepth {
            for category in PluralCategory.allCases {
                guard let form = variable.forms[category] else { continue }
                let inner = try measure(form)
                length = max(length, inner.length)
                depth = max(depth, inner.depth)
            }
        } else {
            depth = VariableCheck.greatestDepth
        }
        open.remove(name)
        if depth >= VariableCheck.greatestDepth { throw Fault(message: "its variables stand in each other too deep") }
        known[name] = (length, depth)
        return (length, depth)
    }
}

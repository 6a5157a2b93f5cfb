import ViewBase

/// The arguments of a command, taken apart by its table of options.
struct ParsedArguments {
    /// What is no option: files, or `-` for standard input.
    private(set) var operands: [String] = []
    private var given: [(name: String, value: String)] = []

    /// Takes arguments apart: `--name value`, `--name=value`, several values for an option that takes many; all after
    /// `--` are operands.
    ///
    /// The table is made only where there is an option to look up.
    init(_ arguments: ArraySlice<String>, _ options: () -> [OptionSpec]) throws(UsageError) {
        var index = arguments.startIndex
        while index < arguments.endIndex {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                operands.append(contentsOf: arguments[index...])
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let (name, attached) = ParsedArguments.split(argument)
            let option = try ParsedArguments.option(name, options())
            guard let placeholder = option.value else {
                if attached != nil { throw UsageError("`\(name)` takes no value") }
                try add(option, "")
                continue
            }
            let isNext = attached == nil && index < arguments.endIndex && option.mayTake(arguments[index])
            if let value = attached ?? (isNext ? nil : option.impliedValue) {
                try add(option, value)
            } else {
                guard index < arguments.endIndex else { throw UsageError("`\(name)` needs a value: \(placeholder)") }
                try add(option, arguments[index])
                index += 1
            }
            while option.takesMany, index < arguments.endIndex, !arguments[index].hasPrefix("-") {
                try add(option, arguments[index])
                index += 1
            }
        }
    }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { given.contains { $0.name == name } }

    /// The value of an option, if it was given.
    func value(_ name: String) -> String? { given.first { $0.name == name }?.value }

    /// All values of an option, in order.
    func values(_ name: String) -> [String] { given.filter { $0.name == name }.map { $0.value } }

    /// The options given, but for some, with their values.
    func spelled(without names: Set<String>) -> [String] {
        given.filter { !names.contains($0.name) }.flatMap { [$0.name, $0.value] }
    }

    private mutating func add(_ option: OptionSpec, _ value: String) throws(UsageError) {
        if option.isPlanned { throw UsageError("`\(option.name)` is not supported yet") }
        if !option.isRepeatable, has(option.name) { throw UsageError("`\(option.name)` is given twice") }
        given.append((option.name, value))
    }

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private static func option(_ name: String, _ options: [OptionSpec]) throws(UsageError) -> OptionSpec {
        let name = name == "-h" ? "--help" : name
        for option in options where option.name == name { return option }
        let suggestion = Spelling.nearest(to: name, among: options.map { $0.name })
        throw UsageError("unknown option `\(name)`", suggestion: suggestion)
    }
}

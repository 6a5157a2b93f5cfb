/// One option of a command: a row of a table from which arguments are parsed and help is printed.
struct OptionSpec: Sendable {
    /// The spelling, dashes included.
    let name: String
    /// What stands for the value in help; nil for an option without one.
    let value: String?
    /// What the value is where only the option's name is given; nil for an option that needs one.
    let impliedValue: String?
    /// Whether a value may follow the name after a space all the same.
    let mayTake: @Sendable (String) -> Bool
    /// One sentence fragment: what the option does.
    let summary: String
    /// Whether it may be given several times.
    let isRepeatable: Bool
    /// Whether it takes every argument up to the next option.
    let takesMany: Bool
    /// Whether it belongs to a later version: its name is known, and using it is refused.
    let isPlanned: Bool

    init(_ name: String, _ value: String? = nil, _ summary: String, isRepeatable: Bool = false) {
        self.init(name, value, nil, summary, isRepeatable, isPlanned: false)
    }

    /// An option that takes one value or several, up to the next option.
    init(_ name: String, many value: String, _ summary: String) {
        self.init(name, value, nil, summary, true, takesMany: true, isPlanned: false)
    }

    /// An option whose value is left out or follows `=`, or a space where it can be nothing else.
    init(
        _ name: String, _ value: String, implied: String, _ summary: String,
        mayTake: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.init(name, value, implied, summary, false, mayTake: mayTake, isPlanned: false)
    }

    private init(
        _ name: String, _ value: String?, _ impliedValue: String?, _ summary: String, _ isRepeatable: Bool,
        takesMany: Bool = false, mayTake: @escaping @Sendable (String) -> Bool = { _ in false }, isPlanned: Bool
    ) {
        self.mayTake = mayTake
        self.name = name
        self.value = value
        self.impliedValue = impliedValue
        self.summary = summary
        self.isRepeatable = isRepeatable
        self.takesMany = takesMany
        self.isPlanned = isPlanned
    }

    /// An option of a later version.
    static func planned(_ name: String, _ value: String? = nil) -> OptionSpec {
        OptionSpec(name, value, nil, "", true, isPlanned: true)
    }
}

/// One command: a row of the table from which it is found, parsed and explained.
struct Command: Sendable {
    let name: String
    /// One line: what the command does.
    let summary: String
    /// The operands in a usage line: `FILE…`.
    var operands = "FILE"
    /// A paragraph for help, wrapped at 80 columns.
    var about = ""
    /// What stands below the paragraph; made only for the command that is explained.
    var list: @Sendable () -> String = { "" }
    /// Options beside those that every command has, by heading; made only for the command that is run or explained.
    var options: @Sendable () -> [(heading: String, table: [OptionSpec])] = { [] }
    /// Command lines with what they do.
    var examples: [(line: String, meaning: String)] = []
    /// Whether the command itself moves to a big stack where its input asks for one.
    var choosesItsStack = false
    /// What the command does.
    let run: @Sendable (ParsedArguments) throws(UsageError) -> ExitCode

    /// The options that every command has.
    static let commonOptions: [OptionSpec] = [
        OptionSpec("--quiet", nil, "print no diagnostics"),
        OptionSpec("--time-limit", "SECONDS", "give up after this time"),
        OptionSpec("--memory-limit", "SIZE", "give up beyond this memory: 512M or 8G (4G, or what the machine has)"),
        OptionSpec("--help", nil, "explain the command"),
    ]

    /// All options that the command takes.
    var allOptions: [OptionSpec] { options().flatMap { $0.table } + Command.commonOptions }
}

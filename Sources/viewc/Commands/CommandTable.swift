import ViewBase

extension Command {
    /// Every command, in the order of the help.
    static let all: [Command] = [
        check, lint, layout, render, sweep, test, prove, emit, ir, format, explain, reference, devices, watch, preview,
        lsp,
    ]

    /// The command of a name.
    static func named(_ name: String) throws(UsageError) -> Command {
        for command in all where command.name == name { return command }
        let suggestion = Spelling.nearest(to: name, among: all.map { $0.name })
        throw UsageError("unknown command `\(name)`", suggestion: suggestion)
    }
}

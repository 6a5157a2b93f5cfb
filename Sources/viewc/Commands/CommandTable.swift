import ViewBase

extension Command {
    /// Every command, in the order of the help.
    static let all: [Command] =
        [
            check, lint, layout, render, sweep, test, emit, ir, format, explain, reference, devices, watch, preview,
            lsp,
        ] + planned

    /// The commands of later versions, whose names are taken.
    private static let planned: [Command] = [
        Command(name: "prove", summary: "check a test's expectations over whole ranges")
    ]

    /// The command of a name.
    static func named(_ name: String) throws(UsageError) -> Command {
        for command in all where command.name == name { return command }
        let suggestion = Spelling.nearest(to: name, among: all.map { $0.name })
        throw UsageError("unknown command `\(name)`", suggestion: suggestion)
    }
}

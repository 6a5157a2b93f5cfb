import ViewBase

extension Command {
    /// Every command, in the order of the help.
    static let all: [Command] =
        [check, lint, layout, sweep, test, emit, ir, format, explain, reference, devices, lsp] + planned

    /// The commands of later versions, whose names are taken.
    private static let planned: [Command] = [
        Command(name: "render", summary: "draw a view"),
        Command(name: "prove", summary: "check a test's expectations over whole ranges"),
        Command(name: "watch", summary: "check and draw again on every change"),
        Command(name: "preview", summary: "show a view in a browser"),
    ]

    /// The command of a name.
    static func named(_ name: String) throws(UsageError) -> Command {
        for command in all where command.name == name { return command }
        let suggestion = Spelling.nearest(to: name, among: all.map { $0.name })
        throw UsageError("unknown command `\(name)`", suggestion: suggestion)
    }
}

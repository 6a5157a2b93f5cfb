import ViewBase

/// Writes help from the tables of commands and options.
enum HelpText {
    static let version = "viewc 0.1.0\n"

    /// The help of the program itself.
    static func overview() -> String {
        var out = TextWriter()
        out.write("viewc checks `.view` files and computes the layout they describe.\n\n")
        out.write("Usage: viewc COMMAND [OPTIONS] FILE…\n\nCommands:\n")
        let width = Command.all.map { $0.name.utf8.count }.max() ?? 0
        for command in Command.all { row(command.name, command.summary, width, to: &out) }
        out.write("\nOptions:\n")
        row("--help", "this text; after a command, its own", 9, to: &out)
        row("--version", "the version", 9, to: &out)
        out.write("\nA file `-` is standard input. Results go to standard output, diagnostics to standard error.\n")
        out.write("Exit status: 0 fine, 1 the input has errors, 2 wrong usage or a file that cannot be read.\n")
        return out.text
    }

    /// The help of one command.
    static func text(_ command: Command) -> String {
        var out = TextWriter()
        out.write("viewc \(command.name): \(command.summary)\n\n")
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        out.write("Usage: viewc \(command.name) [OPTIONS]\(operands)\n\n\(command.about)\(command.list())")
        let groups = command.options() + [(heading: "Common options", table: Command.commonOptions)]
        for group in groups {
            let options = group.table.filter { !$0.isPlanned }
            let labels = options.map { option in
                option.value.map { option.impliedValue == nil ? " \($0)" : "[=\($0)]" } ?? ""
            }
            let width = options.indices.map { columns(options[$0].name + labels[$0]) }.max() ?? 0
            out.write("\n\(group.heading):\n")
            for index in options.indices {
                row(options[index].name + labels[index], options[index].summary, width, to: &out)
            }
        }
        if !command.examples.isEmpty { out.write("\nExamples:\n") }
        for example in command.examples { out.write("  \(example.line)\n      \(example.meaning)\n") }
        return out.text
    }

    private static func row(_ label: String, _ summary: String, _ width: Int, to out: inout TextWriter) {
        out.write("  \(label)")
        out.indent(width - columns(label) + 2)
        var column = width + 4
        for word in summary.split(separator: " ") {
            if column > width + 4 {
                if column + 1 + columns(word) > lineWidth {
                    out.newline()
                    out.indent(width + 4)
                    column = width + 4
                } else {
                    out.write(" ")
                    column += 1
                }
            }
            out.write(String(word))
            column += columns(word)
        }
        out.newline()
    }

    /// The columns of a line of help.
    private static let lineWidth = 100

    /// The columns that a text takes on a terminal: none of ours is wider than its scalars are many.
    private static func columns(_ text: some StringProtocol) -> Int { text.unicodeScalars.count }
}

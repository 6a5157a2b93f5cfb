/// The program: finds the command, takes its arguments apart and runs it.
enum CommandLineTool {
    static func run(_ arguments: [String]) -> ExitCode {
        var help = "viewc --help"
        do throws(UsageError) {
            guard arguments.count > 1 else {
                Console.error(HelpText.overview())
                return .usage
            }
            let rest = arguments.dropFirst(2)
            switch arguments[1] {
            case "--help", "-h": return show(HelpText.overview())
            case "--version": return show(HelpText.version)
            case "help":
                guard let name = rest.first else { return show(HelpText.overview()) }
                return show(HelpText.text(try Command.named(name)))
            default: break
            }
            let command = try Command.named(arguments[1])
            help = "viewc \(command.name) --help"
            return try run(command, rest)
        } catch {
            Console.error("viewc: \(error.message)\nSee `\(help)`.\n")
            return .usage
        }
    }

    private static func run(_ command: Command, _ arguments: ArraySlice<String>) throws(UsageError) -> ExitCode {
        if asksForHelp(arguments) { return show(HelpText.text(command)) }
        let parsed = try ParsedArguments(arguments, { command.allOptions })
        try parsed.startLimits()
        if command.choosesItsStack, BigStack.isMainStackUsual { return try command.run(parsed) }
        var problem: UsageError?
        let code = BigStack.run {
            do throws(UsageError) {
                return try command.run(parsed)
            } catch {
                problem = error
                return .usage
            }
        }
        if let problem { throw problem }
        return code
    }

    /// Whether `--help` stands among the arguments, whatever else is wrong with them.
    private static func asksForHelp(_ arguments: ArraySlice<String>) -> Bool {
        arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    private static func show(_ text: String) -> ExitCode {
        Console.output(text)
        return .fine
    }
}

import ViewBase
import ViewCompiler

extension Command {
    static let ir = Command(
        name: "ir",
        summary: "print the layout IR",
        about: """
            Prints the checked program that is evaluated: declarations, elements with their rows,
            overloads and modifiers, typed expressions, and the line and column of each.

            """,
        options: {
            [("Diagnostic options", DiagnosticOptions.table)]
        },
        examples: [("viewc ir Samples/Settings.view", "prints the program of one file and what it imports")],
        run: { arguments throws(UsageError) in
            try arguments.requireOneFile()
            let session = try Session(arguments)
            let code = session.report(session.compilation.diagnostics)
            if code == .fine, let text = session.compilation.printedIR() { Console.output(SafeText.lines(text)) }
            return code
        })
}

import ViewBase
import ViewCatalog
import ViewCompiler

extension Command {
    static let reference = Command(
        name: "reference",
        summary: "list the elements and modifiers",
        operands: "[NAME…]",
        about: """
            Prints the language's reference, made from the tables that the compiler reads: elements and
            modifiers with every way to write them, types with their members, the environment. A NAME
            prints the entries of that name only.

            """,
        options: {
            [
                (
                    "Reference options",
                    [OptionSpec("--grammar", "NAME", "a grammar for editors: textmate, vim, tree-sitter or highlights")]
                )
            ]
        },
        examples: [
            ("viewc reference HStack", "one element"),
            ("viewc reference .padding Font.Weight", "a modifier and a type"),
            ("viewc reference > Reference.md", "the whole reference, as Markdown"),
            ("viewc reference --grammar vim > view.vim", "a syntax file for Vim"),
        ],
        run: { arguments throws(UsageError) in
            if let name = arguments.value("--grammar") { return try printGrammar(name, arguments.operands) }
            if arguments.operands.isEmpty { Console.output(ReferencePage.whole) }
            var code = ExitCode.fine
            for name in arguments.operands {
                if let entry = ReferencePage.entry(name) {
                    Console.output(entry)
                } else {
                    Console.error("viewc: \(ReferencePage.note(onUnknown: name))\n")
                    code = .failed
                }
            }
            return code
        })

    private static func printGrammar(_ name: String, _ operands: [String]) throws(UsageError) -> ExitCode {
        if let extra = operands.first { throw UsageError("`--grammar` takes no names, so not `\(extra)`") }
        guard let grammar = EditorGrammar.allCases.first(where: { $0.name == name }) else {
            let names = EditorGrammar.allCases.map { $0.name }
            throw UsageError(
                "`--grammar` takes one of \(names.joined(separator: ", ")), not `\(name)`",
                suggestion: Spelling.nearest(to: name, among: names))
        }
        Console.output(grammar.text)
        return .fine
    }
}

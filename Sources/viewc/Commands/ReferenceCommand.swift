import ViewBase
import ViewCatalog

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
        examples: [
            ("viewc reference HStack", "one element"),
            ("viewc reference .padding Font.Weight", "a modifier and a type"),
            ("viewc reference > Reference.md", "the whole reference, as Markdown"),
        ],
        run: { arguments throws(UsageError) in
            if arguments.operands.isEmpty { Console.output(ReferencePage.whole) }
            for name in arguments.operands {
                guard let entry = ReferencePage.entry(name) else {
                    if let note = ReferencePage.note(onForeign: name) { throw UsageError(note) }
                    let suggestion = Spelling.nearest(to: name, among: ReferencePage.names)
                    throw UsageError("the reference has no `\(name)`", suggestion: suggestion)
                }
                Console.output(entry)
            }
            return .fine
        })
}

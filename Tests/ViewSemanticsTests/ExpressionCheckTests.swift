import Testing
import ViewBase
import ViewIR
import ViewSyntax

@testable import ViewSemantics

@Suite("Expressions from the command line")
struct ExpressionCheckTests {
    static let program = """
        record Tag(id: Int, title: String)
        let shared = [Tag(id: 1, title: "a")]
        view A(width: Double, tags: [Tag], name: Binding<String>) { Text(name) }
        """

    /// The diagnostics and the type of an expression for a parameter of the view, by its index.
    private func check(_ text: String, parameter: Int) -> (messages: [String], type: TypeShape?) {
        var names = Interner()
        let source = SourceFile(id: FileID(0), path: "test.view", bytes: Array(Self.program.utf8))
        let parsed = Parser.parse(source, &names)
        let result = Checker.check([FileToCheck(tree: parsed.tree)], names: names)
        var numbered = result.program.names
        let given = SourceFile(id: FileID(1), path: "--arg", bytes: Array(text.utf8))
        let tree = Parser.parseExpression(given, &numbered)
        let expected = result.program.views[ViewID(0)].parameters[parameter].type
        let checked = result.check(expression: tree.tree, names: numbered, expected: expected, namesOf: FileID(0))
        let shape = checked.expression.map { checked.program.types.shape(checked.program.type($0)) }
        return ((tree.diagnostics + checked.diagnostics).map { $0.message }, shape)
    }

    @Test func numbersAndNames() {
        #expect(check("12", parameter: 0).type == .double)
        #expect(check("12", parameter: 0).messages == [])
        #expect(check("shared + [Tag(id: 2, title: \"b\")]", parameter: 1).messages == [])
    }

    @Test func bindingTakesItsValue() {
        #expect(check("\"x\"", parameter: 2).type == .string)
    }

    @Test func mistakesAreReported() {
        #expect(check("\"x\"", parameter: 0).messages == ["this is `String`, but `Double` is expected"])
        #expect(check("12 13", parameter: 0).messages.count == 1)
        #expect(check("", parameter: 0).messages.count == 1)
        #expect(check("missing", parameter: 0).messages == ["nothing here is called `missing`"])
    }
}

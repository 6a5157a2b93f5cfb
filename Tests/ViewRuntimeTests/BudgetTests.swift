import Testing
import ViewBase
import ViewIR
import ViewRuntime
import ViewTree

/// Views without an end, and too large ones, end in one diagnostic that names the views on the way.
@Suite struct BudgetTests {
    private func messages(_ source: String, view: String? = nil, budget: EvaluationBudget = .small) -> [String] {
        Shown(source, view: view, budget: budget).screen.diagnostics.map { $0.message }
    }

    @Test func aViewThatContainsItself() {
        let found = messages(
            """
            view A(n: Int = 0) { VStack { if n >= 0 { B(n: n + 1) } } }
            view B(n: Int) { Text("b").overlay { A(n: n) } }
            """, view: "A")
        #expect(found == ["views nest more than 200 deep: A → B → A"])
    }

    @Test func viewsThatDouble() {
        var source = "view A0 { Text(\"x\") }\n"
        for index in 1...40 { source += "view A\(index) { A\(index - 1)(); A\(index - 1)() }\n" }
        let found = messages(source)
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("more than 10000 elements, in A40 → A39 → A38 → A37 → A36 → … → "))
    }

    /// What a test shows stands in a view without a name.
    @Test func aTestIsNoViewOnTheWay() {
        let source = """
            test "t" {
                state n = 0
                action go { for i in 0..<5000 { n = i } }
                show Button("a", action: go).named(#a) at (100, 100)
                tap #a
            }
            """
        let program = Shown.check(source)
        let files = [SourceFile(id: FileID(0), path: "test.view", bytes: Array(source.utf8))]
        var surroundings = TestSurroundings()
        surroundings.budget.steps = 1000
        let runs = TestCase.all(of: TestID(0), in: program)
        let outcome = TestRun.outcome(of: runs[0], in: program, files, surroundings)
        #expect(outcome.failures.map { $0.diagnostic.message } == ["evaluation takes more than 1000 steps"])
    }

    @Test func whatCouldNotBeFinishedIsNotLaidOut() {
        let shown = Shown("view A(n: Int = 0) { VStack { Text(\"a\"); if n >= 0 { A(n: n + 1) } } }", budget: .small)
        #expect(shown.codes == ["V0310"])
        #expect(shown.report.nodes.count == 1)
        #expect(shown.size == [0, 0])
    }

    @Test func aLoopWithoutAnEnd() {
        let found = messages(
            "view Many { VStack { ForEach(0..<1_000_000_000, id: \\.self) { i in Color.red } } }",
            budget: EvaluationBudget())
        #expect(found == ["more than 1000000 elements, in Many"])
    }

    @Test func anEmptyLoopWithoutAnEnd() {
        let found = messages("view Many { ForEach(0..<1_000_000_000, id: \\.self) { i in if i < 0 { Color.red } } }")
        #expect(found == ["loops go round more than 10000 times, in Many"])
    }
}

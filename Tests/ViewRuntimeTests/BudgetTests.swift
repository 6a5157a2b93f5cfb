import Testing
import ViewBase
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

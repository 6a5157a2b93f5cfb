import Testing
import ViewBase
import ViewRuntime
import ViewTree

/// The first values of states, which may read what else the view has.
@Suite struct FirstValueTests {
    /// Parameters, constants, states after them, the environment; whatever the order.
    @Test func readMembersOfTheView() {
        let shown = Shown(
            """
            view A(start: Int = 2) {
                state late = early + double
                let double = start * 2
                state early = 10
                state dark = note
                let note = env.colorScheme == .dark ? "dark" : "light"
                Text("\\(late) \\(dark)")
            }
            """)
        #expect(shown.screen.diagnostics.isEmpty)
        #expect(shown.report.nodes.compactMap { $0.text } == ["14 light"])
    }

    @Test func failOnceWithTheConstantThatTheyRead() {
        let shown = Shown(
            """
            view A(zero: Int = 0) {
                let bad = 1 / zero
                state one = bad + bad
                state two = one + one + bad
                Text("\\(two)")
            }
            """)
        #expect(shown.screen.diagnostics.map { $0.message } == ["division by zero"])
    }
}

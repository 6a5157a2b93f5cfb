import Testing
import ViewBase
import ViewRuntime

/// Arguments that mean nothing for their parameters, found where they are evaluated; literals are errors of the checker.
@Suite struct LimitTests {
    @Test(arguments: [
        ("Text(\"a\").onTapGesture(count: n) {}", "`count` must be at least 1, not 0"),
        ("Text(\"a\").gridCellColumns(n)", "`count` must be at least 1, not 0"),
        (
            "Color.red.containerRelativeFrame(.vertical, count: 2, span: n, spacing: 1)",
            "`span` must be at least 1, not 0"
        ),
        ("Text(\"a\").animation(.linear(duration: x), value: n)", "`duration` must be 0 or more, not -1"),
        ("Text(\"a\").animation(.smooth(duration: x), value: n)", "`duration` must be 0 or more, not -1"),
        ("Text(\"a\").animation(.linear.speed(x + 1), value: n)", "`speed` must be more than 0, not 0"),
        ("Text(\"a\").animation(.linear.repeatCount(n), value: n)", "`repeatCount` must be at least 1, not 0"),
        ("Text(\"a\").animation(.spring(response: x), value: n)", "`response` must be 0 or more, not -1"),
        ("Text(\"a\").animation(.spring(dampingFraction: x), value: n)", "`dampingFraction` must be 0 or more, not -1"),
        ("Text(\"a\").animation(.spring(bounce: x * 2), value: n)", "`bounce` must be from -1 to 1, not -2"),
        ("ProgressView(\"a\", value: 0.5, total: x + 1)", "`total` must be more than 0, not 0"),
        ("Slider(value: .constant(0.5), in: 0...1, step: x) { Text(\"a\") }", "`step` must be more than 0, not -1"),
        ("Stepper(\"a\", value: .constant(1), step: n)", "`step` must be more than 0, not 0"),
        (
            "Text(\"a\").environment(\\.locale, Locale(identifier: s))",
            "a locale must be a language, as `de`, with what follows it, as `pt-BR`, not \"-US\""
        ),
    ])
    func evaluated(_ element: String, _ message: String) {
        let shown = LiveShown("view V { state n = 0; state x = -1.0; state s = \"-US\"; \(element) }")
        #expect(shown.screen.diagnostics.map { $0.message } == [message])
        #expect(shown.codes == ["V0250"])
    }

    @Test func whatALimitAllowsIsTaken() {
        let shown = LiveShown(
            """
            view V {
                state n = 1
                state x = 0.0
                Text("a").onTapGesture(count: n) {}.gridCellColumns(n)
                    .animation(.linear(duration: x).repeatCount(n).speed(0.5).delay(-1), value: n)
                    .animation(.spring(response: x, dampingFraction: x), value: n)
                    .environment(\\.locale, Locale(identifier: "zh_Hant_TW"))
            }
            """)
        #expect(shown.codes == [])
    }
}

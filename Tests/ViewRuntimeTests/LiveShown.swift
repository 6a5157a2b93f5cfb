import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewTree

@testable import ViewRuntime

/// A live screen of a source's last view, in `fixed` metrics.
struct LiveShown {
    let screen: LiveScreen

    init(
        _ source: String, width: Double = 300, height: Double = 300, environment: EnvironmentValues = .fixed,
        budget: EvaluationBudget = EvaluationBudget(), draws: Bool = false
    ) {
        let program = Shown.check(source)
        var input = EvaluationInput(.view(program.views.ids.last ?? ViewID(0)))
        input.environment = environment
        input.budget = budget
        input.makesLooks = draws
        screen = LiveScreen(program, input, in: WindowContext(width: width, height: height, environment))
    }

    var report: Report { screen.report("") }

    var reportText: String { String(decoding: report.text(), as: UTF8.self) }

    /// What each text shows, in order.
    var texts: [String] { report.nodes.filter { $0.kind == "Text" }.map { $0.text ?? "" } }

    /// What was printed.
    var printed: [String] { screen.printed }

    var codes: [String] { screen.diagnostics.map { $0.code.text } }

    func node(_ name: String) -> ReportNode? { report.nodes.first { $0.name == name } }

    /// Taps the middle of what has a name.
    func tap(_ name: String) {
        guard let frame = node(name)?.frame else {
            Issue.record("nothing is named \(name)")
            return
        }
        screen.tap(at: Point(x: frame.midX, y: frame.midY))
    }

    func tap(_ x: Double, _ y: Double) { screen.tap(at: Point(x: x, y: y)) }

    func type(_ text: String, into name: String) {
        guard let node = screen.nodes(named: name).first else {
            Issue.record("nothing is named \(name)")
            return
        }
        #expect(screen.type(text, into: node))
    }

    /// What an event works.
    func work(_ event: () -> Void) -> LiveCounters {
        let before = screen.counters
        event()
        var after = screen.counters
        after.evaluations -= before.evaluations
        after.parts -= before.parts
        after.steps -= before.steps
        after.layout.sizes -= before.layout.sizes
        after.layout.leafAnswers -= before.layout.leafAnswers
        after.layout.textMeasures -= before.layout.textMeasures
        after.layout.placed -= before.layout.placed
        return after
    }

    func change(_ change: (inout EnvironmentValues) -> Void) {
        var environment = screen.environment
        change(&environment)
        screen.change(environment, screen.window)
    }
}

extension LiveScreen {
    /// Evaluates all and lays it out anew, as if nothing were known of what is shown but its states.
    func evaluateAfresh() {
        needsEvaluation = true
        hasContent = false
        event {}
    }
}

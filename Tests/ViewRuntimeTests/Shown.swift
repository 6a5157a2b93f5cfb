import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewSemantics
import ViewSyntax
import ViewText
import ViewTree

/// A view laid out from its source, in `fixed` metrics.
struct Shown {
    let program: Program
    let screen: EvaluatedScreen
    let placements: Placements<Double>
    let report: Report

    /// Lays out the last view of a source, or the one named, in a window.
    init(
        _ source: String,
        view: String? = nil,
        width: Double? = 390,
        height: Double? = 844,
        environment: EnvironmentValues = .fixed,
        budget: EvaluationBudget = EvaluationBudget(),
        safeArea: EdgeInsets<Double> = .none
    ) {
        program = Shown.check(source)
        var root = program.views.ids.last
        for id in program.views.ids where program.names.text(program.views[id].header.name) == view { root = id }
        var input = EvaluationInput(.view(root ?? ViewID(0)))
        input.environment = environment
        input.budget = budget
        screen = Evaluator.evaluate(program, input)
        placements = Shown.layout(screen, width, height, environment, safeArea)
        report = Report(
            view: view ?? "", window: WindowContext(width: width, height: height), placements: placements,
            infos: screen.infos)
    }

    /// The checked program of a source, whose mistakes fail the test.
    static func check(_ source: String) -> Program {
        var names = Interner()
        let file = SourceFile(id: FileID(0), path: "test.view", bytes: Array(source.utf8))
        let parse = Parser.parse(file, &names)
        let result = Checker.check([FileToCheck(tree: parse.tree)], names: names)
        for diagnostic in parse.diagnostics + result.diagnostics where diagnostic.severity == .error {
            Issue.record("\(diagnostic.message) at \(diagnostic.range.start)")
        }
        return result.program
    }

    static func layout(
        _ screen: EvaluatedScreen, _ width: Double?, _ height: Double?, _ environment: EnvironmentValues,
        _ safeArea: EdgeInsets<Double> = .none
    ) -> Placements<Double> {
        let window = ProposedSize(width: width, height: height)
        let context = LayoutContext(
            window: window, safeArea: safeArea, keyboardHeight: environment.keyboardHeight,
            isRightToLeft: environment.isRightToLeft)
        return screen.layout(window, in: context)
    }

    /// The kinds and names as an indented tree.
    var tree: String {
        var ends: [Int] = []
        var lines: [String] = []
        for index in report.nodes.indices {
            while let end = ends.last, end <= index { ends.removeLast() }
            let node = report.nodes[index]
            lines.append(String(repeating: " ", count: ends.count) + node.kind + (node.name.map { " #" + $0 } ?? ""))
            ends.append(node.end)
        }
        return lines.joined(separator: "\n")
    }

    /// The node with a name.
    func node(_ name: String) -> ReportNode? { report.nodes.first { $0.name == name } }

    /// The frame of the node with a name: x, y, width, height.
    func frame(_ name: String) -> [Double] { node(name).map { Shown.numbers($0.frame) } ?? [] }

    /// The frame of the first node of a kind.
    func frame(kind: String) -> [Double] {
        report.nodes.first { $0.kind == kind }.map { Shown.numbers($0.frame) } ?? []
    }

    private static func numbers(_ frame: Rect<Double>) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

    /// The size of the root.
    var size: [Double] { [placements.size.width, placements.size.height] }

    /// The codes of what went wrong.
    var codes: [String] { screen.diagnostics.map { $0.code.text } }

    /// What each text shows, in order.
    var texts: [String] { report.nodes.filter { $0.kind == "Text" }.map { $0.text ?? "" } }
}

extension EvaluationBudget {
    /// A small one, so that what exhausts it does so at once.
    static var small: EvaluationBudget {
        var budget = EvaluationBudget()
        budget.nodes = 10_000
        budget.steps = 200_000
        budget.iterations = 10_000
        return budget
    }
}

extension EnvironmentValues {
    /// The defaults, with `fixed` metrics.
    static var fixed: EnvironmentValues {
        var values = EnvironmentValues()
        values.textMetrics = .fixed
        return values
    }
}

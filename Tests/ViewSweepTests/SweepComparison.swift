import ViewBase
import ViewCompiler
import ViewFiles
import ViewLayout
import ViewRuntime
import ViewSweep
import ViewTree

/// Sweeps of a file, held to a fresh layout for each of many values.
struct SweepComparison {
    enum Side { case width, height }

    /// What comparing gave.
    struct Result {
        var values = 0
        var pieces = 0
        /// How many of the pieces were found by trying.
        var triedPieces = 0
        /// What the sweep says of a value and is not so.
        var problems: [String] = []
    }

    private let compilation: Compilation

    /// nil for a file that has errors.
    init?(_ path: String) {
        compilation = Compilation([path], from: FileSources(allowsOutside: true))
        if compilation.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    }

    /// Compares at all values that are a step apart, at an uneven one a point, and around each event; nil for a screen of
    /// which an expression fails.
    func compare(_ side: Side, from: Double, to: Double, every step: Double) throws -> Result? {
        let range = side == .width ? SweepRange.width(from: from, to: to) : .height(from: from, to: to)
        let outcome = try compilation.sweep(range, EvaluationOptions())
        guard let sweep = outcome.sweep else { return nil }
        let screen = try PlainScreen(compilation, side)
        var result = Result()
        result.pieces = sweep.pieces.count
        result.triedPieces = sweep.pieces.count { $0.isApproximate }
        for value in SweepComparison.values(sweep, from, to, step) {
            result.values += 1
            if let problem = problem(sweep, at: value, screen.outline(at: value)) { result.problems.append(problem) }
        }
        return result
    }

    private static func values(_ sweep: Sweep, _ from: Double, _ to: Double, _ step: Double) -> [Double] {
        var values: [Double] = []
        let pointsApart = max(1, Int(1 / step))
        for index in 0...Int((to - from) / step) {
            let value = from + Double(index) * step
            values.append(value)
            if index % pointsApart == 0 { values.append(value + 0.2820_9479_1773 * step) }
        }
        for event in sweep.events where !event.isApproximate {
            if case .number(let at) = event.at { values += [at.nextDown, at, at.nextUp] }
        }
        return values.filter { from <= $0 && $0 <= to }
    }

    /// What is wrong with a sweep at a value; nil where nothing is.
    private func problem(_ sweep: Sweep, at input: Double, _ expected: ScreenOutline) -> String? {
        let piece = sweep.pieces.last { piece in
            guard case .number(let from) = piece.from else { return false }
            return from < input || from == input && !piece.isOpen
        }
        guard let piece, case .number(let from) = piece.from else { return "no piece at \(input)" }
        if !piece.isApproximate, !piece.outline.isSame(as: expected) { return "another structure at \(input)" }
        // Between values that were tried, there may be other elements.
        if piece.outline.frames.count != expected.frames.count { return nil }
        for index in expected.frames.indices {
            let (own, frame) = (piece.outline.frames[index], expected.frames[index])
            let pairs = [
                (own.x, frame.x), (own.y, frame.y), (own.width, frame.width), (own.height, frame.height),
            ]
            for (number, value) in pairs {
                let said = number.after(input - from)
                if said == value.value || (said - value.value).magnitude <= piece.error + 1e-9 { continue }
                return "at \(input), after \(from): \(expected.nodes[index].kind) \(said), not \(value.value)"
            }
        }
        return nil
    }
}

/// A screen laid out anew for each value of what is swept.
private struct PlainScreen {
    private let screen: EvaluatedScreen
    private let window: WindowContext
    private let side: SweepComparison.Side

    init(_ compilation: Compilation, _ side: SweepComparison.Side) throws {
        let chosen = try compilation.chosenScreen(EvaluationOptions())
        screen = Evaluator.evaluate(chosen.program, chosen.input, assets: chosen.assets)
        window = chosen.windows[0]
        self.side = side
    }

    func outline(at input: Double) -> ScreenOutline {
        var window = window
        if side == .width { window.width = input } else { window.height = input }
        return ScreenOutline(screen.layout(window.proposal, in: window.layoutContext), screen.infos)
    }
}

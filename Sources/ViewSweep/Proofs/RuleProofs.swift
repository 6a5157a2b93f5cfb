import ViewBase
import ViewCompiler
import ViewRuntime
import ViewTree

/// The proofs of one screen in one text size.
struct RuleProofs {
    private let swept: SweptRules
    private let rules: [ScreenRule]
    private let title: String
    private let isWidth: Bool
    private let from: Double
    private let to: Double

    /// A band is small that is narrower than this.
    private static let smallBand = 24.0

    init(_ chosen: ChosenScreen, _ ranges: RuleRanges, _ progress: @escaping SweepProgress) {
        switch ranges.range {
        case .height(let from, let to): (isWidth, self.from, self.to) = (false, from, to)
        case .width(let from, let to): (isWidth, self.from, self.to) = (true, from, to)
        default: (isWidth, self.from, self.to) = (true, 320, 1024)
        }
        var window = chosen.windows[0]
        if let side = ranges.otherSide {
            if isWidth { window.height = side } else { window.width = side }
        }
        if isWidth { window.width = from } else { window.height = from }
        swept = SweptRules(chosen, in: window, isWidth: isWidth, ranges.rules, progress)
        rules = ranges.rules
        title = chosen.name
    }

    /// How many layouts the proofs took.
    var layouts: Int { swept.layouts }

    func proved() throws(OptionProblem) -> (proofs: [Proof], diagnostics: [Diagnostic]) {
        swept.decide(by: swept.state(at: from))
        let walk = PieceWalk(swept, from: from, to: swept.isDecided ? from : to) { turn in
            swept.decide(by: turn.after)
            return swept.isDecided
        }
        if walk.isGivenUp { throw .tooMuchToTry(from: from, to: to, reached: walk.place) }
        return (rules.map { proof(of: $0, walk) }, swept.diagnostics)
    }

    private func proof(of rule: ScreenRule, _ walk: PieceWalk<SweptRules>) -> Proof {
        let broken = rule == .narrowBands ? band() : first(rule, walk)
        let tried = broken.map { walk.tried.below($0.at) } ?? walk.tried
        let name = TestName(title: title + ": " + rule.meaning, label: [])
        let failure = broken.map { broken in
            let input = broken.isOpen ? broken.at.nextUp : broken.at
            return Proof.Failure(
                at: broken.at, isOpen: broken.isOpen, isApproximate: broken.isApproximate,
                outcome: TestOutcome(
                    name: name, range: SourceRange(file: FileID(0), 0..<0),
                    failures: [swept.failure(broken.problem, at: input)], warnings: [], snapshots: []))
        }
        return Proof(
            name: name, range: SourceRange(file: FileID(0), 0..<0), number: isWidth ? "width" : "height", from: from,
            to: to, failure: failure, tried: tried)
    }

    /// Where something is wrong first.
    private struct Broken {
        let at: Double
        var isOpen = false
        var isApproximate = false
        let problem: RuleProblem
    }

    private func first(_ rule: ScreenRule, _ walk: PieceWalk<SweptRules>) -> Broken? {
        if let problem = swept.firstFindings?.problem(rule) { return Broken(at: from, problem: problem) }
        for turn in walk.turns {
            guard let problem = turn.after.problem(rule) else { continue }
            return Broken(at: turn.at, isOpen: turn.isOpen, isApproximate: turn.isApproximate, problem: problem)
        }
        return nil
    }

    /// A text that takes more lines in a small band than on both sides of it.
    private func band() -> Broken? {
        let steps = swept.lineSteps
        for (position, step) in steps.enumerated().dropFirst() {
            let (before, inside) = (steps[position - 1].counts, step.counts)
            guard before.count == inside.count else { continue }
            for text in inside.indices where inside[text] > before[text] {
                for next in steps[(position + 1)...] {
                    guard next.at - step.at < RuleProofs.smallBand, next.counts.count == inside.count else { break }
                    guard next.counts[text] < inside[text] else { continue }
                    if let broken = band(of: text, from: step, before[text], to: next) { return broken }
                    break
                }
            }
        }
        return nil
    }

    /// What is wrong with a text that takes more lines from one step to another, if it does.
    private func band(of text: Int, from step: LineStep, _ before: Int, to next: LineStep) -> Broken? {
        let lines = step.counts[text]
        guard let start = swept.place(of: step, text: text, from: before),
            let end = swept.place(of: next, text: text, from: lines)
        else { return nil }
        let inside = swept.state(at: start.isOpen ? start.value.nextUp : start.value)
        let message =
            "text \(text + 1) of the screen takes \(lines) lines from " + Decimal.text(start.value) + " to "
            + Decimal.text(end.value) + " only"
        return Broken(
            at: start.value, isOpen: start.isOpen, isApproximate: step.isTried,
            problem: RuleProblem(message, inside.origins[text]))
    }
}

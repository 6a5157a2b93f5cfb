import ViewBase
import ViewCompiler
import ViewIR
import ViewRuntime
import ViewText
import ViewTree

/// Which rules are proved, over which windows and text sizes.
public struct RuleRanges: Sendable {
    public var rules: [ScreenRule]
    /// The side of the window that is swept, a width or a height.
    public var range = SweepRange.width(from: 320, to: 1024)
    /// The other side; nil for the screen's own.
    public var otherSide: Double?
    public var sizes: [DynamicTypeSize] = DynamicTypeSize.allCases
    /// The languages; none for the options' own.
    public var locales: [String] = []

    public init(_ rules: [ScreenRule]) { self.rules = rules }
}

/// What the proofs of rules gave.
public struct RuleOutcome: Sendable {
    /// None where the diagnostics have errors.
    public let proofs: [Proof]
    public let diagnostics: [Diagnostic]
    /// The program's files, then the values given as files of their own.
    public let files: [SourceFile]

    public init(proofs: [Proof], diagnostics: [Diagnostic], files: [SourceFile]) {
        self.proofs = proofs
        self.diagnostics = diagnostics
        self.files = files
    }
}

extension Compilation {
    /// Proves rules for what options choose, or for each preview of the first file named; the program has no errors.
    ///
    /// What is so in several text sizes is one proof, which shows the first of them.
    public func proofs(
        of ranges: RuleRanges, _ options: EvaluationOptions, progress: @escaping SweepProgress = { _ in }
    ) throws(OptionProblem) -> RuleOutcome {
        var proofs: [Proof] = []
        var diagnostics: [Diagnostic] = []
        var files: [SourceFile] = []
        let locales = ranges.locales.isEmpty ? [options.locale] : ranges.locales.map { Optional($0) }
        for view in options.view.map({ [Optional($0)] }) ?? previews {
            for locale in locales {
                var group = RuleProofGroup(ranges.sizes, locale: locales.count > 1 ? locale : nil)
                for size in ranges.sizes {
                    var options = options
                    options.view = view
                    options.locale = locale
                    options.dynamicTypeSize = size
                    let chosen = try chosenScreen(options)
                    files = chosen.files
                    var found = chosen.diagnostics
                    if !chosen.isRefused {
                        let (own, problems) = try RuleProofs(chosen, ranges, progress).proved()
                        for proof in own { group.add(proof, in: size) }
                        found += problems
                    }
                    for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
                    if diagnostics.contains(where: { $0.severity == .error }) {
                        return RuleOutcome(proofs: [], diagnostics: diagnostics, files: files)
                    }
                }
                proofs += group.proofs
            }
        }
        return RuleOutcome(proofs: proofs, diagnostics: diagnostics, files: files)
    }

    /// The titles of the first file's previews; nil for what it shows where there is none.
    private var previews: [String?] {
        var titles: [String?] = []
        for declarations in program.files where declarations.id == sources.entries.first {
            for case .preview(let preview) in declarations.declarations {
                titles.append(program.previews[preview].title ?? "preview")
            }
        }
        return titles.isEmpty ? [nil] : titles
    }
}

/// The proofs of one screen in one text size.
private struct RuleProofs {
    private let chosen: ChosenScreen
    private let ranges: RuleRanges
    private let progress: SweepProgress
    private let isWidth: Bool
    private let from: Double
    private let to: Double

    /// A band is small that is narrower than this.
    private static let smallBand = 24.0

    init(_ chosen: ChosenScreen, _ ranges: RuleRanges, _ progress: @escaping SweepProgress) {
        self.chosen = chosen
        self.ranges = ranges
        self.progress = progress
        switch ranges.range {
        case .height(let from, let to): (isWidth, self.from, self.to) = (false, from, to)
        case .width(let from, let to): (isWidth, self.from, self.to) = (true, from, to)
        default: (isWidth, self.from, self.to) = (true, 320, 1024)
        }
    }

    func proved() throws(OptionProblem) -> (proofs: [Proof], diagnostics: [Diagnostic]) {
        var window = chosen.windows[0]
        if let side = ranges.otherSide {
            if isWidth { window.height = side } else { window.width = side }
        }
        if isWidth { window.width = from } else { window.height = from }
        let swept = SweptRules(chosen, in: window, isWidth: isWidth, ranges.rules, progress)
        let walk = PieceWalk(swept, from: from, to: to)
        if walk.isGivenUp { throw .tooMuchToTry(from: from, to: to, reached: walk.place) }
        return (ranges.rules.map { proof(of: $0, swept, walk) }, swept.diagnostics)
    }

    private func proof(of rule: ScreenRule, _ swept: SweptRules, _ walk: PieceWalk<SweptRules>) -> Proof {
        let broken = rule == .narrowBands ? band(walk) : first(rule, walk)
        let name = TestName(title: chosen.name + ": " + rule.meaning, label: [])
        let failure = broken.map { broken in
            let input = broken.isOpen ? broken.at.nextUp : broken.at
            return Proof.Failure(
                at: broken.at, isOpen: broken.isOpen, isApproximate: broken.isApproximate,
                isFirst: !walk.hasTried(before: broken.at),
                outcome: TestOutcome(
                    name: name, range: SourceRange(file: FileID(0), 0..<0),
                    failures: [swept.failure(broken.problem, at: input)], warnings: [], snapshots: []))
        }
        return Proof(
            name: name, range: SourceRange(file: FileID(0), 0..<0), number: isWidth ? "width" : "height", from: from,
            to: to, failure: failure, isTried: walk.pieces.contains { $0.isApproximate })
    }

    /// Where something is wrong first.
    private struct Broken {
        let at: Double
        var isOpen = false
        var isApproximate = false
        let problem: RuleProblem
    }

    private func first(_ rule: ScreenRule, _ walk: PieceWalk<SweptRules>) -> Broken? {
        if let problem = walk.pieces.first?.state.problem(rule) { return Broken(at: from, problem: problem) }
        for turn in walk.turns {
            guard let problem = turn.after.problem(rule) else { continue }
            return Broken(at: turn.at, isOpen: turn.isOpen, isApproximate: turn.isApproximate, problem: problem)
        }
        return nil
    }

    /// A text that takes more lines in a small band than on both sides of it.
    private func band(_ walk: PieceWalk<SweptRules>) -> Broken? {
        for (position, turn) in walk.turns.enumerated() {
            let (before, inside) = (turn.before.lineCounts, turn.after.lineCounts)
            guard before.count == inside.count else { continue }
            for text in inside.indices where inside[text] > before[text] {
                for next in walk.turns[(position + 1)...] {
                    let after = next.after.lineCounts
                    guard next.at - turn.at < RuleProofs.smallBand, after.count == inside.count else { break }
                    guard after[text] < inside[text] else { continue }
                    let message =
                        "text \(text + 1) of the screen takes \(inside[text]) lines from "
                        + Decimal.text(turn.at) + " to " + Decimal.text(next.at) + " only"
                    return Broken(
                        at: turn.at, isOpen: turn.isOpen, isApproximate: turn.isApproximate,
                        problem: RuleProblem(message, turn.after.origins[text]))
                }
            }
        }
        return nil
    }
}

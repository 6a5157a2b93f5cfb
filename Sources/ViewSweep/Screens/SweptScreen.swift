import ViewBase
import ViewCompiler
import ViewLayout
import ViewRuntime
import ViewTree

/// A screen along one input: a side of its window, or a parameter of its view.
final class SweptScreen: Swept {
    /// What the numbers of a screen follow.
    enum Input {
        case width
        case height
        /// The parameter of this index.
        case parameter(Int)
    }

    private let chosen: ChosenScreen
    private let window: WindowContext
    private let input: Input
    private var plain: EvaluatedScreen?
    private var followed: FollowedScreen?
    /// The states asked for last, since the walk asks for some twice.
    private var recent: [(input: Double, state: ScreenOutline)] = []
    /// What went wrong in evaluation, once each.
    private(set) var diagnostics: [Diagnostic] = []
    /// How many layouts were made.
    private(set) var layouts = 0

    private let progress: SweepProgress

    private static let mostRecent = 6

    init(
        _ chosen: ChosenScreen, in window: WindowContext, _ input: Input, _ progress: @escaping SweepProgress
    ) {
        self.progress = progress
        self.chosen = chosen
        self.window = window
        self.input = input
    }

    /// Whether an expression failed for one of the values asked for.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    var isTrusted: Bool { false }

    func state(at input: Double) -> ScreenOutline {
        for known in recent where known.input == input { return known.state }
        layouts += 1
        let screen = plainScreen(at: input)
        let placements = screen.layout(window(at: input).proposal, in: window(at: input).layoutContext)
        for diagnostic in screen.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        let state = ScreenOutline(placements, screen.infos)
        if recent.count == SweptScreen.mostRecent { recent.removeFirst() }
        recent.append((input, state))
        return state
    }

    func course(above input: Double) -> Course<ScreenOutline> {
        layouts += 1
        let screen = followedScreen(at: input)
        var (width, height) = (window.width.map { Slope($0) }, window.height.map { Slope($0) })
        switch self.input {
        case .width: width = .moving(input)
        case .height: height = .moving(input)
        case .parameter: break
        }
        let placements = screen.layout(window, width: width, height: height)
        let state = ScreenOutline(placements, screen.infos) { $0 }
        return Course(
            state: state, reach: screen.turns.reach, isBent: screen.turns.isBent || state.isBent,
            isCurved: state.isBent)
    }

    func isSame(_ a: ScreenOutline, _ b: ScreenOutline) -> Bool { a.isSame(as: b) }
    func isSameButForTexts(_ a: ScreenOutline, _ b: ScreenOutline) -> Bool { a.isSame(as: b, butForTexts: true) }
    func distance(_ a: ScreenOutline, for step: Double, to b: ScreenOutline) -> Double { a.distance(for: step, to: b) }
    func isParallel(_ a: ScreenOutline, _ b: ScreenOutline) -> Bool { a.isParallel(to: b) }
    func following(_ a: ScreenOutline, as b: ScreenOutline) -> ScreenOutline { a.following(b) }
    func leading(_ a: ScreenOutline, over step: Double, to b: ScreenOutline) -> ScreenOutline {
        a.leading(over: step, to: b)
    }
    func pass(_ input: Double) { progress(input) }

    private func window(at input: Double) -> WindowContext {
        var window = window
        switch self.input {
        case .width: window.width = input
        case .height: window.height = input
        case .parameter: break
        }
        return window
    }

    private func plainScreen(at input: Double) -> EvaluatedScreen {
        if case .parameter = self.input {
            return Evaluator.evaluate(chosen.program, given(input), assets: chosen.assets)
        }
        if let plain { return plain }
        let screen = Evaluator.evaluate(chosen.program, chosen.input, assets: chosen.assets)
        plain = screen
        return screen
    }

    private func followedScreen(at input: Double) -> FollowedScreen {
        if case .parameter = self.input {
            return Evaluator.follow(chosen.program, given(input), assets: chosen.assets)
        }
        if let followed, followed.canBeLaidOutAgain { return followed }
        let screen = Evaluator.follow(chosen.program, chosen.input, assets: chosen.assets)
        followed = screen
        return screen
    }

    /// What is evaluated where the input is a parameter.
    private func given(_ input: Double) -> EvaluationInput {
        var given = chosen.input
        if case .parameter(let index) = self.input { given.followed = .init(parameter: index, value: input) }
        return given
    }
}

import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Evaluates programs: the layout IR and values from outside give a tree to lay out.
public enum Evaluator {
    /// The screen that a view or preview shows, with images from a provider.
    public static func evaluate(
        _ program: Program, _ input: EvaluationInput, assets: AssetProvider = AssetProvider()
    ) -> EvaluatedScreen {
        EvaluatedScreen(make(program, input, assets))
    }

    /// The same screen with numbers that follow an input.
    public static func follow(
        _ program: Program, _ input: EvaluationInput, assets: AssetProvider = AssetProvider()
    ) -> FollowedScreen {
        FollowedScreen(make(program, input, assets))
    }

    /// What a preview's head says, in the environment given; a value that cannot be is reported and left out.
    public static func head(
        of preview: PreviewID, in program: Program, _ environment: EnvironmentValues
    ) -> PreviewHead {
        let declaration = program.previews[preview]
        let machine = Machine<Double>(program, EvaluationBudget())
        let frame = machine.makeRoot(environment, frameSize: declaration.frameSize)
        var result = environment
        for setting in declaration.environment {
            let value = machine.evaluate(setting.value, frame)
            if value.isInvalid { continue }
            var changed = result
            machine.set(setting.key, to: value, in: &changed)
            if changed.isMeasurable {
                result = changed
            } else {
                machine.log.add(.impossibleSetting(setting.key, program.range(setting.value)))
            }
        }
        var size: (width: Double, height: Double)?
        if case .size(let width, let height) = declaration.place,
            let width = machine.length(width, frame), let height = machine.length(height, frame)
        {
            size = (width, height)
        }
        return PreviewHead(environment: result, size: size, diagnostics: machine.log.diagnostics)
    }

    /// The tree of a view or preview, still in its maker, with numbers of any kind.
    static func make<S: LayoutScalar>(
        _ program: Program, _ input: EvaluationInput, _ assets: AssetProvider
    ) -> ContentMaker<S> {
        let machine = Machine<S>(program, input.budget)
        let maker = ContentMaker(machine, LayoutTreeBuilder<S>(), ImageAssets(assets))
        make(input, in: maker)
        return maker
    }

    /// Makes the tree of a view or preview in an empty maker.
    static func make<S: LayoutScalar>(_ input: EvaluationInput, in maker: ContentMaker<S>) {
        maker.makesLooks = input.makesLooks
        let machine = maker.machine
        switch input.root {
        case .preview(let preview):
            let declaration = machine.program.previews[preview]
            let frame = machine.makeRoot(
                input.environment, frameSize: max(declaration.frameSize, input.frameSize))
            maker.makeRoot(.content(.block(declaration.body), frame), declaration.range)
        case .view(let view):
            let frame = machine.makeRoot(input.environment, frameSize: input.frameSize)
            maker.makeRoot(view, input, frame)
        }
    }
}

extension Machine<Double> {
    /// A side of a window: a finite number that is not negative; anything else is reported.
    fileprivate func length(_ side: ExpressionID, _ frame: FrameID) -> Double? {
        let value = evaluate(side, frame)
        guard let length = value.double else { return nil }
        if length.isFinite, length >= 0 { return length }
        log.add(.impossibleSetting("a window's side", program.range(side)))
        return nil
    }
}

extension EnvironmentValues {
    /// Whether a window can have these values: a scale above zero, a keyboard and insets that are finite and not
    /// negative.
    var isMeasurable: Bool {
        let insets = safeAreaInsets
        let lengths = [keyboardHeight, insets.top, insets.leading, insets.bottom, insets.trailing]
        return displayScale > 0 && displayScale.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
    }
}

import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Evaluates programs: the layout IR and values from outside give a tree to lay out.
public enum Evaluator {
    /// The screen that a view or preview shows.
    public static func evaluate(_ program: Program, _ input: EvaluationInput) -> EvaluatedScreen {
        EvaluatedScreen(make(program, input))
    }

    /// What `with` of a preview sets, in the environment given.
    public static func environment(
        of preview: PreviewID, in program: Program, _ environment: EnvironmentValues
    ) -> EnvironmentValues {
        let machine = Machine<Double>(program, EvaluationBudget())
        let frame = machine.makeRoot(environment, frameSize: program.previews[preview].frameSize)
        var result = environment
        for setting in program.previews[preview].environment {
            let value = machine.evaluate(setting.value, frame)
            if !value.isInvalid { machine.set(setting.key, to: value, in: &result) }
        }
        return result
    }

    /// The width and height that a preview names; nil where it names none, or a device.
    public static func size(of preview: PreviewID, in program: Program) -> (width: Double, height: Double)? {
        guard case .size(let width, let height) = program.previews[preview].place else { return nil }
        let machine = Machine<Double>(program, EvaluationBudget())
        let frame = machine.makeRoot(EnvironmentValues(), frameSize: program.previews[preview].frameSize)
        guard let width = machine.evaluate(width, frame).double, let height = machine.evaluate(height, frame).double
        else { return nil }
        return (width, height)
    }

    /// The tree of a view or preview, still in its maker, with numbers of any kind.
    static func make<S: LayoutScalar>(_ program: Program, _ input: EvaluationInput) -> ContentMaker<S> {
        let machine = Machine<S>(program, input.budget)
        let maker = ContentMaker(machine, LayoutTreeBuilder<S>())
        switch input.root {
        case .preview(let preview):
            let declaration = program.previews[preview]
            let frame = machine.makeRoot(
                input.environment, frameSize: max(declaration.frameSize, input.frameSize))
            maker.makeRoot(.content(.block(declaration.body), frame), declaration.range)
        case .view(let view):
            let frame = machine.makeRoot(input.environment, frameSize: input.frameSize)
            maker.makeRoot(view, input, frame)
        }
        return maker
    }
}

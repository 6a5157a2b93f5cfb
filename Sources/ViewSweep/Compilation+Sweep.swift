import ViewBase
import ViewCompiler
import ViewIR
import ViewRuntime
import ViewText
import ViewTree

extension Compilation {
    /// Sweeps what the first file named shows over a range; the program has no errors. A side of the window that is
    /// given is the one it has throughout.
    public func sweep(
        _ range: SweepRange, width: Double? = nil, height: Double? = nil, _ options: EvaluationOptions,
        progress: @escaping SweepProgress = { _ in }
    ) throws(OptionProblem) -> SweepOutcome {
        var options = options
        var followed: String?
        switch range {
        case .parameter(let name, _, _): followed = name
        case .dynamicType(let first, _): options.dynamicTypeSize = first
        case .width, .height: break
        }
        let chosen = try chosenScreen(options, followed: followed)
        if chosen.isRefused { return SweepOutcome(sweep: nil, diagnostics: chosen.diagnostics, files: chosen.files) }
        var window = chosen.windows[0]
        window.width = width ?? window.width
        window.height = height ?? window.height
        switch range {
        case .width(let from, let to):
            let screen = SweptScreen(chosen, in: window, .width, progress)
            return try straight(chosen, screen, "width", window, from, to)
        case .height(let from, let to):
            let screen = SweptScreen(chosen, in: window, .height, progress)
            return try straight(chosen, screen, "height", window, from, to)
        case .parameter(let name, let from, let to):
            let (index, isWhole) = try parameter(name, of: chosen)
            let screen = SweptScreen(chosen, in: window, .parameter(index), progress)
            if isWhole { return try wholes(chosen, screen, name, window, from, to) }
            return try straight(chosen, screen, "parameter", window, from, to, of: name)
        case .dynamicType(let from, let to):
            return try textSizes(options, width, height, from, to)
        }
    }

    /// The index of a parameter that can be swept, and whether it takes whole numbers.
    private func parameter(
        _ name: String, of chosen: ChosenScreen
    ) throws(OptionProblem) -> (index: Int, isWhole: Bool) {
        guard case .view(let id) = chosen.input.root else {
            throw OptionProblem("a preview has no parameters; name a view with `--view`")
        }
        let parameters = chosen.program.views[id].parameters
        let names = parameters.map { chosen.program.names.text($0.name) }
        guard let index = names.firstIndex(of: name) else {
            throw .unknown("`\(chosen.name)` has no parameter `\(name)`", name, among: names)
        }
        if chosen.input.arguments.contains(where: { $0.index == index }) {
            throw OptionProblem("`\(name)` is swept, so that it takes no value by `--arg`")
        }
        switch chosen.program.types.shape(parameters[index].type) {
        case .int: return (index, true)
        case .double: return (index, false)
        default: throw OptionProblem("`\(name)` is no Double and no Int, so it cannot be swept")
        }
    }

    /// A sweep along straight lines.
    private func straight(
        _ chosen: ChosenScreen, _ screen: SweptScreen, _ axis: String, _ window: WindowContext, _ from: Double,
        _ to: Double, of parameter: String? = nil
    ) throws(OptionProblem) -> SweepOutcome {
        var sweep = Sweep(
            view: chosen.name, axis: axis, parameter: parameter, width: window.width, height: window.height,
            from: .number(from), to: .number(to))
        let walk = PieceWalk(screen, from: from, to: to)
        if walk.isGivenUp {
            throw .tooMuchToTry(from: from, to: to, reached: walk.place)
        }
        sweep.pieces = walk.pieces.map { piece in
            Sweep.Piece(
                from: .number(piece.from), to: .number(piece.to), isOpen: piece.isOpen,
                isApproximate: piece.isApproximate, error: piece.error, outline: piece.state)
        }
        sweep.events = walk.turns.map { turn in
            Sweep.Event(
                at: .number(turn.at), isOpen: turn.isOpen, isApproximate: turn.isApproximate,
                changes: OutlineChanges(from: turn.before, to: turn.after).texts)
        }
        let diagnostics = chosen.diagnostics + screen.diagnostics
        return SweepOutcome(sweep: screen.hasErrors ? nil : sweep, diagnostics: diagnostics, files: chosen.files)
    }

    /// A sweep of a parameter over whole numbers.
    private func wholes(
        _ chosen: ChosenScreen, _ screen: SweptScreen, _ parameter: String, _ window: WindowContext, _ from: Double,
        _ to: Double
    ) throws(OptionProblem) -> SweepOutcome {
        guard from == from.rounded(), to == to.rounded() else {
            throw OptionProblem("`\(parameter)` is an Int: its range takes whole numbers")
        }
        guard to - from < Double(SweepRange.mostValues) else {
            throw OptionProblem(
                "`\(parameter)` is an Int, whose values are tried one by one: take no more than "
                    + "\(SweepRange.mostValues) of them")
        }
        var sweep = Sweep(
            view: chosen.name, axis: "parameter", parameter: parameter, width: window.width, height: window.height,
            from: .number(from), to: .number(to))
        var value = from
        while value <= to, !screen.hasErrors {
            sweep.add(.number(value), screen.state(at: value))
            screen.pass(value)
            value += 1
        }
        let diagnostics = chosen.diagnostics + screen.diagnostics
        return SweepOutcome(sweep: screen.hasErrors ? nil : sweep, diagnostics: diagnostics, files: chosen.files)
    }

    /// A sweep over text sizes.
    private func textSizes(
        _ options: EvaluationOptions, _ width: Double?, _ height: Double?, _ from: DynamicTypeSize,
        _ to: DynamicTypeSize
    ) throws(OptionProblem) -> SweepOutcome {
        var options = options
        var sweep: Sweep?
        var diagnostics: [Diagnostic] = []
        var files: [SourceFile] = []
        for size in DynamicTypeSize.allCases where size >= from && size <= to {
            options.dynamicTypeSize = size
            let chosen = try chosenScreen(options)
            var window = chosen.windows[0]
            window.width = width ?? window.width
            window.height = height ?? window.height
            let screen = SweptScreen(chosen, in: window, .width) { _ in }
            let state = screen.state(at: window.width ?? .nan)
            files = chosen.files
            for diagnostic in chosen.diagnostics + screen.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
            if screen.hasErrors { return SweepOutcome(sweep: nil, diagnostics: diagnostics, files: files) }
            if sweep == nil {
                sweep = Sweep(
                    view: chosen.name, axis: "dynamicType", parameter: nil, width: window.width,
                    height: window.height, from: .name(OptionText.name(of: from)), to: .name(OptionText.name(of: to)))
            }
            sweep?.add(.name(OptionText.name(of: size)), state)
        }
        return SweepOutcome(sweep: sweep, diagnostics: diagnostics, files: files)
    }
}

extension OptionProblem {
    /// A range in which more values would have to be looked at than a sweep is for.
    static func tooMuchToTry(from: Double, to: Double, reached: Double) -> OptionProblem {
        OptionProblem(
            "from \(Decimal.text(from)) to \(Decimal.text(to)) there is too much to try: the sweep came to "
                + "\(Decimal.text(reached)); take a smaller range")
    }
}

extension Sweep {
    /// Adds one of the values that are swept one by one.
    fileprivate mutating func add(_ value: SweepValue, _ outline: ScreenOutline) {
        if let last = pieces.last, !last.outline.isSame(as: outline) {
            let changes = OutlineChanges(from: last.outline, to: outline).texts
            events.append(Event(at: value, isOpen: false, isApproximate: false, changes: changes))
        }
        pieces.append(Piece(from: value, to: value, isOpen: false, isApproximate: false, error: 0, outline: outline))
    }
}

import ViewBase
import ViewIR
import ViewRuntime
import ViewSemantics
import ViewSyntax

/// The values that options give for the parameters and states of the root view, checked against their types.
struct GivenValues {
    private(set) var arguments: [EvaluationInput.Given] = []
    private(set) var states: [EvaluationInput.Given] = []
    /// The program with the expressions in it.
    private(set) var check: CheckResult
    /// The slots of the frame that the expressions need.
    private(set) var frameSize = 0
    /// The program's files, then one a value given.
    private(set) var files: [SourceFile]
    private(set) var diagnostics: [Diagnostic] = []

    private let file: FileID

    init(
        _ options: EvaluationOptions, _ choice: RootChoice, in file: FileID, _ check: CheckResult,
        _ files: [SourceFile], followed: String? = nil
    ) throws(OptionProblem) {
        self.check = check
        self.files = files
        self.file = file
        guard case .view(let id) = choice.root else {
            guard options.arguments.isEmpty, options.states.isEmpty else {
                throw OptionProblem(
                    "a preview is shown, which takes no `--arg` and no `--state`: name a view, which takes them, with "
                        + "`--view NAME`")
            }
            return
        }
        let view = check.program.views[id]
        let names = check.program.names
        let parameters = view.parameters.map { names.text($0.name) }
        let states = view.states.map { names.text($0.header.name) }
        for given in options.arguments {
            let index = try GivenValues.index(of: given.name, in: parameters, "parameter", "--arg", of: choice.name)
            let type = view.parameters[index].type
            if case .action = check.program.types.shape(type) {
                throw OptionProblem("`--arg`: `\(given.name)` is an action, which may be left out")
            }
            if let value = value(given, "--arg", type) { arguments.append(.init(index, value)) }
        }
        for given in options.states {
            let index = try GivenValues.index(of: given.name, in: states, "state", "--state", of: choice.name)
            if let value = value(given, "--state", view.states[index].type) { self.states.append(.init(index, value)) }
        }
        if diagnostics.contains(where: { $0.severity == .error }) { return }
        try requireArguments(view, options, choice.name, but: followed)
    }

    private static func index(
        of name: String, in names: [String], _ kind: String, _ option: String, of view: String
    ) throws(OptionProblem) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        throw .unknown("`\(option)`: `\(view)` has no \(kind) `\(name)`", name, among: names)
    }

    /// Checks one expression, which counts as a file of its own.
    private mutating func value(_ given: NamedText, _ option: String, _ type: TypeID) -> ExpressionID? {
        let source = SourceFile(
            id: FileID(files.count), path: "\(option) \(given.name)", bytes: Array(given.expression.utf8))
        files.append(source)
        var names = check.program.names
        let parse = Parser.parseExpression(source, &names)
        let result = check.check(expression: parse.tree, names: names, expected: type, namesOf: file)
        check = check.continuing(with: result.program)
        frameSize = max(frameSize, result.frameSize)
        let found = parse.diagnostics + result.diagnostics
        if let first = found.first, let hint = quoting(given, option, type) {
            diagnostics.append(
                Diagnostic(first.code, first.severity, first.message, first.range, notes: [DiagnosticNote(hint)]))
        } else {
            diagnostics.append(contentsOf: found)
        }
        return result.expression
    }

    /// What to write where the quotes of a string are missing, which the shell takes off; nil where they are not.
    private func quoting(_ given: NamedText, _ option: String, _ type: TypeID) -> String? {
        var shape = check.program.types.shape(type)
        if case .optional(let inner) = shape { shape = check.program.types.shape(inner) }
        guard shape == .string, !given.expression.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 }) else { return nil }
        return "`\(given.name)` is a String: write `\(option) '\(given.name)=\"\(given.expression)\"'`"
    }

    /// Refuses to show a view without a value that it needs; handlers and optional slots may be left out.
    private func requireArguments(
        _ view: ViewDeclaration, _ options: EvaluationOptions, _ name: String, but followed: String?
    ) throws(OptionProblem) {
        for parameter in view.parameters where parameter.defaultValue == nil && !parameter.isOmittable {
            let spelling = check.program.names.text(parameter.name)
            if spelling == followed || options.arguments.contains(where: { $0.name == spelling }) { continue }
            switch check.program.types.shape(parameter.type) {
            case .action: continue
            case .content:
                throw OptionProblem("`\(name)` needs content for `\(spelling)`: write a preview that gives it")
            default:
                throw OptionProblem("`\(name)` needs a value for `\(spelling)`: `--arg \(spelling)=…`")
            }
        }
    }
}

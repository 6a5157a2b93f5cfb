import ViewBase
import ViewIR
import ViewRuntime
import ViewSemantics
import ViewTree

/// What options chose of a program: what to evaluate, with which values, and in which windows.
public struct ChosenScreen {
    /// The options, with the texts beside the file.
    public let options: EvaluationOptions
    /// The view's name, or the preview's title.
    public let name: String
    /// The program with the expressions of the values given.
    public let program: Program
    public var input: EvaluationInput
    public let assets: AssetProvider
    /// The windows in the order of the sizes; at least one.
    public let windows: [WindowContext]
    /// The height of the device's keyboard, as it is held; nil without a device.
    public let deviceKeyboard: Double?
    /// What is wrong with the values given.
    public let diagnostics: [Diagnostic]
    /// The program's files, then the values given as files of their own.
    public let files: [SourceFile]

    /// Whether the values are so wrong that nothing can be evaluated.
    public var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Compilation {
    /// What options choose of the first file named; the program has no errors. `followed` is a parameter that needs no
    /// argument.
    public func chosenScreen(
        _ options: EvaluationOptions, followed: String? = nil
    ) throws(OptionProblem) -> ChosenScreen {
        guard let file = sources.entries.first else { throw OptionProblem("no file") }
        if let stringsProblem { throw OptionProblem(stringsProblem) }
        var options = options
        options.strings = strings(options.strings)
        let choice = try RootChoice(options.view, in: file, of: program)
        let given = try GivenValues(options, choice, in: file, checked, sources.files, followed: followed)
        let setting = Setting(options, choice.root, of: given.check.program)
        var input = EvaluationInput(choice.root)
        input.arguments = given.arguments
        input.states = given.states
        input.frameSize = given.frameSize
        input.environment = setting.environment
        input.makesLooks = options.draws
        return ChosenScreen(
            options: options, name: choice.name, program: given.check.program, input: input,
            assets: AssetFiles(provider, given.files, folders: options.assetFolders), windows: setting.windows,
            deviceKeyboard: setting.deviceKeyboard, diagnostics: given.diagnostics + setting.diagnostics,
            files: given.files)
    }
}

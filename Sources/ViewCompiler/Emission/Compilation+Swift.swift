import ViewBase
import ViewIR
import ViewRuntime
import ViewSemantics
import ViewSwift
import ViewSyntax
import ViewTree

extension Compilation {
    /// The Swift source of a file of the program, which has no errors.
    public func swift(of file: FileID, _ directives: LineDirectives) -> [UInt8] {
        SwiftSource.text(program, file: file, lines: directives.files(sources.files, of: file))
    }

    /// The Swift source for SwiftUI of a file of the program, which has no errors and asks nothing that SwiftUI cannot
    /// do.
    public func swiftUI(of file: FileID, _ directives: LineDirectives) -> [UInt8] {
        SwiftSource.text(program, file: file, for: .swiftUI, lines: directives.files(sources.files, of: file))
    }

    /// What a file of the program asks that SwiftUI cannot do.
    public func swiftUILimits(of file: FileID) -> [Diagnostic] { SwiftUILimits(program, file: file).diagnostics }

    /// How all Swift begins that is emitted.
    public static var markOfSwift: String { SwiftSource.mark }

    /// The source that files emitted for SwiftUI need beside them.
    public static var swiftUISupport: [UInt8] { SwiftUISupport.text }

    /// The Swift source of the first file named, with an entry point that prints what `layout` prints for the options,
    /// where it leaves allowed warnings out; after denied ones it prints nothing and fails.
    public func swiftMain(
        _ options: EvaluationOptions, _ policy: DiagnosticPolicy, _ directives: LineDirectives
    ) throws(OptionProblem) -> EmittedMain {
        guard let file = sources.entries.first else { throw OptionProblem("no file") }
        if let stringsProblem { throw OptionProblem(stringsProblem) }
        let choice = try RootChoice(options.view, in: file, of: program)
        let given = try GivenValues(options, choice, in: file, checked, sources.files)
        let setting = Setting(options, choice.root, of: given.check.program)
        let diagnostics = given.diagnostics + setting.diagnostics
        if diagnostics.contains(where: { $0.severity == .error }) {
            return EmittedMain(text: [], diagnostics: diagnostics, files: given.files)
        }
        let settings =
            options.time == nil
            ? [setting] : options.steps.map { Setting($0, choice.root, of: given.check.program) }
        let path = sources.files[file.index].path
        let silenced = try silencedWarnings(options, policy.allowed.filter { !policy.denied.contains($0) })
        var options = options
        if let own = ownStringsPath { options.stringsPaths.append(own) }
        let main = SwiftMain(
            root: SwiftMain.Root(choice.root, given), name: choice.name,
            steps: settings.map { setting in
                SwiftMain.Step(
                    sizes: setting.windows.map { ($0.width, $0.height) },
                    environment: EnvironmentText.arguments(setting, options, of: path))
            }, time: options.time, silenced: silenced,
            denied: policy.denied.map { $0.text } + (policy.deniesWarnings ? ["warnings"] : []))
        let text = SwiftSource.text(
            given.check.program, file: file, lines: directives.files(sources.files, of: file), main: main)
        return EmittedMain(text: text, diagnostics: diagnostics, files: given.files)
    }

    /// For each size the places of the warnings that comments silence or whose codes are allowed.
    private func silencedWarnings(
        _ options: EvaluationOptions, _ allowed: [DiagnosticCode]
    ) throws(OptionProblem) -> [[Int]] {
        if allowed.isEmpty, sources.trees.allSatisfy({ $0.tokens.allowances.isEmpty }) { return [] }
        let outcome = try layout(options)
        var result = outcome.silenced
        for (index, report) in outcome.reports.enumerated() {
            let all = 0..<(report.warnings.count + result[index].count)
            let others = all.filter { !result[index].contains($0) }
            for (place, warning) in zip(others, report.warnings) where allowed.contains(warning.code) {
                result[index].append(place)
            }
            result[index].sort()
        }
        return result
    }

    /// What the program has and Swift does not take.
    public var mistakesForSwift: [Diagnostic] {
        moduleConflicts + (SwiftLimits.mistake(in: program).map { [$0] } ?? [])
    }

    /// The paths of a file and of all that it imports, each once, the file first.
    public func dependencies(of file: FileID) -> [String] {
        var order = [file]
        var seen = Set(order)
        var next = 0
        while next < order.count {
            for imported in sources.imports[order[next].index] where seen.insert(imported).inserted {
                order.append(imported)
            }
            next += 1
        }
        return order.map { sources.files[$0.index].path }
    }

    /// Public names that two files of the program declare, which one module of Swift cannot hold.
    private var moduleConflicts: [Diagnostic] {
        let program = program
        var first: [Name: SourceRange] = [:]
        var conflicts: [Diagnostic] = []
        for file in program.files {
            for declaration in file.declarations {
                guard let header = program.header(declaration), header.access == .public else { continue }
                if let earlier = first[header.name], earlier.file != header.range.file {
                    conflicts.append(.declaredInModule(program.names.text(header.name), header.range, earlier))
                } else {
                    first[header.name] = header.range
                }
            }
        }
        return conflicts
    }
}

extension Diagnostic {
    static func declaredInModule(_ name: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(206), "`" + name + "` is declared in two files of one Swift module", range,
            notes: [DiagnosticNote("the other declaration is here", earlier)])
    }
}

/// Swift source with an entry point, and what is wrong with the values given to it.
public struct EmittedMain: Sendable {
    /// Empty after errors.
    public let text: [UInt8]
    public let diagnostics: [Diagnostic]
    /// The program's files, then one a value given.
    public let files: [SourceFile]
}

extension SwiftMain.Root {
    /// The root that options choose, with the values that they give.
    init(_ root: EvaluationInput.Root, _ given: GivenValues) {
        switch root {
        case .preview(let id): self = .preview(id)
        case .view(let id):
            var arguments: [Int: ExpressionID] = [:]
            var states: [Int: ExpressionID] = [:]
            for argument in given.arguments { arguments[argument.index] = argument.value }
            for state in given.states { states[state.index] = state.value }
            self = .view(id, arguments: arguments, states: states)
        }
    }
}

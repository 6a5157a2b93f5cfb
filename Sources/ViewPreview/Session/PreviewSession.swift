import ViewBase
import ViewCompiler
import ViewLayout
import ViewRender
import ViewRuntime
import ViewTree

/// One file whose screen lives: edits of the file change it, pages tap and type, and see what is shown.
package final class PreviewSession {
    private let path: String
    private let options: EvaluationOptions
    private let policy: DiagnosticPolicy
    /// Gives the files as they are now.
    private let makeSources: () -> SourceProvider
    private var settings = PreviewSettings()

    private var compilation: Compilation
    /// The screen of the last program without errors, and the name of what it shows.
    private var shown: (screen: LiveScreen, name: String, files: [SourceFile])?
    /// What was found in the files, and in which.
    package private(set) var found: (diagnostics: [Diagnostic], files: [SourceFile]) = ([], [])
    /// What is wrong with the command's options, or with reading the files; nil where nothing is.
    package private(set) var refusal: String?
    /// What is wrong, as text, and how much of it is an error.
    private var problems = (text: "", errors: 0, warnings: 0)
    /// What became of the states when the screen was last made, in words; empty at first.
    private var note = ""
    /// Counts all that can be seen differently.
    package private(set) var version = 0

    /// Shows a file as the options say.
    package init(
        _ path: String, _ options: EvaluationOptions, _ policy: DiagnosticPolicy,
        makeSources: @escaping () -> SourceProvider
    ) {
        self.path = path
        self.options = options
        self.policy = policy
        self.makeSources = makeSources
        compilation = Compilation([path], from: makeSources())
        makeScreen(keeping: nil)
    }

    /// Reads the files again. What has errors leaves the screen as it was.
    package func reload() {
        compilation = Compilation([path], from: makeSources())
        makeScreen(keeping: shown?.screen.keptStates())
    }

    // MARK: The screen

    /// Makes the screen of the present program, its states beginning with those kept, if some are.
    private func makeScreen(keeping kept: KeptStates?) {
        version += 1
        var found = compilation.diagnostics
        if let failure = compilation.sources.failures.first {
            return refuse("cannot read `\(failure.path)`: \(failure.reason)", found)
        }
        guard !found.contains(where: { $0.severity == .error }) else { return tell(found, compilation.sources.files) }
        do throws(OptionProblem) {
            let chosen = try settings.chosenScreen(of: compilation, options)
            found += chosen.diagnostics
            guard !chosen.isRefused else { return tell(found, chosen.files) }
            let screen = LiveScreen(
                chosen.program, chosen.input, in: chosen.windows[0], assets: chosen.assets,
                restoring: kept ?? KeptStates())
            shown = (screen, chosen.name, chosen.files)
            note = kept.map { PreviewSession.note(kept: screen.restoredCount, of: $0.count) } ?? ""
            tell(found, chosen.files)
        } catch {
            refuse(error.message, found)
        }
    }

    private static func note(kept: Int, of count: Int) -> String {
        if count == 0 { return "read again" }
        return kept == 0 ? "read again; all states begin anew" : "read again; \(kept) of \(count) states kept"
    }

    /// Brings the window up to date with the settings, states being kept; the screen begins anew where it cannot.
    private func changeWindow() {
        version += 1
        do throws(OptionProblem) {
            let chosen = try settings.chosenScreen(of: compilation, options)
            guard let shown, !chosen.isRefused else { return makeScreen(keeping: nil) }
            shown.screen.change(chosen.input.environment, chosen.windows[0])
            tell(compilation.diagnostics + chosen.diagnostics, chosen.files)
        } catch {
            refuse(error.message, compilation.diagnostics)
        }
    }

    /// Does what a page asks for.
    package func perform(_ action: PreviewAction) {
        version += 1
        switch action {
        case .tap(let x, let y): shown?.screen.tap(at: Point(x: x, y: y))
        case .enter(let text): shown?.screen.enter(text)
        case .submit: shown?.screen.submit()
        case .leave: shown?.screen.leaveField()
        case .restart: makeScreen(keeping: nil)
        case .change(let settings):
            let isOther = settings.view != self.settings.view
            self.settings = settings
            if isOther {
                makeScreen(keeping: nil)
            } else if problems.errors > 0 {
                makeScreen(keeping: shown?.screen.keptStates())
            } else {
                changeWindow()
            }
        }
    }

    /// Whether a tap waits for another one.
    var awaitsTap: Bool { shown?.screen.awaitsTap ?? false }

    /// Lets what waited for another tap run, as none has come.
    func endTaps() {
        version += 1
        shown?.screen.endTaps()
    }

    // MARK: What is wrong

    private func tell(_ diagnostics: [Diagnostic], _ files: [SourceFile]) {
        found = (diagnostics, files)
        refusal = nil
        let applied = policy.apply(diagnostics)
        var printer = DiagnosticText(files)
        let text = printer.print(applied.prefix(policy.shownCount(applied)))
        problems = (
            String(decoding: text, as: UTF8.self), applied.count { $0.severity == .error },
            applied.count { $0.severity == .warning }
        )
    }

    /// Tells what is wrong with the command's options, beside what is wrong with the files.
    private func refuse(_ message: String, _ diagnostics: [Diagnostic]) {
        tell(diagnostics, compilation.sources.files)
        refusal = message
        problems = ("viewc: \(message)\n" + problems.text, problems.errors + 1, problems.warnings)
    }

    // MARK: What is seen

    /// Why a node of the tree has its frame, as text; nil where there is no such node.
    package func reason(ofNode index: Int) -> String? {
        guard let shown else { return nil }
        let report = shown.screen.report(shown.name)
        guard report.nodes.indices.contains(index), let explanation = shown.screen.explain(report.nodes[index].id)
        else { return nil }
        let explained = Report(
            view: shown.name, window: shown.screen.window, placements: shown.screen.placements,
            infos: shown.screen.infos, explanations: [explanation])
        return explained.nodes[index].why?.text
    }

    /// All that a page shows, as one JSON object.
    package func state() -> [UInt8] {
        var json = JSONWriter(isCompact: true)
        json.beginObject()
        json.key("version")
        json.number(version)
        json.key("views")
        json.beginArray()
        for name in compilation.shownNames { json.string(name) }
        json.end()
        json.key("errors")
        json.number(problems.errors)
        json.key("warnings")
        json.number(problems.warnings)
        json.key("problems")
        json.string(problems.text)
        json.key("note")
        json.string(note)
        json.key("screen")
        if let shown { write(shown.screen, shown.name, shown.files, to: &json) } else { json.null() }
        json.end()
        return json.bytes
    }

    private func write(_ screen: LiveScreen, _ name: String, _ files: [SourceFile], to json: inout JSONWriter) {
        let report = Report(
            view: name, window: screen.window, placements: screen.placements, infos: screen.infos,
            lines: SourceLines(files), showsPlaces: true, file: compilation.sources.entries.first)
        var picture = Picture(screen.displayList, report)
        picture.showsFrames = settings.showsFrames
        picture.showsSafeArea = settings.showsFrames
        PreviewState.write(picture, screen, problems(of: screen, files) + problems(of: report), to: &json)
    }

    /// What went wrong while the screen lived.
    private func problems(of screen: LiveScreen, _ files: [SourceFile]) -> String {
        var printer = DiagnosticText(files)
        return String(decoding: printer.print(policy.apply(screen.diagnostics)[...]), as: UTF8.self)
    }

    /// What is wrong with the placed tree.
    private func problems(of report: Report) -> String {
        var text = ""
        for warning in report.warnings where !policy.allowed.contains(warning.code) {
            let place = warning.location.map { $0 + ": " } ?? ""
            text += "\(place)warning[\(warning.code.text)]: \(warning.message)\n"
        }
        return text
    }
}

import ViewBase
import ViewCompiler

/// The runs of `watch`: each checks all files, tests those that a change can concern, and says all that is wrong.
final class WatchSession {
    private let arguments: ParsedArguments
    private var runCount = 0
    /// What became of the tests of each file when they were last run.
    private var results: [String: FileTestResult] = [:]
    /// What became of the picture of each file when it was last drawn.
    private var pictures: [String: WatchedPictures.Outcome] = [:]

    /// The pictures that were written, by their files.
    private var written: [String: String] = [:]

    init(_ arguments: ParsedArguments) { self.arguments = arguments }

    /// The files that the options name.
    static func others(_ arguments: ParsedArguments) -> [String] {
        arguments.values("--strings") + arguments.values("--font")
    }

    /// Runs for the files watched, once at the beginning and once a save; what the run read, and was to read.
    func run(_ entries: [String], after changes: [FileChange]) -> [String: FileContent] {
        runCount += 1
        writeHeading(changes)
        let checked = FileSources(allowsOutside: arguments.has("--allow-outside"), takesNotes: true)
        do throws(UsageError) {
            let session = try Session(arguments, Compilation(entries, from: checked), isJSON: false)
            let found = session.compilation.diagnostics
            _ = session.report(found)
            let changed = Set(changes.map { $0.path })
            let concernsAll = changes.isEmpty || !changed.isDisjoint(with: WatchSession.others(arguments))
            let tested = try runTests(entries, touching: changed, all: concernsAll)
            let failures = session.compilation.sources.failures
            // The session has told of these.
            for failure in failures { results[failure.path]?.unreadable = [] }
            writeTests(entries)
            try draw(entries, touching: changed, including: concernsAll ? entries : tested)
            let unreadable = entries.reduce(failures.count) { $0 + (results[$1]?.unreadable.count ?? 0) }
            writeSummary(entries, session.policy.apply(found), unreadable: unreadable)
        } catch {
            Console.error("viewc: \(error.message)\n")
        }
        var read = checked.notes
        for path in entries {
            read.merge(results[path]?.used ?? [:]) { first, _ in first }
            read.merge(pictures[path]?.used ?? [:]) { first, _ in first }
        }
        return read
    }

    /// Runs the tests of the files that are new, or that read one of those changed; gives these files.
    private func runTests(
        _ entries: [String], touching changed: Set<String>, all: Bool
    ) throws(UsageError) -> [String] {
        var options = try TestOptions(arguments, entries)
        let known = results
        options.paths = entries.filter { path in
            guard !all, let result = known[path] else { return true }
            return changed.contains { result.used[$0] != nil }
        }
        options.takesNotes = true
        let chosen = options
        let run = Workers.map(chosen.paths.count, threads: chosen.jobs) { _ in
        } _: { number in
            FileTests(chosen, number).run()
        }
        results = results.filter { entries.contains($0.key) }
        for result in run { results[result.path] = result }
        return chosen.paths
    }

    /// Draws some files, and those whose pictures read one of those changed.
    private func draw(
        _ entries: [String], touching changed: Set<String>, including chosen: [String]
    ) throws(UsageError) {
        guard let drawing = try WatchedPictures(arguments) else { return }
        removePictures(exceptOf: entries, drawing)
        for path in entries where results[path]?.hasErrors == false {
            let isTouched = changed.contains { pictures[path]?.used[$0] != nil }
            if isTouched || chosen.contains(path) {
                let outcome = drawing.draw(path)
                pictures[path] = outcome
                if let target = outcome.written { written[path] = target }
                Console.output(outcome.report)
            }
            if let outcome = pictures[path], outcome.hasFailed || !arguments.has("--quiet") {
                Console.error(outcome.problem)
            }
        }
    }

    /// Removes what was written for files that are gone, where it is not the place of another's picture now.
    private func removePictures(exceptOf entries: [String], _ drawing: WatchedPictures) {
        let gone = written.filter { !entries.contains($0.key) }.sorted { $0.key < $1.key }
        for (path, target) in gone {
            written[path] = nil
            pictures[path] = nil
            if let other = entries.first(where: { drawing.target(of: $0) == target }) {
                written[other] = target
            } else if unlink(target) == 0 {
                Console.output("removed \(target)\n")
            }
        }
    }

    // MARK: Printing

    private func writeHeading(_ changes: [FileChange]) {
        let most = 4
        if isatty(STDOUT_FILENO) == 1 { Console.output(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8)) }
        var words = changes.prefix(most).map { $0.text }
        if changes.count > most { words.append("\(changes.count - most) more changes") }
        Console.output(words.isEmpty ? "run \(runCount)\n" : "run \(runCount): \(words.joined(separator: ", "))\n")
    }

    /// What the tests say, but for files with errors, which the check tells.
    private func writeTests(_ entries: [String]) {
        for path in entries {
            guard let result = results[path], !result.hasErrors else { continue }
            for problem in result.unreadable { Console.error("viewc: \(problem)\n") }
            if !arguments.has("--quiet") { Console.error(result.diagnostics) }
            for test in result.cases { Console.output(SafeText.lines(test.report)) }
        }
    }

    private func writeSummary(_ entries: [String], _ diagnostics: [Diagnostic], unreadable: Int) {
        let errors = diagnostics.count { $0.severity == .error } + unreadable
        let warnings = diagnostics.count { $0.severity == .warning }
        let cases = entries.flatMap { path in
            results[path].map { $0.hasErrors ? [] : $0.cases } ?? []
        }
        let failed = cases.count { !$0.hasPassed }
        let undrawn = entries.count { pictures[$0]?.hasFailed ?? false }
        var words = ["\(WatchSession.count(entries.count, "file")): \(WatchSession.count(errors, "error"))"]
        if warnings > 0 { words.append(WatchSession.count(warnings, "warning")) }
        if undrawn > 0 { words.append(WatchSession.count(undrawn, "picture") + " not drawn") }
        words.append("\(cases.count - failed) passed, \(failed) failed")
        Console.output(words.joined(separator: ", ") + "\n")
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number == 0 ? "no" : String(number)) \(word)\(number == 1 ? "" : "s")"
    }
}

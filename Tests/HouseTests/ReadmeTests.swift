import Foundation
import TestSupport
import Testing

/// What the README shows is what happens.
@Suite("README")
struct ReadmeTests {
    /// A command line of the README without its `viewc`, what it prints there, if the README shows it, and the files
    /// that it names and the README shows before it.
    private struct Example {
        let arguments: String
        let shown: String?
        let files: [String: String]

        /// Whether all `.view` files named are there.
        var canRun: Bool {
            arguments.matches(of: /\S+\.view/).map { String($0.output) }.allSatisfy {
                files[$0] != nil || !House.text($0).isEmpty
            }
        }

        /// What the command prints, run in the repository, or, if the README shows its files, in a folder of these.
        func run() throws -> (output: String, code: Int32) {
            guard !files.isEmpty else { return try BuiltCommand.shell("viewc \(arguments)") }
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
            return try BuiltCommand.shell("viewc \(arguments)", in: folder)
        }
    }

    /// The examples in fenced blocks: `$ viewc …` with its output, after `$ cat FILE` with the file's text, and
    /// `swift run viewc …`.
    private var examples: [Example] {
        House.text("README.md").matches(of: /(?s)```\n(.*?)```/).flatMap { block in
            let text = String(block.output.1.replacing(/\\\n\s*/, with: ""))
            return text.hasPrefix("$ ") ? transcript(text) : started(text)
        }
    }

    /// The commands of a block that shows what each prints.
    private func transcript(_ text: String) -> [Example] {
        var files: [String: String] = [:]
        var examples: [Example] = []
        for part in "\n\(text)".components(separatedBy: "\n$ ").dropFirst() {
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            let (line, printed) = (String(lines[0]), lines.dropFirst().joined(separator: "\n"))
            let shown = printed.isEmpty || printed.hasSuffix("\n") ? printed : printed + "\n"
            if line.hasPrefix("cat ") {
                files[String(line.dropFirst(4))] = shown
            } else if line.hasPrefix("viewc ") {
                examples.append(Example(arguments: String(line.dropFirst(6)), shown: shown, files: files))
            }
        }
        return examples
    }

    /// The commands of a block that are started from the package.
    private func started(_ text: String) -> [Example] {
        let prefix = "swift run viewc "
        return text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map {
            Example(arguments: String($0.dropFirst(prefix.count)), shown: nil, files: [:])
        }
    }

    @Test func everyCommandShownExists() throws {
        #expect(examples.count >= 3)
        for example in examples {
            let command = try #require(example.arguments.split(separator: " ").first)
            #expect(try BuiltCommand.shell("viewc \(command) --help").code == 0, "viewc \(example.arguments)")
        }
    }

    @Test func commandsPrintWhatIsShown() throws {
        let runnable = examples.filter { $0.canRun }
        #expect(runnable.count >= 5)
        for example in runnable {
            let outcome = try example.run()
            if let shown = example.shown {
                #expect(outcome.output == shown, "viewc \(example.arguments)")
            } else {
                #expect(outcome.code == 0, "viewc \(example.arguments)")
            }
        }
    }

    @Test func scriptsNamedExist() {
        let scripts = House.text("README.md").matches(of: /`(\.ci\/\w+)`/).map { String($0.output.1) }
        #expect(!scripts.isEmpty)
        for script in scripts { #expect(!House.text(script).isEmpty, "\(script)") }
    }
}

import Foundation
import TestSupport
import Testing

/// What the README shows is what happens.
@Suite("README")
struct ReadmeTests {
    /// A command line of the README and what it prints there, if the README shows it.
    private struct Example {
        let arguments: String
        let shown: String?

        /// Whether all `.view` files named are there.
        var canRun: Bool {
            arguments.matches(of: /\S+\.view/).allSatisfy { !House.text(String($0.output)).isEmpty }
        }
    }

    /// The examples in fenced blocks: `$ viewc …` with its output, and `swift run viewc …`.
    private var examples: [Example] {
        House.text("README.md").matches(of: /(?s)```\n(.*?)```/).flatMap { block in
            let text = block.output.1.replacing(/\\\n\s*/, with: "")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if let first = lines.first, first.hasPrefix("$ viewc ") {
                let shown = lines.dropFirst().joined(separator: "\n")
                return [Example(arguments: String(first.dropFirst(8)), shown: shown)]
            }
            let prefix = "swift run viewc "
            return lines.filter { $0.hasPrefix(prefix) }.map {
                Example(arguments: String($0.dropFirst(prefix.count)), shown: nil)
            }
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
        #expect(runnable.count >= 2)
        for example in runnable {
            let outcome = try BuiltCommand.shell("viewc \(example.arguments)")
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

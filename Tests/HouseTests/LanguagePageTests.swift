import Foundation
import TestSupport
import Testing

/// What the page about the language shows is right.
@Suite("Grammar/Language.md")
struct LanguagePageTests {
    /// The examples: the fenced blocks marked `view`.
    private static let examples = House.text("Grammar/Language.md").matches(of: /(?s)```view\n(.*?)```/).map {
        String($0.output.1)
    }

    @Test func everyExampleChecksAndIsInCanonicalForm() throws {
        #expect(Self.examples.count >= 4)
        for example in Self.examples {
            let file = FileManager.default.temporaryDirectory.appending(path: "example-\(UUID().uuidString).view")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(example.utf8).write(to: file)
            let path = file.path(percentEncoded: false)
            for command in ["check --deny warnings", "format --check"] {
                let outcome = try BuiltCommand.shell("viewc \(command) \(path)")
                #expect(outcome.code == 0 && outcome.output == "", "\(command):\n\(example)")
            }
        }
    }
}

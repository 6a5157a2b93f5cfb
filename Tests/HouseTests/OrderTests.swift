import Foundation
import TestSupport
import Testing

/// The house as a newcomer finds it: small files, tests everywhere, samples and a README that hold.
@Suite("Order of the house")
struct OrderTests {
    @Test func theTopOfTheRepositoryIsWhatWasAgreed() throws {
        let fixed: Set = [
            "Package.swift", "Package.resolved", "Sources", "Tests", "Grammar", "Samples", "README.md", "LICENSE",
        ]
        let names = try FileManager.default.contentsOfDirectory(atPath: House.root.path(percentEncoded: false))
        #expect(names.filter { !$0.hasPrefix(".") && !fixed.contains($0) } == [])
    }

    /// Tables that a program wrote say so in their first line.
    @Test func filesAreShort() {
        for file in House.sources where !file.text.hasPrefix("// Written by ") {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 450, "\(file.path)")
        }
    }

    @Test func everyTestTargetHasTestsAndEveryFolderIsATarget() {
        let manifest = House.text("Package.swift")
        let files = House.paths(under: "Tests", suffix: "Tests.swift")
        let folders = Set(files.map { String($0.split(separator: "/")[1]) })
        #expect(folders.count >= 8)
        let targets = Set(manifest.matches(of: /tests\(\s*"(\w+)"/).map { String($0.output.1) })
        #expect(targets == folders)
        for target in targets.sorted() {
            let tests = House.paths(under: "Tests/\(target)", suffix: ".swift").map { House.text($0) }
            #expect(tests.contains { $0.contains("@Test") && $0.contains("#expect") }, "\(target)")
        }
    }

    @Test func samplesAreWithoutFindings() throws {
        let samples = House.paths(under: "Samples", suffix: ".view")
        #expect(samples.count >= 8)
        let outcome = try BuiltCommand.run(["check", "--deny", "warnings"] + samples)
        #expect(outcome.output == "")
        #expect(outcome.code == 0)
    }
}

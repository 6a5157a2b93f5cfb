import Foundation
import TestSupport
import Testing

/// What the command prints for the sources below `Tests/Goldens`, to the letter.
@Suite("Goldens of the command")
struct GoldenTests {
    static let checks = GoldenFolder("Check")
    static let pasted = GoldenFolder("Pasted")
    static let programs = GoldenFolder("IR")
    static let layouts = GoldenFolder("Layout")
    static let pictures = GoldenFolder("Render")
    static let emitted = GoldenFolder("Emit")
    static let testFiles = GoldenFolder("Test")

    @Test("check prints the diagnostics", arguments: checks.topics)
    func check(_ topic: String) throws {
        let outcome = try run(["check", topic + ".view"], topic, in: Self.checks)
        try Self.checks.check(topic, "diagnostics", outcome.errors)
        #expect(outcome.output == "")
        #expect(outcome.code == (outcome.errors.contains(" error[") ? 1 : 0))
    }

    /// Bodies as people write them for SwiftUI: each finding names what the language does not have, and nothing else.
    @Test("check of pasted bodies", arguments: pasted.topics)
    func pastedBody(_ topic: String) throws {
        let outcome = try run(["check", topic + ".view"], topic, in: Self.pasted)
        try Self.pasted.check(topic, "diagnostics", outcome.errors)
        guard outcome.code == 0 else { return }
        let frames = try run(["layout", topic + ".view"], topic, in: Self.pasted)
        #expect(frames.code == 0 && !frames.output.contains("inf") && !frames.output.contains("nan"), "\(frames)")
    }

    @Test("ir prints the program", arguments: programs.topics)
    func program(_ topic: String) throws {
        let outcome = try run(["ir", topic + ".view"], topic, in: Self.programs)
        try Self.programs.check(topic, "ir", outcome.output)
        #expect(outcome.errors == "" && outcome.code == 0)
    }

    @Test("emit writes Swift", arguments: emitted.topics)
    func swift(_ topic: String) throws {
        let outcome = try run(["emit", topic + ".view"], topic, in: Self.emitted)
        try Self.emitted.check(topic, "swift", outcome.output)
        #expect(outcome.code == 0 && outcome.errors == "")
    }

    /// A layout's first line is a comment with the command's options.
    @Test("layout prints the frames", arguments: layouts.topics)
    func layout(_ topic: String) throws {
        let options = try options(topic, in: Self.layouts)
        try #require(!options.isEmpty)
        let outcome = try run(["layout", topic + ".view"] + options, topic, in: Self.layouts)
        try Self.layouts.check(topic, "frames", outcome.output + outcome.errors)
    }

    /// A picture's first line is a comment with the command's options.
    @Test("render draws", arguments: pictures.topics)
    func picture(_ topic: String) throws {
        let options = try options(topic, in: Self.pictures)
        try #require(!options.isEmpty)
        let outcome = try run(["render", topic + ".view"] + options, topic, in: Self.pictures)
        try Self.pictures.check(topic, "svg", outcome.output + outcome.errors)
        #expect(outcome.code == 0)
    }

    /// The first line of a source may be a comment with the command's options.
    @Test("test prints what fails", arguments: testFiles.topics)
    func results(_ topic: String) throws {
        let arguments = try ["test", topic + ".view"] + options(topic, in: Self.testFiles)
        let outcome = try run(arguments, topic, in: Self.testFiles)
        try Self.testFiles.check(topic, "results", outcome.output + outcome.errors)
        #expect(outcome.code == (outcome.output.hasSuffix(" 0 failed\n") ? 0 : 1))
    }

    @Test("Every golden has a source")
    func orphans() {
        #expect(Self.checks.topics.count >= 10 && Self.checks.orphans(["diagnostics"]) == [])
        #expect(Self.pasted.topics.count >= 12 && Self.pasted.orphans(["diagnostics"]) == [])
        #expect(Self.programs.topics.count >= 5 && Self.programs.orphans(["ir"]) == [])
        #expect(Self.layouts.topics.count >= 10 && Self.layouts.orphans(["frames"]) == [])
        #expect(Self.pictures.topics.count >= 3 && Self.pictures.orphans(["svg"]) == [])
        #expect(Self.emitted.topics.count >= 6 && Self.emitted.orphans(["swift"]) == [])
        #expect(Self.testFiles.topics.count >= 5 && Self.testFiles.orphans(["results"]) == [])
    }

    /// The options in a comment on a source's first line.
    private func options(_ topic: String, in folder: GoldenFolder) throws -> [String] {
        let source = String(decoding: try folder.source(topic), as: UTF8.self)
        guard let first = source.split(separator: "\n").first, first.hasPrefix("// --") else { return [] }
        return first.dropFirst(3).split(separator: " ").map { String($0) }
    }

    private func run(_ arguments: [String], _ topic: String, in folder: GoldenFolder) throws -> Viewc.Outcome {
        let viewc = try Viewc()
        try viewc.write(topic + ".view", Data(try folder.source(topic)))
        return try viewc.run(arguments)
    }
}

import Foundation
import TestSupport
import Testing

/// `viewc format`: what it prints, what it writes, and what it leaves alone.
@Suite("The format command")
struct FormatCommandTests {
    private static let untidy = "view A{Text( \"a\" )}\n"
    private static let tidy = "view A { Text(\"a\") }\n"

    @Test func printsTheCanonicalForm() throws {
        let viewc = try Viewc(["a.view": Self.untidy])
        let outcome = try viewc.run(["format", "a.view"])
        #expect(outcome.output == Self.tidy && outcome.errors == "" && outcome.code == 0)
        #expect(try contents(viewc, "a.view") == Self.untidy)
    }

    @Test func readsStandardInput() throws {
        let outcome = try Viewc().run(["format", "-"], input: Self.untidy)
        #expect(outcome.output == Self.tidy && outcome.code == 0)
    }

    @Test func checkNamesTheFilesThatWouldChange() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "b.view": Self.tidy])
        let outcome = try viewc.run(["format", "--check", "a.view", "b.view"])
        #expect(outcome.output == "a.view\n" && outcome.code == 1)
        #expect(try viewc.run(["format", "--check", "b.view"]).code == 0)
        #expect(try contents(viewc, "a.view") == Self.untidy)
    }

    @Test func diffShowsTheLinesThatWouldChange() throws {
        let viewc = try Viewc(["a.view": Self.untidy])
        let outcome = try viewc.run(["format", "--diff", "a.view"])
        let expected = "--- a.view\n+++ a.view\n@@ -1 +1 @@\n-\(Self.untidy)+\(Self.tidy)"
        #expect(outcome.output == expected && outcome.code == 0)
        #expect(try viewc.run(["format", "--diff", "--check", "a.view"]).code == 1)
    }

    @Test func writeRewritesWhatChangesAndNothingElse() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "b.view": Self.tidy])
        let before = try modification(viewc, "b.view")
        let outcome = try viewc.run(["format", "--write", "a.view", "b.view"])
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
        #expect(try contents(viewc, "a.view") == Self.tidy)
        #expect(try modification(viewc, "b.view") == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: viewc.folder.path(percentEncoded: false))
        #expect(names.filter { $0.hasSuffix(".view") || $0.contains(".view.") }.sorted() == ["a.view", "b.view"])
    }

    @Test func writeKeepsLinksAndPermissions() throws {
        let viewc = try Viewc(["a.view": Self.untidy])
        let path = viewc.folder.appending(path: "a.view").path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = viewc.folder.appending(path: "link.view").path(percentEncoded: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.view")
        #expect(try viewc.run(["format", "--write", "link.view"]).code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.view")
        #expect(try contents(viewc, "a.view") == Self.tidy)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func aFileWithErrorsOfSyntaxIsLeftAlone() throws {
        let broken = "view A { Text(\"a\"  }\n"
        let viewc = try Viewc(["a.view": broken, "b.view": Self.untidy])
        let outcome = try viewc.run(["format", "--write", "a.view", "b.view"])
        #expect(outcome.code == 1 && outcome.output == "")
        #expect(outcome.errors.hasPrefix("a.view:1:20: error[V0132]: "))
        #expect(try contents(viewc, "a.view") == broken)
        #expect(try contents(viewc, "b.view") == Self.tidy)
    }

    @Test func errorsOfTypeAndMissingImportsDoNotStopIt() throws {
        let viewc = try Viewc(["a.view": "import \"no.view\"\nview A{Text(1)}\n"])
        let outcome = try viewc.run(["format", "a.view"])
        #expect(outcome.output == "import \"no.view\"\nview A { Text(1) }\n" && outcome.code == 0)
    }

    @Test func aFileThatCannotBeReadIsSaid() throws {
        let viewc = try Viewc(["b.view": Self.untidy])
        let outcome = try viewc.run(["format", "no.view", "b.view"])
        #expect(outcome.errors == "viewc: cannot read `no.view`: no such file\n")
        #expect(outcome.output == Self.tidy && outcome.code == 2)
    }

    @Test func whatIsNoFileIsNotRewritten() throws {
        let viewc = try Viewc()
        let pipe = viewc.folder.appending(path: "pipe.view").path(percentEncoded: false)
        #expect(mkfifo(pipe, 0o600) == 0)
        let outcome = try BuiltCommand.shell("(printf '\(Self.untidy)' > \(pipe) &) ; viewc format --write \(pipe)")
        #expect(outcome.code == 2)
        let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
        #expect(type != .typeRegular)
    }

    @Test func widthIsTheLengthOfALine() throws {
        let source = "let names = [\"one\", \"two\", \"three\"]\n"
        let broken = "let names = [\n    \"one\",\n    \"two\",\n    \"three\"\n]\n"
        // The line has 35 columns.
        let viewc = try Viewc(["a.view": source])
        #expect(try viewc.run(["format", "--width", "35", "a.view"]).output == source)
        #expect(try viewc.run(["format", "--width", "34", "a.view"]).output == broken)
        #expect(try viewc.run(["format", "--width", "3", "a.view"]).code == 2)
    }

    @Test func linesAreLaidOutAlone() throws {
        let viewc = try Viewc(["a.view": Self.untidy + "\n" + Self.untidy.replacing("A", with: "B")])
        let outcome = try viewc.run(["format", "--lines", "3:3", "a.view"])
        #expect(outcome.output == Self.untidy + "\n" + Self.tidy.replacing("A", with: "B") && outcome.code == 0)
        #expect(try viewc.run(["format", "--lines", "1:2", "--write", "a.view"]).code == 0)
        #expect(try contents(viewc, "a.view") == Self.tidy + "\n" + Self.untidy.replacing("A", with: "B"))
        #expect(try viewc.run(["format", "--lines", "9:99", "--check", "a.view"]).code == 0)
        for wrong in ["3", "3:", "0:1", "4:3", "a:b", "1:2:3"] {
            #expect(try viewc.run(["format", "--lines", wrong, "a.view"]).code == 2, "\(wrong)")
        }
        #expect(try viewc.run(["format", "--lines", "1:2", "a.view", "a.view"]).code == 2)
    }

    @Test("176: checking and writing agree on line ends") func lineEnds() throws {
        let ends = ["lf": "\n", "crlf": "\r\n", "cr": "\r"]
        let text = "view A {\n    Text(\"a\")\n    Text(\"b\")\n}\n"
        var files = ends.mapValues { text.replacing("\n", with: $0) }
        files["open"] = String(text.dropLast())
        let viewc = try Viewc(files)
        for (name, changes) in [("lf", false), ("crlf", true), ("cr", true), ("open", true)] {
            #expect(try viewc.run(["format", "--check", name]).code == (changes ? 1 : 0), "\(name)")
            #expect(try viewc.run(["format", "--write", name]).code == 0)
            #expect(try contents(viewc, name) == text)
            #expect(try viewc.run(["format", "--check", name]).code == 0, "\(name)")
        }
    }

    @Test func contraryOptionsAreRefused() throws {
        let viewc = try Viewc(["a.view": Self.tidy])
        #expect(try viewc.run(["format", "--write", "--check", "a.view"]).code == 2)
        #expect(try viewc.run(["format", "--write", "-"]).code == 2)
        #expect(try viewc.run(["format"]).code == 2)
    }

    @Test func everySampleIsInCanonicalForm() throws {
        let samples = GoldenFolder.package.appending(path: "Samples").path(percentEncoded: false)
        let names = FileManager.default.enumerator(atPath: samples)?.allObjects ?? []
        let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".view") && !$0.contains("/.") }
        try #require(files.count > 8)
        let outcome = try Viewc().run(["format", "--check"] + files.sorted().map { samples + "/" + $0 })
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
    }

    private func contents(_ viewc: Viewc, _ name: String) throws -> String {
        try String(contentsOf: viewc.folder.appending(path: name), encoding: .utf8)
    }

    private func modification(_ viewc: Viewc, _ name: String) throws -> Date? {
        let path = viewc.folder.appending(path: name).path(percentEncoded: false)
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}

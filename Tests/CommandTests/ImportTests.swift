import Foundation
import Testing

@Suite("Imports of files")
struct ImportTests {
    private let chip = "view Chip {\n    Text(\"x\")\n}\n"

    @Test func importsAreFoundFromTheImporter() throws {
        let viewc = try Viewc([
            "a.view": "import \"lib/b.view\"\n\nview A {\n    B()\n}\n",
            "lib/b.view": "import \"../chip.view\"\n\nview B {\n    Chip()\n}\n",
            "chip.view": chip,
        ])
        let outcome = try viewc.run(["check", "a.view"])
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test func aMistakeInAnImportedFileHasThePathThatLedThere() throws {
        let viewc = try Viewc(["dir/a.view": "import \"./lib/b.view\"\n", "dir/lib/b.view": "view B { ) }\n"])
        #expect(try viewc.run(["check", "dir/a.view"]).errors.hasPrefix("dir/lib/b.view:1:10: error["))
    }

    @Test func standardInputAndPipesAreNotImported() throws {
        let viewc = try Viewc(["a.view": "import \"-\"\n", "b.view": "import \"pipe.view\"\n"])
        let outcome = try viewc.run(["check", "a.view"], input: chip)
        #expect(outcome.errors.hasPrefix("a.view:1:8: error[V0601]: cannot import `-`: no such file\n"))
        try viewc.write("-", Data(chip.utf8))
        #expect(try viewc.run(["check", "--allow", "V0402", "a.view"]).code == 0)
        #expect(mkfifo(viewc.folder.appending(path: "pipe.view").path(percentEncoded: false), 0o600) == 0)
        let waiting = try viewc.run(["check", "b.view"])
        #expect(waiting.errors.hasPrefix("b.view:1:8: error[V0601]: cannot import `pipe.view`: it is no file\n"))
    }

    @Test func aMissingFileIsAnErrorAtTheImport() throws {
        let outcome = try Viewc(["a.view": "import \"nope.view\"\n"]).run(["check", "a.view"])
        #expect(outcome.code == 1)
        #expect(
            outcome.errors == """
                a.view:1:8: error[V0601]: cannot import `nope.view`: no such file
                import "nope.view"
                       ^^^^^^^^^^^

                """)
    }

    @Test func aRingIsPrintedOnce() throws {
        let viewc = try Viewc([
            "a.view": "import \"b.view\"\n", "b.view": "import \"c.view\"\n", "c.view": "import \"a.view\"\n",
        ])
        #expect(
            try viewc.run(["check", "a.view", "b.view"]).errors == """
                c.view:1:1: error[V0602]: import cycle: a.view → b.view → c.view → a.view
                import "a.view"
                ^^^^^^^^^^^^^^^

                """)
    }

    @Test func twoSpellingsAndLinksAreOneFile() throws {
        let viewc = try Viewc(["chip.view": chip])
        try FileManager.default.createSymbolicLink(
            at: viewc.folder.appending(path: "link.view"),
            withDestinationURL: viewc.folder.appending(path: "chip.view"))
        try viewc.write(
            "a.view",
            Data("import \"chip.view\"\nimport \"link.view\"\nimport \"./x/../chip.view\"\nview A { Chip() }\n".utf8))
        let outcome = try viewc.run(["check", "a.view", "--format", "json"])
        #expect(outcome.code == 0)
        #expect(outcome.output.matches(of: /"code":"V0605","severity":"warning"/).count == 2)
        #expect(try viewc.run(["check", "a.view", "--deny", "v0605"]).code == 1)
        #expect(try viewc.run(["check", "a.view", "--deny", "warnings", "--allow", "V0605"]).errors == "")
    }

    @Test func importsStayInTheProject() throws {
        let viewc = try Viewc(["dir/a.view": "import \"../chip.view\"\n", "chip.view": chip])
        let outcome = try viewc.run(["check", "dir/a.view"])
        #expect(
            outcome.errors.hasPrefix(
                "dir/a.view:1:8: error[V0603]: `../chip.view` lies outside the project, the nearest folder upwards with a "
                    + "`Package.swift` or a `.git`; `--allow-outside` allows it\n"))
        #expect(try viewc.run(["check", "dir/a.view", "--allow-outside"]).code == 0)
        try viewc.write("Package.swift", Data())
        #expect(try viewc.run(["check", "dir/a.view"]).code == 0)
    }

    @Test(arguments: [
        ("/chip.view", "the path of an import starts at this file, so not with `/`"),
        ("a\\0", "the path of an import holds a NUL, which no file's name does"),
        ("", "the path of an import is empty"),
    ])
    func pathsThatAreNoneAreRefused(_ path: String, _ message: String) throws {
        let outcome = try Viewc(["a.view": "import \"\(path)\"\nview A { Chip() }\n"]).run(["check", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("a.view:1:8: error[V0604]: \(message)\n"))
        #expect(outcome.errors.matches(of: /error\[/).count == 1)
    }

    @Test func diamondsAreReadOnceAndPrivateNamesStayAtHome() throws {
        let viewc = try Viewc([
            "a.view": "import \"b.view\"\nimport \"c.view\"\nview A { VStack { B()\nC() } }\n",
            "b.view": "import \"chip.view\"\nprivate let n = \"b\"\nview B { VStack { Chip()\nText(n) } }\n",
            "c.view": "import \"chip.view\"\nprivate let n = \"c\"\nview C { VStack { Chip()\nText(n) } }\n",
            "chip.view": chip,
            "d.view": "import \"b.view\"\nview D { VStack { B()\nText(n)\nChip() } }\n",
        ])
        #expect(try viewc.run(["check", "a.view"]).errors == "")
        let errors = try viewc.run(["check", "d.view"]).errors
        #expect(errors.matches(of: /d\.view:3:6: error\[V0201\]/).count == 1)
        #expect(errors.matches(of: /d\.view:4:1: error\[V0201\]/).count == 1)
        #expect(errors.matches(of: /error\[/).count == 2)
    }

    @Test func anUnusedImportIsAWarning() throws {
        let viewc = try Viewc(["a.view": "import \"chip.view\"\nview A { Text(\"a\") }\n", "chip.view": chip])
        let outcome = try viewc.run(["check", "a.view"])
        #expect(outcome.code == 0)
        #expect(outcome.errors.hasPrefix("a.view:1:1: warning[V0407]: nothing of this import is used\n"))
        #expect(try viewc.run(["check", "a.view", "--deny", "warnings"]).code == 1)
    }

    @Test func aLinkOutOfTheProjectIsOutside() throws {
        let viewc = try Viewc(["in/a.view": "import \"link.view\"\n", "out/chip.view": chip, "in/.git/x": ""])
        try FileManager.default.createSymbolicLink(
            at: viewc.folder.appending(path: "in/link.view"),
            withDestinationURL: viewc.folder.appending(path: "out/chip.view"))
        #expect(try viewc.run(["check", "in/a.view"]).errors.hasPrefix("in/a.view:1:8: error[V0603]: "))
    }

    @Test func noLinkToAnImageOrToTextsLeadsOutOfTheProject() throws {
        let texts = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{}}"
        let viewc = try Viewc([
            "in/a.view": "view A { Image(\"logo\") }\n", "in/.git/x": "", "out/Localizable.xcstrings": texts,
            "out/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"31\" height=\"30\"/>",
        ])
        for name in ["logo.svg", "Localizable.xcstrings"] {
            try FileManager.default.createSymbolicLink(
                at: viewc.folder.appending(path: "in/\(name)"),
                withDestinationURL: viewc.folder.appending(path: "out/\(name)"))
        }
        let inside = try viewc.run(["layout", "in/a.view"])
        #expect(inside.output.contains("100×100") && inside.errors.contains("V0313"))
        let outside = try viewc.run(["layout", "in/a.view", "--allow-outside"])
        #expect(outside.output.contains("31×30") && outside.errors == "")
    }

    @Test func aLongChainOfImportsIsFollowed() throws {
        var files = ["f2000.view": chip]
        for index in 0..<2000 { files["f\(index).view"] = "import \"f\(index + 1).view\"\n" }
        let outcome = try Viewc(files).run(["check", "f0.view"])
        #expect(!outcome.errors.contains("error"))
        #expect(outcome.code == 0)
    }
}

import Foundation
import TestSupport
import Testing

/// With a cache the answers are those that there are without one.
@Suite("The cache of what was fine")
struct CacheTests {
    private static let files = [
        "a.view": "import \"lib/chip.view\"\nview A { Chip() }\ntest \"a\" { show #c Chip() at (90, 90)\n"
            + "    expect #c.width == 20\n    snapshot \"now\" }\n",
        "b.view": "view B { Image(\"logo\") }\ntest \"b\" with locale: [\"en\", \"de\"] { show #b B()\n"
            + "    expect #b.width == 30 }\n",
        "c.view": "import \"none.view\"\n",
        "d.view": "view D { Txet(\"x\") }\n",
        "lib/chip.view": "view Chip { Color.red.frame(width: 20, height: 20) }\n",
        "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"/>",
    ]

    /// What the commands print of all files, with options between.
    private func answers(_ viewc: Viewc, _ options: [String]) throws -> [String] {
        let check = try viewc.run(["check"] + options + ["a.view", "b.view", "c.view", "d.view", "lib/chip.view"])
        let test = try viewc.run(["test", "--junit", "x.xml"] + options)
        let junit = try String(contentsOf: viewc.folder.appending(path: "x.xml"), encoding: .utf8)
        return [check, test].flatMap { [$0.output, $0.errors, String($0.code)] } + [junit]
    }

    private func compare(_ viewc: Viewc, _ what: String, _ options: [String] = []) throws {
        let fresh = try answers(viewc, options)
        let cached = try answers(viewc, options + ["--cache", "cache"])
        #expect(cached == fresh, "\(what)")
        #expect(try answers(viewc, options + ["--cache", "cache"]) == fresh, "\(what), again")
    }

    private func entries(_ viewc: Viewc) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: viewc.folder.appending(path: "cache"), includingPropertiesForKeys: nil)
    }

    @Test func whateverChangesTheAnswersAreThoseWithoutACache() throws {
        let viewc = try Viewc(Self.files)
        #expect(try viewc.run(["test", "--update=missing"]).output.hasSuffix("3 passed, 2 failed\n"))
        try compare(viewc, "at first")
        // The three files of which nothing is told, and the tests of these.
        #expect(try entries(viewc).count == 6)
        for (path, text, what) in [
            ("lib/chip.view", "view Chip { Color.red.frame(width: 21, height: 20) }\n", "an import lays out otherwise"),
            ("lib/chip.view", "view Chip(n: Int) { Color.red }\n", "an import has another interface"),
            ("lib/chip.view", "view Chip { Color.red.frame(width: 20, height: 20) }\n", "an import is as it was"),
            ("logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"31\" height=\"30\"/>", "an image changes"),
            ("logo.png", "no picture", "an image comes before another"),
            ("none.view", "view None { Color.red }\n", "an import is there at last"),
            ("a.view.snapshots/a/now.frames", "other frames\n", "a snapshot changes"),
            ("d.view", "view Ghip { Color.red }\n", "a file is put right"),
            ("d.view", "view Сhip { Color.red }\n", "a name looks like one of another file"),
            ("logo.png", "", "an image is empty"),
            ("Localizable.xcstrings", "{", "texts come that cannot be read"),
        ] {
            try viewc.write(path, Data(text.utf8))
            try compare(viewc, what)
        }
        try FileManager.default.removeItem(at: viewc.folder.appending(path: "lib/chip.view"))
        try compare(viewc, "an import is gone")
        try compare(viewc, "another shard", ["--allow-outside"])
    }

    /// A folder that was fine is a part of another project once there is one above it.
    @Test func theProjectAroundCounts() throws {
        let viewc = try Viewc(["in/a.view": "import \"../b.view\"\n", "b.view": "view B { Color.red }\n", ".git/x": ""])
        let line = ["check", "--cache", "cache", "in/a.view", "--allow", "V0402"]
        #expect(try viewc.run(line).code == 0)
        try viewc.write("in/Package.swift", Data())
        #expect(try viewc.run(line).errors.hasPrefix("in/a.view:1:8: error[V0603]: "))
    }

    /// Each byte of each entry in turn, cut or changed, and entries of other files: none gives a wrong answer.
    @Test func damagedEntriesAreNone() throws {
        let viewc = try Viewc(["a.view": "view A { Color.red }\ntest \"a\" { show A() at (9, 9) }\n"])
        #expect(try viewc.run(["test", "--cache", "cache"]).output == "1 passed, 0 failed\n")
        let entry = try #require(try entries(viewc).first)
        let whole = try Data(contentsOf: entry)
        try viewc.write("a.view", Data("view A { Txet() }\n".utf8))
        for index in stride(from: 0, to: whole.count, by: 16) {
            var changed = whole
            changed[index] ^= 1
            for bytes in [changed, whole.prefix(index), whole + changed, Data(repeating: 0x5B, count: 10_000)] {
                try bytes.write(to: entry)
                if index % 64 == 0 { #expect(try viewc.run(["test", "--cache", "cache"]).code == 1) }
            }
        }
        try FileManager.default.removeItem(at: entry)
        try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
        #expect(try viewc.run(["test", "--cache", "cache"]).code == 1)
    }

    @Test func aFolderOfOthersIsRefused() throws {
        let viewc = try Viewc(["a.view": "view A { Color.red }\n", "file": ""])
        let open = try BuiltCommand.shell("mkdir -m 777 c; viewc check --cache c a.view", in: viewc.folder)
        #expect(open.code == 2 && open.output.contains("others may write to `c`; it has to be your own\n"))
        for place in ["file", "file/c", "no/c"] {
            #expect(
                try viewc.run(["check", "--cache", place, "a.view"]).errors.contains(
                    "is no folder and cannot be made\n"))
        }
    }
}

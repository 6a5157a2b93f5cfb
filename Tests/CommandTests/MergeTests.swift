import Foundation
import TestSupport
import Testing

/// Parts of a run of tests, run anywhere and put together, tell what the whole run tells.
@Suite("viewc test --merge")
struct MergeTests {
    private static let files = [
        "a.view": "test \"one\" { show #a Color.red at (9, 9)\n    expect #a.width == 8 }\n"
            + "test \"two\" with locale: [\"en\", \"tlh\", \"de\"] { show Text(1.5, format: .number) }\n"
            + "test \"three\" { show Text(1.5, format: .number) at (90, 90) with locale: \"tlh\" }\n",
        "b.view": "view B { Txet(\"x\") }\ntest \"broken\" with locale: [\"en\", \"de\"] { show B() at (9, 9) }\n",
        "c.view": "view C { Txet(\"x\") }\n",
        "d.view": "import \"none.view\"\n",
        "lib/e.view": "view E { Color.red }\n",
    ]

    @Test(arguments: [1, 2, 3, 7]) func partsTellWhatTheWholeTells(_ count: Int) throws {
        try compare(Viewc(Self.files), inParts: count)
    }

    /// Of many files a part takes whole ones, and looks at no others.
    @Test func ofManyFilesAPartReadsItsOwn() throws {
        var files = Self.files
        for index in 0..<30 {
            files["n\(index).view"] = "test \"n\" with locale: [\"en\", \"de\"] { show Color.red }\n"
        }
        let viewc = try Viewc(files)
        try compare(viewc, inParts: 2)
        let list = try viewc.run(["test", "--list", "--shard", "2/2"]).output
        // The second, fourth, … of a b c d lib/e n0 n1 n10 n11 …; b and d cannot be read whole.
        #expect(list.contains("n0.view: n (en)\nn0.view: n (de)\n") && !list.contains("n1.view"))
    }

    private func compare(_ viewc: Viewc, inParts count: Int) throws {
        let whole = try viewc.run(["test", "--junit", "whole.xml", "--results", "whole.json"])
        let names = (1...count).map { "\($0).json" }
        for part in 1...count {
            let outcome = try viewc.run(["test", "--shard", "\(part)/\(count)", "--results", "\(part).json"])
            #expect(outcome.code <= 1)
        }
        let merged = try viewc.run(
            ["test", "--merge", "--junit", "merged.xml", "--results", "merged.json"] + names.reversed())
        #expect(merged.output == whole.output && merged.errors == whole.errors && merged.code == whole.code)
        for ending in ["xml", "json"] {
            let read = { name in try String(contentsOf: viewc.folder.appending(path: name + ending), encoding: .utf8) }
            #expect(try read("merged.") == read("whole."))
        }
    }

    @Test func everyPartIsThereOnce() throws {
        let viewc = try Viewc(["a.view": "test \"t\" { show Color.red at (9, 9) }\n", "x.json": "{}"])
        for part in ["1/2", "2/2", "1/3"] {
            let name = part.replacingOccurrences(of: "/", with: "of") + ".json"
            #expect(try viewc.run(["test", "--shard", part, "--results", name]).code == 0)
        }
        for (names, problem) in [
            ([], "no file given"), (["1of2.json"], "part 2 of 2 is missing"),
            (["1of2.json", "1of3.json"], "`1of3.json` is a part of 3, others are of 2"),
            (["1of2.json", "./1of2.json"], "`./1of2.json` is part 1, as another is"),
            (["x.json"], "`x.json` is not what `--results` writes"), (["y.json"], "cannot read `y.json`: no such file"),
        ] {
            let outcome = try viewc.run(["test", "--merge"] + names)
            #expect(outcome.code == 2 && outcome.errors.hasPrefix("viewc: \(problem)\n"), "\(outcome)")
        }
        #expect(try viewc.run(["test", "--merge", "1of2.json", "2of2.json"]).output == "1 passed, 0 failed\n")
        #expect(try viewc.run(["test", "--merge", "1of2.json", "--filter", "a"]).code == 2)
    }

    @Test func theWorkIsListedForPrograms() throws {
        let viewc = try Viewc(["a.view": "test \"a \\\"b\\\"\" with locale: [\"en\", \"de\"] { show Color.red }\n"])
        #expect(
            try viewc.run(["test", "--list", "--format", "json"]).output == """
                {"file":"a.view","name":"a \\"b\\" (en)"}
                {"file":"a.view","name":"a \\"b\\" (de)"}

                """)
        #expect(try viewc.run(["test", "--format", "json"]).code == 2)
    }
}

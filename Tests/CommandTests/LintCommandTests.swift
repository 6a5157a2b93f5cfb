import Foundation
import TestSupport
import Testing

/// `viewc lint`: what it prints, what it puts right, and what it leaves out.
@Suite("The lint command")
struct LintCommandTests {
    /// A state that nothing uses, and a modifier that changes nothing.
    private static let untidy = "view A {\n    state n = 0\n    Text(\"a\").padding(0)\n}\n"
    private static let tidy = "view A {\n    Text(\"a\")\n}\n"
    private static let small =
        "preview \"A\" at (90, 90) {\n    Color.red.frame(width: 9, height: 9).onTapGesture { print(1) }\n}\n"

    @Test func printsWhatCheckFindsAndMore() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "b.view": Self.small])
        let outcome = try viewc.run(["lint", "a.view", "b.view"])
        #expect(outcome.output == "" && outcome.code == 0)
        let headings = outcome.errors.split(separator: "\n").filter { $0.contains("warning[") }
        #expect(
            headings.map { String($0) } == [
                "a.view:2:11: warning[V0403]: the state `n` is never used",
                "a.view:3:15: warning[V0702]: `.padding` changes nothing with this value",
                "b.view:2:42: warning[V0708]: what `onTapGesture` lets be tapped is 9×9 points in the preview \"A\" at 90×90; "
                    + "fingers need 44×44, which padding or a frame inside it gives",
            ])
        #expect(try viewc.run(["check", "b.view"]).errors == "")
    }

    @Test func levelsAreThoseOfCheck() throws {
        let viewc = try Viewc(["b.view": Self.small])
        #expect(try viewc.run(["lint", "--deny", "V0708", "b.view"]).code == 1)
        #expect(try viewc.run(["lint", "--deny", "warnings", "b.view"]).code == 1)
        let allowed = try viewc.run(["lint", "--deny", "warnings", "--allow", "V0708", "b.view"])
        #expect(allowed.errors == "" && allowed.code == 0)
        #expect(try viewc.run(["lint", "--quiet", "b.view"]).errors == "")
    }

    @Test func jsonIsThatOfCheck() throws {
        let outcome = try Viewc(["b.view": Self.small]).run(["lint", "--format", "json", "b.view"])
        #expect(outcome.output.hasPrefix("{\"code\":\"V0708\",\"severity\":\"warning\",\"message\":\"what "))
        #expect(outcome.errors == "" && outcome.code == 0)
    }

    @Test func commentsSilenceAtTheirPlace() throws {
        let allowed = Self.small.replacing("    Color", with: "    // view:allow(V0708) a dot to aim at\n    Color")
        let viewc = try Viewc(["b.view": allowed, "c.view": "// view:allow(V0708) none\nview A { Text(\"a\") }\n"])
        let outcome = try viewc.run(["lint", "b.view"])
        #expect(outcome.errors == "" && outcome.code == 0)
        #expect(try viewc.run(["check", "c.view"]).errors == "")
        #expect(try viewc.run(["lint", "c.view"]).errors.hasPrefix("c.view:1:1: warning[V0410]: "))
    }

    @Test func errorsAreThoseOfCheck() throws {
        let viewc = try Viewc(["a.view": "view A {\n    state n = 0\n    Txt(\"a\")\n}\n"])
        let outcome = try viewc.run(["lint", "a.view"])
        #expect(outcome.errors == (try viewc.run(["check", "a.view"])).errors && outcome.code == 1)
        #expect(try viewc.run(["lint", "no.view"]).code == 2)
        #expect(try viewc.run(["lint"]).code == 2)
    }

    // MARK: Fixing

    @Test func fixPutsRightAndLooksAgain() throws {
        let viewc = try Viewc(["a.view": Self.untidy])
        let outcome = try viewc.run(["lint", "--fix", "--deny", "warnings", "a.view"])
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
        #expect(try contents(viewc, "a.view") == Self.tidy)
        let names = try FileManager.default.contentsOfDirectory(atPath: viewc.folder.path(percentEncoded: false))
        #expect(names.filter { $0.contains(".view") } == ["a.view"])
    }

    /// Taking the state away leaves the constant it was made of unused, and that the import.
    @Test func fixGoesOnUntilNothingIsLeft() throws {
        let viewc = try Viewc([
            "a.view": "import \"b.view\"\n\nview A {\n    let m = n + 1\n    state k = m\n    Text(\"a\")\n}\n",
            "b.view": "let n = 1\n",
        ])
        #expect(try viewc.run(["lint", "--fix", "a.view"]).errors == "")
        #expect(try contents(viewc, "a.view") == "\nview A {\n    Text(\"a\")\n}\n")
        #expect(try contents(viewc, "b.view") == "let n = 1\n")
    }

    /// What goes leaves neither `;` nor blanks, and takes its documentation along but no other comment.
    @Test func fixLeavesNoTraceAndKeepsComments() throws {
        let viewc = try Viewc([
            "a.view": """
            view A {
                state n = 0; state m = 1  // two of them
                /// What is counted.
                state k = 0  // from nothing

                // The text.
                Text("a").padding(0)  // plain
                    // no more
                    .opacity(1)
                    .bold()
            }

            """
        ])
        #expect(try viewc.run(["lint", "--fix", "a.view"]).errors == "")
        #expect(
            try contents(viewc, "a.view") == """
                view A {
                    // two of them
                    // from nothing

                    // The text.
                    Text("a")  // plain
                        // no more
                        .bold()
                }

                """)
    }

    @Test func previewsAreShownAsTheOptionsAsk() throws {
        let red = "preview \"A\" { Color.red.frame(width: 380, height: 60) }\n"
        let viewc = try Viewc(["a.view": red])
        #expect(!(try viewc.run(["lint", "a.view"])).errors.contains("320×568"))
        #expect(try viewc.run(["lint", "--device", "iPhoneSE1", "a.view"]).errors.contains("320×568"))
        #expect(try viewc.run(["lint", "--device", "nothing", "a.view"]).code == 2)
        #expect(try viewc.run(["lint", "--view", "A", "a.view"]).code == 2)
    }

    @Test func fixLeavesAloneWhatItMayNotTouch() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "b.view": Self.small, "c.view": "view C { Txt(\"a\") }\n"])
        let outcome = try viewc.run(["lint", "--fix", "--allow", "V0403", "a.view", "b.view"])
        #expect(try contents(viewc, "a.view") == Self.untidy.replacing(".padding(0)", with: ""))
        #expect(outcome.errors.hasPrefix("b.view:2:42: warning[V0708]: ") && outcome.code == 0)
        #expect(try contents(viewc, "b.view") == Self.small)
        #expect(try viewc.run(["lint", "--fix", "c.view"]).code == 1)
        #expect(try contents(viewc, "c.view") == "view C { Txt(\"a\") }\n")
        #expect(try viewc.run(["lint", "--fix", "-"], input: Self.untidy).code == 2)
    }

    // MARK: Baselines

    @Test func aBaselineLeavesOutWhatIsKnown() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "b.view": Self.small])
        let written = try viewc.run(["lint", "--write-baseline", "known.json", "a.view", "b.view"])
        #expect(written.output == "" && written.errors == "" && written.code == 0)
        #expect(
            try contents(viewc, "known.json") == """
                {
                  "schema": 1,
                  "findings": [
                    {"code": "V0403", "file": "a.view", "line": "state n = 0", "count": 1},
                    {"code": "V0702", "file": "a.view", "line": "Text(\\"a\\").padding(0)", "count": 1},
                    {"code": "V0708", "file": "b.view", "line": "Color.red.frame(width: 9, height: 9).onTapGesture { \
                print(1) }", "count": 1}
                  ]
                }

                """)
        let deny = ["lint", "--deny", "warnings", "--baseline", "known.json"]
        #expect(try viewc.run(deny + ["a.view", "b.view"]).code == 0)
        try viewc.write("a.view", Data(("// moved\n\n" + Self.untidy).utf8))
        #expect(try viewc.run(deny + ["a.view", "b.view"]).code == 0)
        try viewc.write("a.view", Data(Self.untidy.replacing("n = 0", with: "n = 0\n    state m = 0").utf8))
        let outcome = try viewc.run(deny + ["a.view"])
        #expect(outcome.code == 1 && outcome.errors.contains("a.view:3:11: error[V0403]: "))
        #expect(outcome.errors.split(separator: "\n").count { $0.contains("error[") } == 1)
    }

    /// A file is known by its place beside the baseline, whatever its path on the command line.
    @Test func aBaselineKnowsAFileByAnySpelling() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "x/b.view": Self.small])
        #expect(try viewc.run(["lint", "--write-baseline", "x/known.json", "./a.view", "x/../x/b.view"]).code == 0)
        #expect(try contents(viewc, "x/known.json").contains("\"file\": \"../a.view\""))
        let folder = viewc.folder.path(percentEncoded: false)
        for paths in [["a.view", "x/b.view"], ["x/../a.view", folder + "/x/b.view"]] {
            #expect(try viewc.run(["lint", "--deny", "warnings", "--baseline", "./x/known.json"] + paths).code == 0)
        }
    }

    @Test func whatIsNoBaselineIsRefused() throws {
        let viewc = try Viewc(["a.view": Self.untidy, "bad.json": "{\"findings\": 1}"])
        #expect(try viewc.run(["lint", "--baseline", "no.json", "a.view"]).code == 2)
        #expect(try viewc.run(["lint", "--baseline", "bad.json", "a.view"]).code == 2)
        #expect(try viewc.run(["lint", "--write-baseline", "no/known.json", "a.view"]).code == 2)
    }

    private func contents(_ viewc: Viewc, _ name: String) throws -> String {
        try String(contentsOf: viewc.folder.appending(path: name), encoding: .utf8)
    }
}

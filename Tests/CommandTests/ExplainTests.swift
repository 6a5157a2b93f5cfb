import Foundation
import Testing

@Suite("viewc explain")
struct ExplainTests {
    @Test(arguments: ["V0203", "v0203", "203", "0203"])
    func aCodeIsFoundInAnySpelling(_ spelling: String) throws {
        let result = try Viewc().run(["explain", spelling])
        #expect(result.code == 0)
        #expect(
            result.output == """
                V0203 (error)

                There is no modifier of this name.

                Wrong:

                    view A { Text("a").paddin() }

                Right:

                    view A { Text("a").padding() }

                """)
    }

    @Test func aCodeThatIsNoneIsRefusedWithTheNearest() throws {
        let result = try Viewc().run(["explain", "V0299"])
        #expect(result.code == 2)
        #expect(result.errors.contains("there is no code `V0299`; did you mean `V0301`?"))
        #expect(try Viewc().run(["explain", "paddin"]).code == 2)
        #expect(try Viewc().run(["explain"]).code == 2)
    }

    @Test func jsonIsOneObjectALine() throws {
        let result = try Viewc().run(["explain", "V0203", "V0130", "--format", "json"])
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        let first = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: String]
        #expect(first?["code"] == "V0203")
        #expect(first?["right"] == "view A { Text(\"a\").padding() }")
    }

    @Test("Grammar/Diagnostics.md is what `--all` prints")
    func thePageIsCurrent() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Grammar/Diagnostics.md")
        let printed = try Viewc().run(["explain", "--all"]).output
        #expect(try String(contentsOf: page, encoding: .utf8) == printed)
        #expect(printed.contains("\n## V0203\n\nError. There is no modifier of this name.\n"))
    }
}

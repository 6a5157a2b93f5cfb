import Foundation
import TestSupport
import Testing

@Suite("check")
struct CheckCommandTests {
    /// A view whose parenthesis is left open at 2:13.
    private let broken = "view A {\n    Text(\"x\"\n}\n"
    private let fine = "view A {\n    Text(\"x\")\n}\n"

    @Test func aFineFilePrintsNothing() throws {
        let outcome = try Viewc(["a.view": fine]).run(["check", "a.view"])
        #expect(outcome.code == 0)
        #expect(outcome.output + outcome.errors == "")
    }

    @Test func errorsGoToStandardErrorWithTheirLineAndTheCodeOne() throws {
        let outcome = try Viewc(["a.view": broken]).run(["check", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("a.view:2:13: error[V"))
        #expect(outcome.errors.contains("\n    Text(\"x\"\n            ^\n"))
    }

    @Test func pathsArePrintedAsGiven() throws {
        let viewc = try Viewc(["dir/a.view": broken])
        #expect(try viewc.run(["check", "./dir/../dir/a.view"]).errors.hasPrefix("./dir/../dir/a.view:2:13: "))
    }

    @Test func standardInputIsTheFileDash() throws {
        let outcome = try Viewc().run(["check", "-"], input: broken)
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("-:2:13: error["))
    }

    @Test func jsonGoesToStandardOutputOneObjectALine() throws {
        let outcome = try Viewc(["a.view": broken]).run(["check", "a.view", "--format", "json"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 1)
        let object = try #require(JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(object["file"] as? String == "a.view")
        #expect(object["line"] as? Int == 2)
        #expect(object["severity"] as? String == "error")
    }

    @Test func quietPrintsNothingButTheCodeStays() throws {
        let outcome = try Viewc(["a.view": broken]).run(["check", "--quiet", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output + outcome.errors == "")
    }

    @Test func allFilesAreCheckedInOrder() throws {
        let viewc = try Viewc(["a.view": broken, "b.view": broken, "c.view": fine])
        let errors = try viewc.run(["check", "b.view", "c.view", "a.view"]).errors
        let first = try #require(errors.range(of: "b.view:2:13"))
        let second = try #require(errors.range(of: "a.view:2:13"))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func unreadableFilesGiveTheCodeTwoAndTheOthersAreStillChecked() throws {
        let outcome = try Viewc(["a.view": broken]).run(["check", "nope.view", ".", "a.view", "a.view/x"])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("viewc: cannot read `nope.view`: no such file\n"))
        #expect(outcome.errors.contains("viewc: cannot read `.`: it is a folder\n"))
        #expect(outcome.errors.contains("viewc: cannot read `a.view/x`: no such file\n"))
        #expect(outcome.errors.contains("a.view:2:13: error["))
    }

    @Test func anEndlessFileIsRefused() throws {
        let outcome = try Viewc().run(["check", "/dev/zero"])
        #expect(outcome.code == 2)
        #expect(outcome.errors == "viewc: cannot read `/dev/zero`: it is larger than 100 MB\n")
    }

    @Test func allAfterTwoDashesAreFiles() throws {
        let viewc = try Viewc()
        try viewc.write("--quiet", Data(broken.utf8))
        #expect(try viewc.run(["check", "--", "--quiet"]).errors.hasPrefix("--quiet:2:13: error["))
    }

    @Test func shownErrorsAreLimited() throws {
        let many = String(repeating: "view A { ) }\n", count: 150)
        let viewc = try Viewc(["a.view": many])
        func count(_ arguments: [String]) throws -> Int {
            try viewc.run(["check", "a.view"] + arguments).errors.matches(of: /error\[V/).count
        }
        #expect(try count([]) == 100)
        #expect(try count(["--max-errors", "7"]) == 7)
        #expect(try count(["--max-errors", "0"]) >= 150)
        let errors = try viewc.run(["check", "a.view", "--max-errors=7"]).errors
        #expect(errors.contains(/\n\d+ more errors not shown\n$/))
    }

    @Test func colourIsForTerminalsWithoutNoColor() throws {
        let viewc = try Viewc(["a.view": broken])
        #expect(try !viewc.run(["check", "a.view"]).errors.contains("\u{1B}"))
        #expect(try viewc.runOnTerminal(["check", "a.view"]).contains("\u{1B}[1;31merror["))
        #expect(try !viewc.runOnTerminal(["check", "a.view"], environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
        #expect(try viewc.runOnTerminal(["check", "a.view"], environment: ["NO_COLOR": ""]).contains("\u{1B}"))
    }

    @Test func aClosedPipeEndsTheOutputQuietly() throws {
        let viewc = try Viewc(["a.view": String(repeating: "view A { ) }\n", count: 20_000)])
        let line = "viewc check --max-errors 0 --format json a.view | head -n 1; echo ${PIPESTATUS[0]}"
        let output = try BuiltCommand.shell(line, in: viewc.folder).output.split(separator: "\n")
        #expect(output.count == 2)
        #expect(output[0].hasPrefix("{\"code\""))
        #expect(output[1] == "1")
    }

    @Test func aFullDiskIsReported() throws {
        #expect(try BuiltCommand.shell("viewc --help > /dev/full").code == 2)
    }

    // MARK: Fixing

    private static let fixable = "view A(n: Int) {\n    Text(n)\n    Txet(\"a\")\n}\n"

    @Test func fixPutsRightWhatIsCertainAndReportsTheRest() throws {
        let viewc = try Viewc(["a.view": Self.fixable])
        let outcome = try viewc.run(["check", "--fix", "a.view"])
        #expect(outcome.code == 1 && outcome.output == "")
        #expect(outcome.errors.hasPrefix("a.view:3:5: error[V0201]: "))
        let written = try String(contentsOf: viewc.folder.appending(path: "a.view"), encoding: .utf8)
        #expect(written == Self.fixable.replacing("Text(n)", with: "Text(\"\\(n)\")"))
        #expect(try viewc.run(["check", "--fix", "--diff", "a.view"]).output == "")
    }

    @Test func diffShowsWhatFixWouldChange() throws {
        let viewc = try Viewc(["a.view": Self.fixable])
        let outcome = try viewc.run(["check", "--diff", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("-    Text(n)\n+    Text(\"\\(n)\")\n"))
        #expect(outcome.errors.contains("a.view:2:10: error[V0220]: "))
        #expect(try String(contentsOf: viewc.folder.appending(path: "a.view"), encoding: .utf8) == Self.fixable)
        #expect(try viewc.run(["check", "--diff", "-"], input: Self.fixable).output.contains("+    Text(\"\\(n)\")\n"))
        #expect(try viewc.run(["check", "--fix", "-"], input: Self.fixable).code == 2)
        #expect(try viewc.run(["check", "--diff", "--format", "json", "a.view"]).code == 2)
    }

    /// What is being written is not taken away because nothing uses it yet.
    @Test func fixLeavesWhatNothingUses() throws {
        let viewc = try Viewc(["a.view": "view A {\n    state n = 0\n    Text(\"a\")\n}\n"])
        #expect(try viewc.run(["check", "--diff", "a.view"]).output == "")
        #expect(try viewc.run(["lint", "--diff", "a.view"]).output.contains("-    state n = 0\n"))
    }
}

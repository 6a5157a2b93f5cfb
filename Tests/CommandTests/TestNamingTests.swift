import Foundation
import TestSupport
import Testing

/// Titles, runs and the files of snapshots, and what stands for them where a file has errors.
@Suite("viewc test: names")
struct TestNamingTests {
    @Test func aTestHasATitleAndSteps() throws {
        let source = """
            test "" { show Text("a") at (9, 9) }
            test " " { show Text("a") at (9, 9) }
            test "empty" {}
            test "only a state" { state n = 0 }
            """
        let errors = try Viewc(["a.view": source]).run(["check", "a.view"]).errors
        let codes = errors.split(separator: "\n").filter { $0.contains("error[") }.map { $0.prefix(26) }
        #expect(
            codes == [
                "a.view:1:6: error[V0288]: ", "a.view:2:6: error[V0288]: ", "a.view:3:6: error[V0289]: ",
                "a.view:4:6: error[V0289]: ",
            ], "\(errors)")
    }

    @Test func valuesOfAMatrixThatMeanTheSameStandThereOnce() throws {
        let source = """
            test "a" with locale: ["de-AT", "de_AT", "DE-at", Locale(identifier: "de_AT")] { show Text("a") }
            test "b" with displayScale: [2, 2.0, 3] { show Text("a") }
            test "c" with locale: ["", "-US", "en"] { show Text("a") }
            """
        let errors = try Viewc(["a.view": source]).run(["check", "a.view"]).errors
        let lines = errors.split(separator: "\n").filter { $0.contains("error[") }.map { $0.prefix(24) }
        #expect(
            lines == [
                "a.view:1:33: error[V0286", "a.view:1:42: error[V0286", "a.view:1:51: error[V0286",
                "a.view:2:33: error[V0286", "a.view:3:24: error[V0250", "a.view:3:28: error[V0250",
            ], "\(errors)")
    }

    @Test func longNamesOfSnapshotsAreShortened() throws {
        let (long, wide) = (String(repeating: "a", count: 300), String(repeating: "é", count: 150))
        let source = """
            test "\(long)" { show Color.red at (9, 9)
                snapshot "\(wide)" }
            test "\(long)b" { show Color.red at (9, 9)
                snapshot "\(String(repeating: "/", count: 150))" }
            """
        let viewc = try Viewc(["a.view": source])
        #expect(try viewc.run(["test", "--update"]).output.hasSuffix("\n2 passed, 0 failed\n"))
        let outcome = try viewc.run(["test"])
        #expect(outcome.output == "2 passed, 0 failed\n" && outcome.errors == "", "\(outcome)")
        let folder = viewc.folder.appending(path: "a.view.snapshots")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 4, "\(names)")
        for part in names.flatMap({ $0.split(separator: "/") }) where part.hasSuffix(".frames") {
            #expect(part.utf8.count <= 207)
        }
        for name in names where !name.contains("/") {
            #expect(name.hasPrefix(String(repeating: "a", count: 183) + "~") && name.utf8.count == 200)
        }
    }

    @Test func snapshotsThatDifferByCaseAloneAreRefused() throws {
        let source = """
            test "one" { show Color.red at (9, 9)
                snapshot "a"
                snapshot "A" }
            test "One" { show Color.red at (9, 9)
                snapshot "b" }
            """
        let output = try Viewc(["a.view": source]).run(["test", "--update"]).output
        let reason =
            "viewc: another run takes the snapshot `a.view.snapshots/one/A.frames`, but for small and large letters\n"
        #expect(
            output.contains("failed: a.view: one\n" + reason) && output.hasSuffix("\n1 passed, 1 failed\n"), "\(output)"
        )
    }

    @Test func aBrokenFileFailsOnceForEachTestAndAllRunsCount() throws {
        let source = """
            test "one" with locale: ["en", "de", "ja"] { show Tex("a") }
            test "two" { show Text("a") }
            test "none" with locale: [] { show Text("a") }
            """
        let viewc = try Viewc(["a.view": source])
        let outcome = try viewc.run(["test", "--junit", "x.xml"])
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                failed: a.view: one (3 runs): the file has errors
                failed: a.view: two: the file has errors
                failed: a.view: none: the file has errors
                0 passed, 5 failed

                """)
        let text = try String(contentsOf: viewc.folder.appending(path: "x.xml"), encoding: .utf8)
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"5\" failures=\"5\">\n"))
        #expect(text.components(separatedBy: "<failure message=\"the file has errors\">").count == 6)
    }

    @Test func aMatrixBeyondTheLimitIsOneFailure() throws {
        let numbers = (1...400).map { "\($0)" }.joined(separator: ", ")
        let source = "test \"t\" with keyboardHeight: [\(numbers)], displayScale: [\(numbers)] { show Text(\"a\") }\n"
        let outcome = try Viewc(["a.view": source]).run(["test"])
        #expect(outcome.output == "failed: a.view: t: the file has errors\n0 passed, 1 failed\n")
        #expect(outcome.errors.contains("error[V0287]"))
    }

    @Test func namesOnTheWayAreWrittenAsTestsWriteThem() throws {
        let source = """
            view Star { #star Text("*") }
            view Stars { VStack { ForEach(0..<2) { i in #row Star() } } }
            test "t" { show Stars() at (99, 99)
                tap #row[2].#star }
            """
        let output = try Viewc(["a.view": source]).run(["test"]).output
        let shown = "`#row[0]`, `#row[0].#star`, `#row[1]`, `#row[1].#star`"
        #expect(output.contains("error[V0802]: `#row[2].#star` is not shown; shown are \(shown)\n"), "\(output)")
    }
}

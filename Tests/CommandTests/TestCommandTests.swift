import Foundation
import TestSupport
import Testing

@Suite("viewc test")
struct TestCommandTests {
    /// A file with one test that passes and one that fails.
    private static let half = """
        test "good" { show #a Color.red at (100, 50)
            expect #a.width == 100 }
        test "bad" { show #a Color.red at (100, 50)
            expect #a.width == 90 }
        """
    /// A file whose one test passes for both its locales.
    private static let fine = """
        test "fine" with locale: ["en", "de"] { show Color.red
            expect window.size.width == 390 }
        """
    /// A file whose test takes a snapshot.
    private static let shot = "test \"a/b\" { show #a Color.red at (100, 50)\n    snapshot \"start\" }"
    private static let shotPath = "shot.view.snapshots/a%2Fb/start.frames"
    /// What the snapshot holds: its settings, then what is shown and its nodes.
    private static let frames =
        "settings: scale 3, large, en, leftToRight, light\nColor at 100×50\n  Color #a  0 0  100×50  #FF3B30FF\n"

    /// What has moved by less than is printed is no change; #b moves by 0.4 points, #a by a ten-thousandth.
    @Test func aChangeThatReadsAlikeIsNone() throws {
        let viewc = try Viewc([
            "a.view": """
            view A {
                state n = 0
                VStack(alignment: .leading, spacing: 0) {
                    #go Button("Go") { n += 1 }
                    #a Color.red.frame(width: 10, height: 10).padding(.leading, Double(n) * 0.0001)
                    #b Color.red.frame(width: 10, height: 10).padding(.leading, Double(n) * 0.4)
                }
            }
            test "t" {
                show A() at (100, 100)
                tap #go
                expect #a.minX == 5
            }

            """
        ])
        let output = try viewc.run(["test", "a.view", "--text-metrics", "fixed"]).output
        #expect(output.contains("note: `#b` "), "\(output)")
        #expect(!output.contains("note: `#a` ") && !output.contains("moved by (0, 0)"), "\(output)")
    }

    @Test func filesBelowTheFolderAreRunInOrderAndFoldersWithADotAreLeftOut() throws {
        let viewc = try Viewc([
            "b/half.view": Self.half, "a/fine.view": Self.fine, ".build/half.view": Self.half, "b/notes.txt": "no",
        ])
        let outcome = try viewc.run(["test"])
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("failed: b/half.view: bad\nb/half.view:4:12: error[V0801]: "))
        #expect(outcome.output.hasSuffix("\n3 passed, 1 failed\n"))
        #expect(outcome.errors == "")
        let list = try viewc.run(["test", "--list", "."])
        #expect(
            list.output == "a/fine.view: fine (en)\na/fine.view: fine (de)\nb/half.view: good\nb/half.view: bad\n")
        #expect(list.code == 0)
        #expect(try viewc.run(["test", "a"]).output == "2 passed, 0 failed\n")
    }

    @Test(
        "what does not hold is told with its values, under `!` and in parentheses too",
        arguments: [
            // Both made it hold, so both are told.
            (
                "!(#a.width > 0.5 && #a.height > 1)",
                ["this does not hold: `#a.width` is 100\n", "note: `#a.height` is 50\n"]
            ),
            // One is enough.
            ("!(#a.width < 0.5 || (#a.height > 1))", ["this does not hold: `#a.height` is 50\n"]),
            ("!!(#a.width > 0.5 && #a.height < 1)", ["this does not hold: `#a.height` is 50\n"]),
            ("!(!(#a.width > 0.5) || !(#a.height > 60)) && true", ["this does not hold: `#a.height` is 50\n"]),
        ])
    func negated(condition: String, parts: [String]) throws {
        let viewc = try Viewc(["a.view": "test \"a\" { show #a Color.red at (100, 50)\nexpect \(condition) }"])
        let outcome = try viewc.run(["test"])
        for part in parts { #expect(outcome.output.contains(part), "\(outcome.output)") }
        let count = outcome.output.split(separator: "` is ").count - 1
        #expect(count == parts.count, "\(outcome.output)")
    }

    @Test("a text's words are a fact beside what is seen of them, and what is typed beside what a field shows")
    func fullTexts() throws {
        let viewc = try Viewc([
            "a.view": """
            view Card {
                state name = ""
                state pin = ""
                VStack {
                    #t Text("a long text of several words").lineLimit(2)
                    #f TextField("Name", text: $name)
                    #p SecureField("PIN", text: $pin)
                }
            }
            test "full texts" {
                show Card() at (60, 300)
                expect #t.fullText == "a long text of several words" && #t.isTruncated
                expect #t.text != #t.fullText && #t.text.contains("\\n") && #t.text.contains("…")
                expect #f.text == "Name" && #f.fullText == ""
                type "Ada" into #f
                expect #f.text == "Ada" && #f.fullText == "Ada"
                type "12" into #p
                expect #p.text == "••" && #p.fullText == "12"
            }
            """
        ])
        let outcome = try viewc.run(["test"])
        #expect(outcome.output == "1 passed, 0 failed\n", "\(outcome.output)")
    }

    @Test func theFilterIsARegularExpressionThatMustMatchSomething() throws {
        let viewc = try Viewc(["half.view": Self.half, "fine.view": Self.fine])
        let some = try viewc.run(["test", "--filter", "fine .de.|good$"])
        #expect(some.output == "2 passed, 0 failed\n" && some.code == 0)
        let none = try viewc.run(["test", "--filter", "goood"])
        #expect(none.code == 1 && none.output == "")
        #expect(
            none.errors == """
                viewc: no test matches `goood`; there are:
                  fine.view: fine (en)
                  fine.view: fine (de)
                  half.view: good
                  half.view: bad

                """)
        #expect(try viewc.run(["test", "--filter", "("]).code == 2)
    }

    /// Of two broken files the filter takes a test of none, of one, or the one without tests by its path; whatever it
    /// takes, both files' errors are told.
    @Test(
        arguments: [
            ("good$", "1 passed, 0 failed\n"),
            ("broken.view: b|good$", "failed: broken.view: b: the file has errors\n1 passed, 1 failed\n"),
            ("empty|good$", "failed: empty.view: the file: the file has errors\n1 passed, 1 failed\n"),
        ])
    func aFilterLeavesOutWhatFailsInBrokenFiles(_ filter: String, _ output: String) throws {
        let viewc = try Viewc([
            "half.view": Self.half, "empty.view": "view A { Txt(1) }\n",
            "broken.view": "test \"b\" { show Text(x) at (9, 9) }\n",
        ])
        let outcome = try viewc.run(["test", "--filter", filter])
        #expect(outcome.output == output && outcome.code == 1)
        #expect(outcome.errors.components(separatedBy: "error[V0201]").count == 3, "\(outcome.errors)")
    }

    @Test func aFilterMayMatchTestsOfOtherShardsOnly() throws {
        let viewc = try Viewc(["half.view": Self.half])
        let counts = try (1...2).map { part in
            try viewc.run(["test", "--filter", "good$", "--shard", "\(part)/2"])
        }
        #expect(Set(counts.map { $0.output }) == ["0 passed, 0 failed\n", "1 passed, 0 failed\n"])
        #expect(counts.allSatisfy { $0.code == 0 && $0.errors == "" })
        #expect(try viewc.run(["test", "--list", "--junit", "all.xml"]).code == 2)
    }

    /// Whatever else follows a device would be taken for nothing, and the test would run in another window.
    @Test(arguments: [".landscapeLeft", "()", "(3)", "[0]", "(.landscapeLeft, .portrait)", "(a: .landscapeLeft)"])
    func onlyAnOrientationFollowsADevice(_ suffix: String) throws {
        let source = "view A { Text(\"a\") }\ntest \"t\" on .iPhoneSE3\(suffix) { show A() }\n"
        let outcome = try Viewc(["a.view": source]).run(["test", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("a.view:2:13: error[V0215]"))
    }

    @Test func sizesAndFramesCanBeNearlyTheSame() throws {
        let near = "expect #a.size ≈ #b.size\nexpect !(#a.frame ≈ #b.frame)"
        let source = "view A { VStack(spacing: 0) { #a Text(\"a\")\n#b Text(\"a\") } }\n"
        let viewc = try Viewc([
            "fine.view": source + "test \"t\" { show A() at (90, 90)\n\(near) }\n",
            "text.view": source + "test \"t\" { show A() at (90, 90)\nexpect #a.text ≈ \"a\" }\n",
        ])
        #expect(try viewc.run(["test", "fine.view"]).output == "1 passed, 0 failed\n")
        #expect(try viewc.run(["check", "text.view"]).errors.contains("error[V0229]"))
    }

    @Test func everyTestIsInOneShard() throws {
        let viewc = try Viewc(["half.view": Self.half, "fine.view": Self.fine])
        var names: [String] = []
        for part in 1...3 {
            names += try viewc.run(["test", "--list", "--shard", "\(part)/3"]).output.split(separator: "\n").map(
                String.init)
        }
        #expect(
            names.sorted() == ["fine.view: fine (de)", "fine.view: fine (en)", "half.view: bad", "half.view: good"])
        for text in ["0/3", "4/3", "1", "a/b"] { #expect(try viewc.run(["test", "--shard", text]).code == 2) }
    }

    @Test func theOutputIsTheSameWhateverTheThreads() throws {
        var files: [String: String] = [:]
        for index in 0..<24 { files["f\(index).view"] = index % 3 == 0 ? Self.half : Self.fine }
        let viewc = try Viewc(files)
        let one = try viewc.run(["test", "--jobs", "1"])
        #expect(one.output.hasSuffix("\n40 passed, 8 failed\n"))
        for jobs in ["2", "7", "64"] {
            #expect(try viewc.run(["test", "--jobs", jobs], environment: ["TZ": "Asia/Tokyo"]).output == one.output)
        }
        #expect(try viewc.run(["test", "--jobs", "0"]).code == 2)
    }

    @Test func aSnapshotIsWrittenOnlyWhereThatIsAsked() throws {
        let viewc = try Viewc(["shot.view": Self.shot])
        let file = viewc.folder.appending(path: Self.shotPath)
        let missing = try viewc.run(["test"])
        #expect(missing.code == 1 && missing.output.contains("error[V0807]: there is no file `\(Self.shotPath)` yet"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let written = try viewc.run(["test", "--update=missing"])
        #expect(written.output == "wrote \(Self.shotPath)\n1 passed, 0 failed\n" && written.code == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.frames)
        #expect(try viewc.run(["test"]).output == "1 passed, 0 failed\n")
        #expect(try viewc.run(["test", "--update"]).output == "1 passed, 0 failed\n")

        try Data("other\n".utf8).write(to: file)
        let different = try viewc.run(["test", "--update=missing"])
        #expect(different.code == 1)
        #expect(different.output.contains("error[V0806]: the frames are not those of `\(Self.shotPath)`"))
        #expect(different.output.contains("@@ -1 +1,3 @@\n-other\n+settings: scale 3,"))
        #expect(try viewc.run(["test", "--update=never"]).code == 1)
        #expect(try viewc.run(["test", "--update=failed"]).output.hasPrefix("wrote "))
        #expect(try viewc.run(["test", "--update=mising"]).errors.contains("did you mean `missing`?"))
    }

    @Test func aSnapshotOfOtherSettingsIsNotCompared() throws {
        let viewc = try Viewc(["shot.view": Self.shot])
        try viewc.write(Self.shotPath, Data(Self.frames.replacingOccurrences(of: "scale 3", with: "scale 2").utf8))
        let outcome = try viewc.run(["test"])
        let message = "`\(Self.shotPath)` was taken with other settings: scale 2, large, en, leftToRight, light"
        #expect(outcome.output.contains("error[V0806]: \(message)\n"))
        #expect(outcome.code == 1 && !outcome.output.contains("@@"))
        #expect(try viewc.run(["test", "--update"]).code == 0)
    }

    @Test func lineEndsOfASnapshotDoNotCount() throws {
        let viewc = try Viewc(["shot.view": Self.shot])
        let returns = Data(Self.frames.replacingOccurrences(of: "\n", with: "\r\n").utf8)
        try viewc.write(Self.shotPath, returns)
        #expect(try viewc.run(["test", "--update"]).output == "1 passed, 0 failed\n")
        #expect(try Data(contentsOf: viewc.folder.appending(path: Self.shotPath)) == returns)
    }

    /// What stands where a snapshot should and cannot be read is no missing one, and is left as it is.
    @Test func aSnapshotThatCannotBeReadFails() throws {
        let viewc = try Viewc(["shot.view": Self.shot, Self.shotPath + "/inner": "kept"])
        for update in ["never", "missing", "all"] {
            let outcome = try viewc.run(["test", "--update=\(update)"])
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("error[V0807]: cannot read `\(Self.shotPath)`: it is no file"))
            #expect(try Data(contentsOf: viewc.folder.appending(path: Self.shotPath + "/inner")) == Data("kept".utf8))
        }
    }

    @Test func testsOfAFileWithErrorsFail() throws {
        let viewc = try Viewc(["wrong.view": Self.half + "\nview A { Txt(1) }", "fine.view": Self.fine])
        let outcome = try viewc.run(["test"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("wrong.view:5:10: error[V0201]"))
        #expect(
            outcome.output == """
                failed: wrong.view: good: the file has errors
                failed: wrong.view: bad: the file has errors
                2 passed, 2 failed

                """)
    }

    @Test func whatHoldsNoTestsIsFineAndWhatIsNoFileIsNot() throws {
        let viewc = try Viewc(["a.view": "view A { Divider() }", "empty/notes.txt": ""])
        let outcome = try viewc.run(["test", "a.view"])
        #expect(outcome.output == "0 passed, 0 failed\n" && outcome.code == 0)
        #expect(try viewc.run(["test", "empty"]).errors.hasPrefix("viewc: no `.view` file below `empty`\n"))
        #expect(try viewc.run(["test", "empty"]).code == 2)
        #expect(try viewc.run(["test", "missing.view"]).code == 2)
    }

    @Test func junitHasACaseForEachRun() throws {
        let viewc = try Viewc(["half.view": Self.half, "fine.view": Self.fine])
        #expect(try viewc.run(["test", "--junit", "out.xml"]).code == 1)
        let text = try String(contentsOf: viewc.folder.appending(path: "out.xml"), encoding: .utf8)
        #expect(
            text.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="4" failures="1">
                  <testsuite name="fine.view" tests="2" failures="0">
                    <testcase name="fine (en)" classname="fine.view"/>
                    <testcase name="fine (de)" classname="fine.view"/>
                  </testsuite>
                  <testsuite name="half.view" tests="2" failures="1">
                    <testcase name="good" classname="half.view"/>
                    <testcase name="bad" classname="half.view">
                      <failure message="this does not hold: `#a.width` is 100">failed: half.view: bad
                """))
        #expect(text.hasSuffix("</failure>\n    </testcase>\n  </testsuite>\n</testsuites>\n"))
        #expect(try viewc.run(["test", "--junit", "none/out.xml"]).code == 2)
    }

    @Test func progressIsShownOnATerminalOnly() throws {
        // Some seconds of work, so that there is something to wait for.
        let slow = """
            test "slow" {
                show #t Text("\\((0..<2_000_000).filter { $0 % 7 == 0 }.count)") at (200, 40)
                expect #t.text == "285715"
            }
            """
        let viewc = try Viewc(["fine.view": Self.fine, "slow.view": slow])
        #expect(try viewc.runOnTerminal(["test"]).contains("2 of 2 files"))
        #expect(try viewc.runOnTerminal(["test", "fine.view"]) == "")
        #expect(try viewc.runOnTerminal(["test", "--quiet"]) == "")
        #expect(try viewc.run(["test"]).errors == "")
    }

    @Test("viewc test Samples is the tour of the language")
    func samples() throws {
        let viewc = try Viewc()
        let samples = GoldenFolder.package.appending(path: "Samples").path
        let outcome = try viewc.run(["test", samples])
        #expect(outcome.output.hasSuffix(" passed, 0 failed\n"), "\(outcome.output)")
        let passed = try #require(outcome.output.split(separator: " ").first.flatMap { Int($0) })
        #expect(passed >= 140)
    }
}

import Foundation
import TestSupport
import Testing

/// Tests that cannot be run, that run for long, and surroundings that are against them.
@Suite("viewc test: faults")
struct TestFaultTests {
    @Test func aTestThatCannotBeRunSaysWhy() throws {
        let source = """
            view Row(items: [Int]) { Text("\\(items[3])") }
            test "first" { show Row(items: [1]) at (100, 100) }
            test "second" { state n = 0
                show Text("\\(1 / n)") at (100, 100) }
            test "third" with displayScale: [0.0, 2.0] { show #a Text("a") }
            """
        let outcome = try Viewc(["a.view": source]).run(["test"])
        #expect(outcome.code == 1 && outcome.output.hasSuffix("\n1 passed, 3 failed\n"))
        for line in [
            "failed: a.view: first\na.view:1:40: error[V0303]: ", "a.view:2:16: note: this step led to it\n",
            "failed: a.view: second\na.view:4:18: error[V0302]: ",
            "a.view:5:34: error[V0316]: displayScale must be a finite number above 0\n",
        ] {
            #expect(outcome.output.contains(line), "\(line)\(outcome.output)")
        }
    }

    @Test func aNameThatIsNotShownIsToldWithThoseThatAre() throws {
        let source = """
            view A { VStack { #one Text("1"); #two Text("2"); if false { #three Text("3") } } }
            test "t" { show A() at (100, 100)
                tap #three }
            """
        let output = try Viewc(["a.view": source]).run(["test"]).output
        #expect(output.contains("a.view:3:9: error[V0802]: `#three` is not shown; shown are `#one`, `#two`\n"))
    }

    @Test func changesWithoutEndAreShownAsACycleWithTheStepThatBeganThem() throws {
        let source = """
            view Ping {
                state a = 0
                state b = 0
                #go Button("go") { a += 1 }
                    .onChange(of: a) { b += 1 }
                    .onChange(of: b) { a += 1 }
            }
            test "t" { show Ping() at (200, 200)
                tap #go }
            """
        let outcome = try Viewc(["a.view": source]).run(["test"])
        let cycle = "`onChange(of: b)` → `onChange(of: a)` → `onChange(of: b)`"
        let other = "`onChange(of: a)` → `onChange(of: b)` → `onChange(of: a)`"
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("without end: \(cycle)") || outcome.output.contains("without end: \(other)"))
        #expect(outcome.output.contains("a.view:9:5: note: this step led to it\n    tap #go }\n"))
    }

    @Test func tenThousandStepsAreRun() throws {
        let source = """
            view Counter { state n = 0; #b Button("n \\(n)") { n += 1 } }
            test "t" { show Counter() at (200, 200)
                for i in 0..<10000 { tap #b }
                expect #b.text == "n 10000" }
            """
        #expect(try Viewc(["a.view": source]).run(["test"]).output == "1 passed, 0 failed\n")
    }

    @Test func aLoneTapIsOneAroundADoubleOne() throws {
        let source = """
            view A { state log = ""
                VStack { #a Text("a").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
                    #log Text(log) } }
            test "t" { show A() at (100, 100)
                tap #a
                expect #log.text == "1"
                for i in 0..<2 { tap #a }
                expect #log.text == "12"
                tap #a
                wait 1
                tap #a
                expect #log.text == "1211" }
            test "what waits at the end is run too" { show Text("a").onTapGesture(count: 2) {}
                .onTapGesture { for i in 0..<3 { print(1 / (i - i)) } }.named(#a) at (100, 100)
                tap #a }
            """
        let outcome = try Viewc(["a.view": source]).run(["test"])
        #expect(outcome.output.hasSuffix("\n1 passed, 1 failed\n"), "\(outcome)")
        #expect(outcome.output.contains("a.view:14:44: error[V0302]: "))
    }

    @Test func anOrientationTurnsTheDevice() throws {
        let source = """
            test "set" { show Color.red on .iPhoneSE3
                set env.orientation = .landscapeLeft
                expect window.size.width == 667 }
            test "with" on .iPhoneSE3 with orientation: [.portrait, .landscapeLeft] { show Color.red
                expect window.size.width == (env.orientation.isLandscape ? 667 : 375) }
            test "show" { show Color.red on .iPhone16 with orientation: .landscapeRight, verticalSizeClass: .regular
                expect window.size.width == 852 && env.verticalSizeClass == .regular }
            preview "p" on .iPhoneSE3 with orientation: .landscapeLeft { Color.red }
            """
        let viewc = try Viewc(["a.view": source])
        #expect(try viewc.run(["test"]).output == "4 passed, 0 failed\n")
        #expect(try viewc.run(["layout", "a.view"]).output.hasPrefix("p at 667×375\n"))
        #expect(try viewc.run(["layout", "a.view", "--orientation", "portrait"]).output.hasPrefix("p at 375×667\n"))
    }

    @Test func whatIsNotSeenIsNotVisible() throws {
        let source = """
            view A(opacity: Double) { VStack { #a Text("a").opacity(opacity); #b Text("bbbbbbbbbb").lineLimit(1) } }
            test "seen" { show A(opacity: 0.1) at (300, 100)
                expect allVisible && allVisible(#a) }
            test "not seen" { show A(opacity: 0) at (300, 100)
                expect allVisible(#a) }
            test "inside" { show VStack { #a Text("a") }.opacity(0) at (100, 100)
                expect allVisible }
            test "clear" { show #a Text("a").foregroundColor(.clear) at (100, 100)
                expect allVisible }
            test "cut" { show #a Text("aaaaaaaaaaaaaaaaaaaaaaaa").lineLimit(1).opacity(0) at (50, 100)
                expect noTruncation && noOverflow }
            """
        let output = try Viewc(["a.view": source]).run(["test"]).output
        #expect(output.hasSuffix("\n2 passed, 3 failed\n"), "\(output)")
        #expect(output.contains("`#a` is not drawn"))
    }

    @Test func aFileIsRunOnceByWhateverPathsItIsNamed() throws {
        let viewc = try Viewc(["b/a.view": "test \"t\" { show Color.red at (9, 9) }"])
        let path = viewc.folder.appending(path: "b/a.view").path
        try FileManager.default.createSymbolicLink(
            at: viewc.folder.appending(path: "link.view"), withDestinationURL: viewc.folder.appending(path: "b/a.view"))
        let outcome = try viewc.run(["test", "--list", "b/a.view", "./b/a.view", "b", "b/../b/", path, "link.view"])
        #expect(outcome.output == "b/a.view: t\n")
    }

    @Test func aValueOfAMatrixStandsThereOnce() throws {
        let source = """
            test "a" with locale: ["en", "de", "en"] { show Text("a") }
            test "b" on [.iPhoneSE3, .iPhone16(.landscapeLeft), .iPhone16, .iPhoneSE3] { show Text("a") }
            """
        let outcome = try Viewc(["a.view": source]).run(["check", "a.view"])
        #expect(outcome.errors.contains("a.view:1:36: error[V0286]: the test runs with `\"en\"` already\n"))
        #expect(outcome.errors.contains("a.view:2:64: error[V0286]: the test runs with `.iPhoneSE3` already\n"))
        #expect(outcome.errors.components(separatedBy: "error[").count == 3)
    }

    @Test func titlesStandOnOneLineAndLineEndsOfAttributesAreKept() throws {
        let source = """
            test "one\\ntwo\\u{85}\\u{7}" { show #a Color.red at (9, 9)
                expect #a.width == 8 }
            """
        let viewc = try Viewc(["a\nb.view": source])
        let outcome = try viewc.run(["test", "--junit", "out.xml"])
        #expect(outcome.output.hasPrefix("failed: a\nb.view: one\\ntwo\\u{85}\\u{7}\n"))
        let text = try String(contentsOf: viewc.folder.appending(path: "out.xml"), encoding: .utf8)
        #expect(text.contains("<testcase name=\"one\\ntwo\\u{85}\\u{7}\" classname=\"a&#10;b.view\">"))
        #expect(text.contains("\">failed: a\nb.view: one"))
    }

    @Test func snapshotsOfNoTestAreNamed() throws {
        let shot = "test \"t\" { show Color.red at (9, 9)\n    snapshot \"now\" }\n"
        let bad = "test \"bad\" { show #a Color.red at (9, 9)\n    expect #a.width == 8\n    snapshot \"now\" }\n"
        let viewc = try Viewc([
            "a.view": shot + bad, "a.view.snapshots/t/then.frames": "", "a.view.snapshots/bad/other.frames": "",
            "a.view.snapshots/gone/now.frames": "", "gone.view.snapshots/t/now.frames": "", "t/now.frames": "",
        ])
        let all = try viewc.run(["test", "--update=missing"])
        #expect(
            all.errors == """
                viewc: no test takes the snapshot `a.view.snapshots/gone/now.frames`
                viewc: no test takes the snapshot `a.view.snapshots/t/then.frames`
                viewc: no test takes the snapshot `gone.view.snapshots/t/now.frames`

                """)
        #expect(try viewc.run(["test", "a.view"]).errors.components(separatedBy: "\n").count == 3)
        for part in [["--filter", "t"], ["--shard", "1/2"], ["--list"], ["--quiet"]] {
            #expect(try viewc.run(["test"] + part).errors == "")
        }
    }

    @Test func whatStandsInTheWayOfSnapshotsIsNamed() throws {
        let shot = "test \"t\" { show Color.red at (9, 9)\n    snapshot \"now\" }\n"
        let file = try Viewc(["a.view": shot, "a.view.snapshots": "a file"])
        for update in ["never", "missing", "all"] {
            let outcome = try file.run(["test", "--update=\(update)"])
            #expect(outcome.code == 1)
            let message = "cannot read `a.view.snapshots/t/now.frames`: `a.view.snapshots` is no folder\n"
            #expect(outcome.output.contains("error[V0807]: " + message))
        }
        let link = try Viewc(["a.view": shot])
        try FileManager.default.createSymbolicLink(
            atPath: link.folder.appending(path: "a.view.snapshots").path, withDestinationPath: "nowhere")
        let outcome = try link.run(["test", "--update"])
        #expect(outcome.output.hasPrefix("failed: a.view: t\nviewc: cannot write `a.view.snapshots/t/now.frames`: "))
        #expect(outcome.output.hasSuffix("\n0 passed, 1 failed\n") && outcome.code == 1)
    }

    @Test func theBytesAreTheSameInAnotherFolderAtAnotherTimeInAnyOrder() throws {
        let source = """
            view Row(n: Int) { state log = "" 
                HStack { #b Button("\\(n)") { log += "x" }; #t Text("\\(Double(n) / 7, specifier: "%.3f") \\(log)") } }
            test "fails" on [.iPhoneSE1, .iPhone16] with locale: ["de", "ar"] { show Row(n: 3)
                tap #b
                expect #t.text == "" }
            """
        let files = ["a.view": source, "b.view": source, "c/d.view": source]
        let names = ["a.view", "b.view", "c"]
        let (first, second) = (try Viewc(files), try Viewc(files))
        let outcome = try first.run(["test", "--junit", "x.xml"] + names)
        #expect(outcome.output.hasSuffix("\n0 passed, 12 failed\n"))
        let xml = try Data(contentsOf: first.folder.appending(path: "x.xml"))
        for (order, jobs, zone) in [(names, "1", "Asia/Tokyo"), (names.reversed(), "3", "UTC"), (["."], "2", "EST5")] {
            let other = try second.run(
                ["test", "--junit", "x.xml", "--jobs", jobs] + order,
                environment: ["TZ": zone, "LC_ALL": "de_DE.UTF-8", "LANG": "C"])
            #expect(other.output == outcome.output && other.errors == outcome.errors && other.code == 1)
            #expect(try Data(contentsOf: second.folder.appending(path: "x.xml")) == xml)
        }
    }
}

import Foundation
import Testing

/// `viewc watch`: a save is a run, however it is done, and all that is wrong is told every time.
@Suite("The watch command")
struct WatchCommandTests {
    /// How editors save.
    enum Save: CaseIterable {
        case inPlace, byRenaming, afterABackup, afterEmptying

        func write(_ text: String, to file: URL) throws {
            let path = file.path(percentEncoded: false)
            switch self {
            case .inPlace: try Data(text.utf8).write(to: file)
            case .byRenaming:
                try Data(text.utf8).write(to: URL(filePath: path + ".tmp"))
                rename(path + ".tmp", path)
            case .afterABackup:
                rename(path, path + "~")
                try Data(text.utf8).write(to: file)
            case .afterEmptying:
                try Data().write(to: file)
                usleep(50_000)
                try Data(text.utf8).write(to: file)
            }
        }
    }

    private static let fine = "view A { Text(\"a\") }\n"

    /// Report 222, twenty times each: as many runs as saves, each with the last content.
    @Test(arguments: Save.allCases) func everyWayToSaveIsOneRun(save: Save) throws {
        let viewc = try Viewc(["a.view": Self.fine])
        let watch = try RunningViewc(["watch", "a.view"], in: viewc.folder)
        #expect(watch.nextRun() == ["run 1", "1 file: no errors, 0 passed, 0 failed"])
        for number in 2...21 {
            try save.write("view A { Txt\(number)() }\n", to: viewc.folder.appending(path: "a.view"))
            let lines = try #require(watch.nextRun())
            #expect(lines.first == "run \(number): a.view changed")
            #expect(lines.contains { $0.contains("error[V0201]") && $0.contains("`Txt\(number)`") }, "\(lines)")
            #expect(lines.last == "1 file: 1 error, 0 passed, 0 failed")
        }
        watch.send(SIGINT)
        #expect(watch.code() == 0)
        #expect(watch.lines(upTo: { _ in true }) == nil)
    }

    /// Report 224: the file by a relative path, with `./`, from another folder, through a link to it or to its folder.
    @Test(arguments: ["own/a.view", "./own/a.view", "own/../own/a.view", "link.view", "way/a.view", "own", "."])
    func everyPathToTheFileIsWatched(path: String) throws {
        let viewc = try Viewc(["own/a.view": Self.fine])
        let folder = viewc.folder.path(percentEncoded: false)
        #expect(symlink("own/a.view", folder + "/link.view") == 0 && symlink("own", folder + "/way") == 0)
        let watch = try RunningViewc(["watch", path], in: viewc.folder)
        #expect(watch.nextRun()?.first == "run 1")
        for number in 2...4 {
            try Save.byRenaming.write("view A { Txt\(number)() }\n", to: viewc.folder.appending(path: "own/a.view"))
            let lines = try #require(watch.nextRun())
            #expect(lines[0].hasPrefix("run \(number): "))
            #expect(lines.contains { $0.contains("`Txt\(number)`") })
        }
    }

    /// Report 142: a file that begins with a missing brace is told, and put right.
    @Test func aBrokenFileIsToldUntilItIsPutRight() throws {
        let viewc = try Viewc(["a.view": "view A { Text(\"a\")\n"])
        let watch = try RunningViewc(["watch"], in: viewc.folder)
        let first = try #require(watch.nextRun())
        #expect(first.contains { $0.hasPrefix("a.view:1:8: error[") })
        #expect(first.last == "1 file: 1 error, 0 passed, 0 failed")
        try viewc.write("a.view", Data(Self.fine.utf8))
        #expect(watch.nextRun() == ["run 2: a.view changed", "1 file: no errors, 0 passed, 0 failed"])
    }

    /// Report 226: a file that is only imported, also one that comes later.
    @Test func importsAreFollowed() throws {
        let viewc = try Viewc(["main/a.view": "import \"../b.view\"\nview A { B() }\n", "Package.swift": ""])
        let watch = try RunningViewc(["watch", "main"], in: viewc.folder)
        #expect(watch.nextRun()?.contains { $0.contains("error[V0601]") } == true)
        try viewc.write("b.view", Data("import \"c.view\"\nview B { C() }\n".utf8))
        let second = try #require(watch.nextRun())
        #expect(second.first == "run 2: b.view is new")
        #expect(second.contains { $0.hasPrefix("b.view:1:8: error[V0601]") })
        try viewc.write("c.view", Data("view C { Text(\"c\") }\n".utf8))
        #expect(watch.nextRun() == ["run 3: c.view is new", "1 file: no errors, 0 passed, 0 failed"])
        try viewc.write("c.view", Data("view C { Txt(\"c\") }\n".utf8))
        #expect(watch.nextRun()?.contains { $0.hasPrefix("c.view:1:10: error[V0201]") } == true)
    }

    /// A picture that cannot be written is told, in the last line too, until it can be.
    @Test func aPictureThatIsNotWrittenCounts() throws {
        let viewc = try Viewc(["a.view": Self.fine, "file": ""])
        let watch = try RunningViewc(["watch", "a.view", "--output", "file/a.svg"], in: viewc.folder)
        let lines = try #require(watch.nextRun())
        #expect(lines.contains { $0.hasPrefix("viewc: cannot write `file/a.svg`: ") })
        #expect(lines.last == "1 file: no errors, 1 picture not drawn, 0 passed, 0 failed")
    }

    /// A link that leads nowhere and a pipe are told, not passed over, and nothing waits for the pipe.
    @Test func whatCannotBeReadInAFolderIsTold() throws {
        let viewc = try Viewc(["own/a.view": Self.fine])
        let folder = viewc.folder.path(percentEncoded: false)
        #expect(symlink("gone.view", folder + "/own/link.view") == 0 && mkfifo(folder + "/own/pipe.view", 0o600) == 0)
        let watch = try RunningViewc(["watch", "own"], in: viewc.folder)
        let lines = try #require(watch.nextRun())
        #expect(lines.contains("viewc: cannot read `own/link.view`: no such file"))
        #expect(lines.contains("viewc: cannot read `own/pipe.view`: it is no file"))
        #expect(lines.last?.hasPrefix("3 files: 2 errors") == true, "\(lines)")
        let tested = try viewc.run(["test", "own"])
        #expect(tested.code == 2 && tested.errors.contains("cannot read `own/pipe.view`: it is no file"))
        // A file that becomes a pipe is one that cannot be read.
        unlink(folder + "/own/a.view")
        #expect(mkfifo(folder + "/own/a.view", 0o600) == 0)
        #expect(watch.nextRun()?.contains("viewc: cannot read `own/a.view`: it is no file") == true)
    }

    @Test func filesAndFoldersComeAndGo() throws {
        let viewc = try Viewc(["a.view": Self.fine])
        let watch = try RunningViewc(["watch", "."], in: viewc.folder)
        #expect(watch.nextRun()?.last == "1 file: no errors, 0 passed, 0 failed")
        try viewc.write("new/deep/b.view", Data("view B { Txt() }\n".utf8))
        let added = try #require(watch.nextRun())
        #expect(added.first == "run 2: new/deep/b.view is new")
        #expect(added.last == "2 files: 1 error, 0 passed, 0 failed")
        rename(viewc.path("new"), viewc.path("old"))
        #expect(watch.nextRun()?.first == "run 3: new/deep/b.view is gone, old/deep/b.view is new")
        try FileManager.default.removeItem(atPath: viewc.path("old"))
        let removed = try #require(watch.nextRun())
        #expect(removed == ["run 4: old/deep/b.view is gone", "1 file: no errors, 0 passed, 0 failed"])
    }

    /// Only the tests that a change can concern run again; what fails is told in every run.
    @Test func failuresAreToldEveryTime() throws {
        let failing = "test \"t\" { show #a Color.red at (100, 50)\n    expect #a.width == 90 }\n"
        let viewc = try Viewc(["a.view": failing, "b.view": Self.fine])
        let watch = try RunningViewc(["watch", "."], in: viewc.folder)
        let first = try #require(watch.nextRun())
        #expect(first[1] == "failed: a.view: t" && first.last == "2 files: no errors, 0 passed, 1 failed")
        try viewc.write("b.view", Data("view B { Text(\"b\") }\n".utf8))
        let second = try #require(watch.nextRun())
        #expect(second.first == "run 2: b.view changed" && second.dropFirst() == first.dropFirst())
        try viewc.write("a.view", Data(failing.replacing("90", with: "100").utf8))
        #expect(watch.nextRun()?.last == "2 files: no errors, 1 passed, 0 failed")
    }

    /// Touching, or writing the same again, is no change; other files are none of its business.
    @Test func whatChangesNothingRunsNothing() throws {
        let viewc = try Viewc(["a.view": Self.fine])
        let watch = try RunningViewc(["watch", "a.view"], in: viewc.folder)
        #expect(watch.nextRun()?.first == "run 1")
        try viewc.write("a.view", Data(Self.fine.utf8))
        #expect(utimes(viewc.path("a.view"), nil) == 0)
        try viewc.write("b.view", Data("nonsense".utf8))
        usleep(400_000)
        try viewc.write("a.view", Data("view A { Text(\"b\") }\n".utf8))
        #expect(watch.nextRun() == ["run 2: a.view changed", "1 file: no errors, 0 passed, 0 failed"])
    }

    /// With `--output` the picture is as new as the last file without errors.
    @Test func whatIsShownIsDrawn() throws {
        let viewc = try Viewc(["a.view": Self.fine, "b.view": "let n = 1\n"])
        let watch = try RunningViewc(["watch", ".", "--output", "out/"], in: viewc.folder)
        #expect(try #require(watch.nextRun()).contains("wrote out/a.svg"))
        for (text, isDrawn) in [("one", true), ("one\"); Txt(\"", false), ("two", true)] {
            try viewc.write("a.view", Data("view A { Text(\"\(text)\") }\n".utf8))
            let lines = try #require(watch.nextRun())
            #expect(lines.contains("wrote out/a.svg") == isDrawn)
            let picture = try String(contentsOfFile: viewc.path("out/a.svg"), encoding: .utf8)
            #expect(picture.contains(">\(isDrawn ? text : "one")</text>"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: viewc.path("out")) == ["a.svg"])
        #expect(try viewc.run(["watch", ".", "--output", "x.svg"]).code == 2)
        #expect(try viewc.run(["watch", "a.view", "--output", "x.gif"]).code == 2)
    }

    /// A picture goes with its file if this run wrote it, and stays where another file has its place.
    @Test func whatWasDrawnOfAFileThatIsGoneIsRemoved() throws {
        let viewc = try Viewc(["a.view": Self.fine, "b.view": "let n = 1\n", "out/old.svg": "own"])
        let watch = try RunningViewc(["watch", ".", "--output", "out/"], in: viewc.folder)
        #expect(try #require(watch.nextRun()).contains("wrote out/a.svg"))
        rename(viewc.path("a.view"), viewc.path("z.view"))
        let renamed = try #require(watch.nextRun())
        #expect(renamed.contains("removed out/a.svg") && renamed.contains("wrote out/z.svg"))
        #expect(mkdir(viewc.path("deep"), 0o777) == 0)
        rename(viewc.path("z.view"), viewc.path("deep/z.view"))
        #expect(try #require(watch.nextRun()).contains { $0.hasPrefix("removed ") } == false)
        let folder = viewc.path("out")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["old.svg", "z.svg"])
        unlink(viewc.path("deep/z.view"))
        #expect(try #require(watch.nextRun()).contains("removed out/z.svg"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["old.svg"])
    }

    @Test func itEndsWhenItIsTold() throws {
        let viewc = try Viewc(["a.view": Self.fine])
        for end in [SIGINT, SIGTERM, 0] {
            let watch = try RunningViewc(["watch", "a.view"], in: viewc.folder)
            #expect(watch.nextRun()?.first == "run 1")
            if end == 0 { watch.closeInput() } else { watch.send(end) }
            #expect(watch.code() == 0)
        }
    }

    @Test func wrongUsageIsToldAtOnce() throws {
        let viewc = try Viewc(["a.view": Self.fine])
        #expect(try viewc.run(["watch", "no.view"]).code == 2)
        #expect(try viewc.run(["watch", "-"]).code == 2)
        #expect(try viewc.run(["watch", "a.view", "--filter", "("]).code == 2)
    }
}

extension RunningViewc {
    /// The lines of the next run, its heading first; nil where none comes.
    fileprivate func nextRun() -> [String]? { lines(upTo: { $0.contains(/^\d+ files?: .* failed$/) }) }
}

extension Viewc {
    /// The path of a file in its folder.
    fileprivate func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
}

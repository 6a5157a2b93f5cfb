import Foundation
import TestSupport
import Testing

/// `viewc emit`: where it writes, what it leaves alone, and what it refuses; the goldens hold what it writes.
@Suite("The emit command")
struct EmitCommandTests {
    private static let source = "view A { Text(\"a\") }\n"
    private static let swift = """
        // Written by viewc: what is changed here is lost.

        import ViewCore

        struct A: View {
            var body: some View {
                Text("a")
            }
        }

        """

    @Test func printsOneFile() throws {
        let viewc = try Viewc(["a.view": Self.source])
        let outcome = try viewc.run(["emit", "a.view"])
        #expect(outcome.output == Self.swift && outcome.errors == "" && outcome.code == 0)
        #expect(try viewc.run(["emit", "-"], input: Self.source).output == Self.swift)
    }

    @Test func writesAFileOrIntoAFolder() throws {
        let viewc = try Viewc(["a.view": Self.source, "b.view": "view B { A2() }\nview A2 { Divider() }\n"])
        #expect(try viewc.run(["emit", "a.view", "--output", "x.swift"]).code == 0)
        #expect(try contents(viewc, "x.swift") == Self.swift)
        try viewc.write("out/keep", Data())
        let outcome = try viewc.run(["emit", "a.view", "b.view", "--output", "out"])
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
        #expect(try contents(viewc, "out/a.view.swift") == Self.swift)
        #expect(try contents(viewc, "out/b.view.swift").contains("struct A2: View"))
    }

    /// What ends with a slash is a folder, and so is what several files are written to.
    @Test(arguments: [["a.view", "--output", "x/y/"], ["a.view", "b.view", "--output", "x/y"]])
    func makesAFolderThatIsNotThere(_ arguments: [String]) throws {
        let viewc = try Viewc(["a.view": Self.source, "b.view": "view B { Divider() }\n"])
        let outcome = try viewc.run(["emit"] + arguments)
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
        #expect(try contents(viewc, "x/y/a.view.swift") == Self.swift)
    }

    @Test func makesNoFolderAfterAMistake() throws {
        let viewc = try Viewc(["a.view": "view A { Txt(\"a\") }\n", "x": ""])
        #expect(try viewc.run(["emit", "a.view", "--output", "y/"]).code == 1)
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "y").path()))
        try viewc.write("a.view", Data(Self.source.utf8))
        let outcome = try viewc.run(["emit", "a.view", "--output", "x/y/"])
        #expect(outcome.code == 2 && outcome.errors.contains("cannot make the folder `x/y/`"))
    }

    /// No disk of a Mac tells names apart by the case of letters, and Swift no files of one module by their folders.
    @Test(arguments: [
        (["Row.view", "row.view"], "`Row.view` and `row.view` are one file"),
        (["Row.view", "--module-files", "row.view"], "`Row.view` and `row.view` are one file"),
        (["Row.view", "--module-files", "sub/Row.view"], "both written to `Row.view.swift`"),
        (["Row.view", "--module-files", "sub/ROW.view"], "both written to `ROW.view.swift`"),
        (["Row.view", "sub/Row.view"], "both written to `Row.view.swift`"),
    ])
    func namesOfAModuleDifferByMoreThanCase(_ arguments: [String], _ message: String) throws {
        let viewc = try Viewc([
            "Row.view": Self.source, "row.view": "view B { Divider() }\n", "sub/Row.view": "view C { Divider() }\n",
            "sub/ROW.view": "view D { Divider() }\n",
        ])
        let outcome = try viewc.run(["emit"] + arguments + ["--output", "out/"])
        #expect(outcome.code == 2 && outcome.errors.contains(message))
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "out").path()))
    }

    /// A file may be among the files of its module.
    @Test func aFileMayNameItselfAmongItsModule() throws {
        let viewc = try Viewc(["a.view": Self.source, "b.view": "view B { Divider() }\n"])
        #expect(try viewc.run(["emit", "a.view", "--output", "o/", "--module-files", "a.view", "b.view"]).code == 0)
        #expect(try contents(viewc, "o/a.view.swift") == Self.swift)
    }

    /// What `layout` cannot use, an entry point cannot either.
    @Test(arguments: [
        ("Localizable.xcstrings", []), ("Texts.xcstrings", ["--strings", "Texts.xcstrings"]),
        ("de.lproj/Localizable.strings", ["--strings", "de.lproj/Localizable.strings"]),
    ])
    func brokenTextsAreToldAsByLayout(_ path: String, _ options: [String]) throws {
        let viewc = try Viewc(["a.view": Self.source, path: "{ \"sourceLanguage\": "])
        let layout = try viewc.run(["layout", "a.view"] + options)
        let emitted = try viewc.run(["emit", "--main", "a.view", "--output", "x.swift"] + options)
        #expect(layout.code == 2 && layout.errors.contains(path))
        #expect(emitted.code == 2 && emitted.output == "")
        #expect(emitted.errors == layout.errors.replacing("viewc layout", with: "viewc emit"))
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "x.swift").path()))
    }

    /// What someone else wrote is kept, and then nothing is written; an empty file is nobody's.
    @Test func overwritesOnlyWhatItWrote() throws {
        let viewc = try Viewc(["a.view": Self.source, "b.view": "view B { Divider() }\n", "empty.swift": ""])
        let own = "import SwiftUI\n\nstruct Own {}\n"
        for path in ["x.swift", "out/b.view.swift", "ui/ViewSupport.swift", "x.d"] {
            try viewc.write(path, Data(own.utf8))
        }
        let ui = ["emit", "--import", "SwiftUI"]
        for (path, arguments) in [
            ("x.swift", ["emit", "a.view", "--output", "x.swift"]),
            ("out/b.view.swift", ["emit", "a.view", "b.view", "--output", "out/"]),
            ("ui/ViewSupport.swift", ui + ["a.view", "--output", "ui/"]),
            ("ui/ViewSupport.swift", ui + ["--support", "--output", "ui/ViewSupport.swift"]),
            ("x.d", ["emit", "a.view", "--output", "y.swift", "--depfile", "x.d"]),
            ("x.d", ["emit", "a.view", "--output", "y.swift", "--stale", "x.d"]),
        ] {
            let outcome = try viewc.run(arguments)
            #expect(outcome.code == 1 && outcome.output == "", "\(arguments)")
            #expect(outcome.errors.contains("`\(path)` is no file that viewc wrote"), "\(outcome.errors)")
            #expect(try contents(viewc, path) == own)
        }
        for path in ["out/a.view.swift", "ui/a.view.swift", "y.swift"] {
            #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: path).path()))
        }
        #expect(try viewc.run(["emit", "a.view", "--output", "empty.swift"]).code == 0)
        #expect(try viewc.run(["emit", "b.view", "--output", "empty.swift"]).code == 0)
        #expect(try contents(viewc, "empty.swift").contains("struct B: View"))
    }

    @Test func leavesAnUnchangedFileUntouched() throws {
        let viewc = try Viewc(["a.view": Self.source])
        _ = try viewc.run(["emit", "a.view", "--output", "x.swift"])
        let before = try modification(viewc, "x.swift")
        _ = try viewc.run(["emit", "a.view", "--output", "x.swift"])
        #expect(try modification(viewc, "x.swift") == before)
        try viewc.write("a.view", Data("view A { Text(\"b\") }\n".utf8))
        _ = try viewc.run(["emit", "a.view", "--output", "x.swift"])
        #expect(try contents(viewc, "x.swift").contains("Text(\"b\")"))
    }

    /// An escape for each character that make or ninja would read otherwise.
    @Test func writesWhatTheOutputDependsOn() throws {
        let viewc = try Viewc([
            "a.view": "import \"b $c/d: #1.view\"\nview A { D() }\n", "b $c/d: #1.view": "view D { Divider() }\n",
        ])
        #expect(try viewc.run(["emit", "a.view", "--output", "x y.swift", "--depfile", "x.d"]).code == 0)
        #expect(try contents(viewc, "x.d") == "x\\ y.swift: \\\n  a.view \\\n  b\\ $$c/d\\:\\ \\#1.view\n")
    }

    /// A path that make and ninja would read as another is refused before anything is written.
    @Test(arguments: ["a\nb", "a\tb", "a;b", "a*b", "a\"b", "a\\", "a\\ b", "a\\#b", "a:"])
    func refusesADependencyThatNoRuleCanHold(_ name: String) throws {
        let viewc = try Viewc([name: Self.source])
        let outcome = try viewc.run(["emit", name, "--output", "x.swift", "--depfile", "x.d"])
        #expect(outcome.code == 2 && outcome.errors.contains("no dependency file"))
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "x.swift").path()))
    }

    @Test func marksABuildThatDoesNotKnowAnImport() throws {
        let viewc = try Viewc([
            "a.view": "import \"b.view\"\nview A { B() }\n", "b.view": "import \"c.view\"\nview B { C() }\n",
            "c.view": "view C { Divider() }\n",
        ])
        let mark = viewc.folder.appending(path: "mark").path(percentEncoded: false)
        let emit = ["emit", "a.view", "--output", "x.swift", "--stale", "mark", "--known"]
        #expect(try viewc.run(emit + ["./b.view", "c.view", "d.view"]).code == 0)
        #expect(!FileManager.default.fileExists(atPath: mark))
        #expect(try viewc.run(emit + ["b.view"]).code == 0)
        #expect(FileManager.default.fileExists(atPath: mark))
        #expect(try viewc.run(["emit", "a.view", "--output", "x.swift", "--known", "b.view"]).code == 2)
    }

    @Test func makeReadsTheDependencies() throws {
        let viewc = try Viewc([
            "a.view": "import \"b c.view\"\nview A { D() }\n", "b c.view": "view D { Divider() }\n",
            "Makefile": "all: x.swift\nx.swift:\n\t@echo rebuilt\n-include x.d\n",
        ])
        #expect(try viewc.run(["emit", "a.view", "--output", "x.swift", "--depfile", "x.d"]).code == 0)
        try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/make"))
        for path in ["a.view", "b c.view"] { try makeOld(viewc, path) }
        #expect(try make(viewc) == "make: Nothing to be done for 'all'.\n")
        try makeOld(viewc, "x.swift")
        #expect(try make(viewc) == "rebuilt\n")
    }

    @Test func twoFilesOfAModuleMustNotShareAPublicName() throws {
        let viewc = try Viewc([
            "a.view": Self.source, "b.view": "view A { Divider() }\n",
            "c.view": "private view A { Divider() }\npreview { A() }\n",
        ])
        let outcome = try viewc.run(["emit", "a.view", "--module-files", "b.view", "c.view"])
        #expect(outcome.code == 1 && outcome.output == "")
        #expect(outcome.errors.contains("b.view:1:6: error[V0206]: `A` is declared in two files of one Swift module"))
        #expect(outcome.errors.contains("a.view:1:6: note: "))
        #expect(try viewc.run(["emit", "a.view", "--module-files", "c.view"]).code == 0)
    }

    /// The compiler's time grows without bound with them.
    @Test func refusesArraysTooDeepForSwift() throws {
        let deep = String(repeating: "[", count: 130) + "1" + String(repeating: "]", count: 130)
        let viewc = try Viewc(["a.view": "view A {\n    let deep = \(deep)\n    Text(\"\\(deep.count)\")\n}\n"])
        let outcome = try viewc.run(["emit", "a.view"])
        #expect(outcome.code == 1 && outcome.output == "" && outcome.errors.contains("a.view:2:16: error[V0312]: "))
        #expect(try viewc.run(["layout", "a.view"]).code == 0)
    }

    /// What changes the measuring and the time goes into the entry point.
    @Test func theEntryPointNamesFontsStringsAndTime() throws {
        let viewc = try Viewc(["a.view": Self.source, "de.lproj/Localizable.strings": "\"a\" = \"b\";\n"])
        let options = ["--strings", "de.lproj/Localizable.strings", "--orientation", "portrait,faceUp"]
        let outcome = try viewc.run(["emit", "--main", "a.view", "--at", "0.5", "--time-limit", "60"] + options)
        #expect(outcome.code == 0 && outcome.errors == "")
        #expect(outcome.output.contains("strings: [\"de.lproj/Localizable.strings\"]"))
        #expect(outcome.output.contains("orientations: [.portrait, .faceUp]"))
        #expect(outcome.output.contains("time: 0.5"))
    }

    /// `layout` leaves warnings out that a comment silences or an option allows, and so does the entry point.
    @Test func theEntryPointNamesWarningsThatAreNotTold() throws {
        let viewc = try Viewc([
            "a.view": """
            preview {
                Text("a").frame(width: -1)
                Text("b").frame(width: -2)  // view:allow(V0503) on purpose
            }

            """
        ])
        let emit = ["emit", "--main", "a.view", "--size", "100x100", "--size", "50x50"]
        #expect(try viewc.run(emit).output.contains("silenced: [[1], [1]]"))
        #expect(try viewc.run(emit + ["--allow", "V0503"]).output.contains("silenced: [[0, 1], [0, 1]]"))
        try viewc.write("a.view", Data("preview {\n    Text(\"a\").frame(width: -1)\n}\n".utf8))
        #expect(try !viewc.run(emit).output.contains("silenced"))
    }

    /// What `layout` fails for, the program fails for.
    @Test func theEntryPointNamesWarningsThatAreDenied() throws {
        let viewc = try Viewc(["a.view": "preview {\n    Text(\"a\").frame(width: -1)\n}\n"])
        let emit = ["emit", "--main", "a.view", "--size", "50x50"]
        #expect(try viewc.run(emit + ["--deny", "v0503"]).output.contains("denied: [\"V0503\"]"))
        let all = try viewc.run(emit + ["--deny", "warnings", "--allow", "V0503"])
        #expect(all.output.contains("silenced: [[0]],") && all.output.contains("denied: [\"warnings\"]"))
        #expect(try !viewc.run(emit).output.contains("denied"))
    }

    @Test func lineDirectivesNameTheSource() throws {
        let viewc = try Viewc(["a b.view": "\n\nview A {\n    Divider()\n}\n"])
        let outcome = try viewc.run(["emit", "a b.view", "--line-directives"])
        #expect(outcome.output.contains("#sourceLocation(file: \"a b.view\", line: 3)\nstruct A: View {\n"))
        #expect(outcome.output.contains("#sourceLocation(file: \"a b.view\", line: 4)\n        Divider()\n"))
    }

    /// A path given names the source in its place, and not what it imports.
    @Test func lineDirectivesNameAPathGiven() throws {
        let viewc = try Viewc(["a.view": "view A {\n    Divider()\n}\n", "b.view": "view B { Divider() }\n"])
        let emit = ["emit", "a.view", "--line-directives-as"]
        let outcome = try viewc.run(emit + ["links/x+a.view"])
        #expect(outcome.output.contains("#sourceLocation(file: \"links/x+a.view\", line: 2)\n        Divider()\n"))
        #expect(
            outcome.output
                == (try viewc.run(["emit", "a.view", "--line-directives"]).output.replacing(
                    "file: \"a.view\"", with: "file: \"links/x+a.view\"")))
        #expect(try viewc.run(emit + ["x", "b.view", "--output", "out/"]).code == 2)
    }

    /// A directive counts the lines of documentation that follow it.
    @Test func documentedDeclarationsKeepTheirLines() throws {
        let viewc = try Viewc(["a.view": "/// One.\n/// Two.\n@deprecated(\"no\")\nview A {\n    Divider()\n}\n"])
        let outcome = try viewc.run(["emit", "a.view", "--line-directives"])
        let head = """
            #sourceLocation(file: "a.view", line: 1)
            /// One.
            /// Two.
            @available(*, deprecated, message: "no")
            struct A: View {

            """
        #expect(outcome.output.contains(head))
    }

    @Test func refusesWhatItCannotWrite() throws {
        let viewc = try Viewc([
            "a.view": Self.source, "wrong.view": "view A { Txt(\"a\") }\n", "sub/a.view": "view B { Divider() }\n",
        ])
        for arguments in [
            ["a.view", "sub/a.view"], ["a.view", "sub/a.view", "--output", "x.swift"], ["a.view", "--depfile", "x.d"],
            ["a.view", "sub/a.view", "--output", "sub"], ["none.view"],
            ["a.view", "--output", "none/x.swift"],
        ] {
            let outcome = try viewc.run(["emit"] + arguments)
            #expect(outcome.code == 2 && outcome.output == "" && outcome.errors != "", "\(arguments)")
        }
        let outcome = try viewc.run(["emit", "wrong.view", "--output", "x.swift"])
        #expect(outcome.code == 1 && outcome.output == "")
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "x.swift").path()))
    }

    /// Every sample and golden is Swift that Swift's formatter has nothing to say of, and no longer than it must be.
    @Test func samplesAreSwiftInTheFormattersForm() throws {
        let viewc = try Viewc()
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        try viewc.write(".swift-format", Data(contentsOf: root.appending(path: ".swift-format")))
        try viewc.write("out/.keep", Data())
        var files: [String] = []
        for folder in ["Samples", "Tests/Goldens/Emit"] {
            let path = root.appending(path: folder).path(percentEncoded: false)
            for name in try FileManager.default.subpathsOfDirectory(atPath: path) where name.hasSuffix(".view") {
                files.append(path + "/" + name)
            }
        }
        #expect(files.count > 130)
        for (index, file) in files.sorted().enumerated() {
            #expect(try viewc.run(["emit", "--quiet", file, "--output", "out/\(index).swift"]).code == 0, "\(file)")
            let source = try Data(contentsOf: URL(filePath: file))
            let swift = try Data(contentsOf: viewc.folder.appending(path: "out/\(index).swift"))
            #expect(swift.count <= 3 * source.count, "\(file)")
        }
        #expect(try swift(viewc, ["swift", "format", "lint", "--strict", "-r", "out"]) == "")
        let sources = files.indices.map { "out/\($0).swift" }
        #expect(try swift(viewc, ["swiftc", "-frontend", "-parse"] + sources) == "")
    }

    /// What a tool of Swift prints on standard error.
    private func swift(_ viewc: Viewc, _ arguments: [String]) throws -> String {
        let errors = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = viewc.folder
        process.standardError = errors
        try process.run()
        let printed = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }

    private func contents(_ viewc: Viewc, _ path: String) throws -> String {
        String(decoding: try Data(contentsOf: viewc.folder.appending(path: path)), as: UTF8.self)
    }

    private func modification(_ viewc: Viewc, _ path: String) throws -> Date? {
        let file = viewc.folder.appending(path: path).path(percentEncoded: false)
        return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }

    /// Dates a file back, further for the file made from the others.
    private func makeOld(_ viewc: Viewc, _ path: String) throws {
        let file = viewc.folder.appending(path: path).path(percentEncoded: false)
        let date = Date(timeIntervalSinceNow: path.hasSuffix(".swift") ? -7200 : -3600)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }

    private func make(_ viewc: Viewc) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/make")
        process.currentDirectoryURL = viewc.folder
        process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }
}

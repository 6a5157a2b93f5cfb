import Foundation
import Testing

/// What people reported of compilers for markup of this kind, run through the command; each names its report's number.
@Suite("Reported faults of compilers")
struct ReportedCommandTests {
    /// The places and codes of the errors in a source, as `line:column code`.
    private func errors(_ source: String) throws -> [String] {
        let outcome = try Viewc(["t.view": source]).run(["check", "t.view"])
        #expect(outcome.code == 0 || outcome.code == 1)
        return outcome.errors.matches(of: /t\.view:(\d+:\d+): error\[(V\d+)\]/).map { "\($0.1) \($0.2)" }
    }

    @Test("134: a doubled plus is one error, and the rest is still checked") func doubledPlus() throws {
        let rest = "\n}\nview B {\n    Txt(\"x\")\n}\n"
        #expect(try errors("view A {\n    Text(\"a\" + + \"b\")" + rest) == ["2:16 V0135", "5:5 V0201"])
        #expect(try errors("view A {\n    Text(\"a\" - \"b\")" + rest) == ["2:14 V0229", "5:5 V0201"])
        #expect(try errors("view A {\n    Text(-\"b\")" + rest) == ["2:10 V0229", "5:5 V0201"])
    }

    @Test("136: a name that is none, itself, and a number are three ordinary errors") func invalidReferences() throws {
        let source = """
            let a = a
            view A {
                VStack {
                    TextField("x", text: $nope)
                    TextField("y", text: 3)
                    Text("\\(a)")
                }
            }
            """
        #expect(try errors(source) == ["1:5 V0208", "4:30 V0201", "5:30 V0220"])
    }

    @Test("140: ten thousand closing braces end at once, with few errors") func closingBraces() throws {
        #expect(try errors("}").count == 1)
        let many = try errors(String(repeating: "}", count: 10_000))
        #expect(many.count >= 1 && many.count <= 100)
    }

    @Test(
        "138: the line under an error at the end of a file is never empty",
        arguments: ["view A {\n\n", "import\n", "("])
    func errorsAtTheEnd(_ source: String) throws {
        let lines = try Viewc(["t.view": source]).run(["check", "t.view"]).errors.split(separator: "\n")
        #expect(lines.contains { $0.contains("^") })
    }

    @Test("126: an id given twice is an error that names it and both places") func identityTwice() throws {
        let source = "view A { VStack { ForEach([\"a\", \"a\", \"b\"], id: \\.self) { s in Text(s) } } }"
        let outcome = try Viewc(["t.view": source]).run(["layout", "t.view"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("error[V0306]: two elements, at the indices 0 and 1, have the id \"a\""))
    }

    /// Four rows of 1.2 × 17 = 20.4 and three gaps of 8: 105.6.
    @Test("128: two loops over the same ids do not clash") func twoLoops() throws {
        let loop = "ForEach([1, 2], id: \\.self) { s in Text(\"\\(s)\") }"
        let outcome = try Viewc(["t.view": "view A { VStack(spacing: 8) { \(loop)\n\(loop) } }"])
            .run(["layout", "t.view", "--text-metrics", "fixed", "--size", "100x200"])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("VStack  44.9 47.2  10.2×105.6"))
        #expect(outcome.output.matches(of: /Text {2}/).count == 4)
    }

    @Test("168: what fails leaves standard output empty and the code 1") func failuresAreTold() throws {
        for command in ["check", "layout", "ir"] {
            let outcome = try Viewc(["t.view": "view A { Txt() }"]).run([command, "t.view"])
            #expect(outcome.code == 1)
            #expect(outcome.output == "")
            #expect(outcome.errors.contains("error[V0201]"))
        }
    }

    @Test("174: a byte-order mark is glued to nothing") func byteOrderMark() throws {
        #expect(try errors("\u{FEFF}view A { Text(\"a\") }\n") == [])
        #expect(try errors("\u{FEFF}view A { Txt(\"a\") }\n") == ["1:10 V0201"])
    }

    @Test("186, 190, 194: names that code might use itself are names here") func ordinaryNames() throws {
        #expect(try errors("view A(`self`: String) { Text(self) }") == [])
        let record = "record R(id: Int, index: Int, item: String, element: String, content: String)\n"
        let row = "Text(\"\\(r.id)\\(r.index)\" + r.item + r.element + r.content)"
        #expect(try errors(record + "view A(rs: [R]) { ForEach(rs) { r in \(row) } }") == [])
    }

    @Test("206: a misspelt case is the checker's finding") func misspeltCase() throws {
        let source = "enum K { case box, line }\nview A(k: K) {\n    switch k {\n    case .boxx: Text(\"a\")\n"
        #expect(try errors(source + "    default: Text(\"b\")\n    }\n}\n") == ["4:11 V0204"])
    }

    @Test("208: groups and loops that hold only a condition are fine") func groupsOfConditions() throws {
        let group = "Group { Group { Group { if on { Text(\"a\") } } } }"
        let loop = "ForEach(0..<2) { i in if on { Text(\"\\(i)\") } }"
        #expect(try errors("view A(on: Bool = true) {\n\(group)\n\(loop)\n}") == [])
    }

    @Test("211: a file that imports itself, and a ring of two hundred, are one error each") func rings() throws {
        let alone = try Viewc(["a.view": "import \"a.view\"\n"]).run(["check", "a.view"])
        #expect(alone.errors.hasPrefix("a.view:1:1: error[V0602]: import cycle: a.view → a.view\n"))
        var files: [String: String] = [:]
        for index in 0..<200 { files["f\(index).view"] = "import \"f\((index + 1) % 200).view\"\n" }
        let ring = try Viewc(files).run(["check", "f0.view"])
        #expect(ring.code == 1)
        #expect(ring.errors.matches(of: /error\[/).count == 1)
    }

    @Test("213: a path starts at its importer, wherever the command runs") func pathsStartAtTheImporter() throws {
        let viewc = try Viewc([
            "ui/a.view": "import \"ui/b.view\"\nview A { B() }\n", "ui/b.view": "view B { Text(\"b\") }\n",
        ])
        let outcome = try viewc.run(["check", "ui/a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("ui/a.view:1:8: error[V0601]: cannot import `ui/b.view`: no such file\n"))
        #expect(outcome.errors.matches(of: /error\[/).count == 1)
    }

    @Test("217: files of one name in two folders are two, and a folder that is none is an error") func sameNames()
        throws
    {
        let viewc = try Viewc([
            "x.view": "import \"lib1/u.view\"\nview X { One() }\n", "lib1/u.view": "view One { Text(\"1\") }\n",
            "y.view": "import \"lib2/u.view\"\nview Y { Two() }\n", "lib2/u.view": "view Two { Text(\"2\") }\n",
            "z.view": "import \"missing/u.view\"\nview Z { One() }\n",
        ])
        #expect(try viewc.run(["check", "x.view", "y.view"]).errors == "")
        let outcome = try viewc.run(["check", "x.view", "z.view"])
        #expect(outcome.errors.matches(of: /error\[V0601\]/).count == 1)
        #expect(outcome.errors.matches(of: /error\[/).count == 1)
    }

    @Test(
        "35: what comes to no number is an error at its own expression",
        arguments: [
            ("Double.infinity - Double.infinity", "V0304"), ("Double.infinity * 0", "V0304"), ("0.0 / 0.0", "V0302"),
            ("1e400", "V0123"),
        ])
    func noNumbers(_ expression: String, _ code: String) throws {
        let source = "view A {\n    Color.red.frame(width: \(expression))\n}\n"
        let outcome = try Viewc(["t.view": source]).run(["layout", "t.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.matches(of: /t\.view:2:\d+: error\[(V\d+)\]/).map { String($0.1) } == [code])
    }

    @Test("218, 220: twenty runs print the same, in order of place") func sameOutput() throws {
        let mistakes = (0..<30).map { "    Txt\($0)(\"a\", b: c\($0))" }.joined(separator: "\n")
        let viewc = try Viewc([
            "bad.view": "view A {\n\(mistakes)\n}\n",
            "good.view": "record R(id: Int, b: Int)\nlet r = R(id: 1, b: 2)\nview A { Text(\"\\(r.id)\") }\n",
        ])
        let first = try viewc.run(["check", "bad.view"]).errors
        let lines = first.matches(of: /bad\.view:(\d+):/).compactMap { Int($0.1) }
        #expect(lines.count == 30)
        #expect(lines == lines.sorted())
        let program = try viewc.run(["ir", "good.view"]).output
        #expect(program.contains("view A"))
        for _ in 0..<20 {
            #expect(try viewc.run(["check", "bad.view"]).errors == first)
            #expect(try viewc.run(["ir", "good.view"]).output == program)
        }
    }
}

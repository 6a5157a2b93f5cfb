import Testing
import ViewBase
import ViewSyntax

@testable import ViewSemantics

/// What mistakes leave to be found elsewhere: in other files, on other lines, in blocks of what is not known.
@Suite("Mistakes beside others")
struct ConsequenceTests {
    /// The codes found in files that import none of each other, in order of file and place.
    private func codes(_ texts: [String]) -> [String] {
        var names = Interner()
        var found: [Diagnostic] = []
        var files: [FileToCheck] = []
        for (index, text) in texts.enumerated() {
            let source = SourceFile(id: FileID(index), path: "\(index).view", bytes: Array(text.utf8))
            let parsed = Parser.parse(source, &names)
            files.append(FileToCheck(tree: parsed.tree))
            found += parsed.diagnostics
        }
        found += Checker.check(files, names: names).diagnostics
        found.sort { ($0.range.file.raw, $0.range.start) < ($1.range.file.raw, $1.range.start) }
        return found.map { $0.code.text }
    }

    @Test func aFileLosesNoNamesOfFilesThatItDoesNotImport() {
        let nameless = "view { Text(\"a\") }"
        let alone = codes([nameless])
        #expect(
            codes([nameless, "view Two { Text(undefined).frame(widht: 3) }"]) == alone + ["V0201", "V0242"])
    }

    @Test func everyFileTellsItsOwnUnknownNames() {
        #expect(codes(["let a = missing", "let b = missing"]) == ["V0201", "V0201"])
        #expect(codes(["let a = missing\nlet b = missing"]) == ["V0201"])
    }

    @Test(arguments: ["@State private var a = 1", "@Environment(\\.dismiss) var a"])
    func aNameThatCanBeReadHidesNoOther(_ declaration: String) {
        let found = codes(["view A {\n\(declaration)\nText(undefined)\nText(\"b\").frame(widht: 3) }"])
        #expect(Array(found.dropFirst()) == ["V0201", "V0242"])
        #expect(found.count == 3)
    }

    @Test func whatWasSteppedOverHidesItsOwnNames() {
        #expect(codes(["class Model {\n var total = 1\n}\nlet a = Model()\nlet b = undefined"]) == ["V0174", "V0201"])
    }

    @Test(arguments: ["VStack", "Form"]) func contentOfAContainerIsChecked(_ container: String) {
        let found = codes([
            "view A {\n\(container) {\nPicker(\"a\")\nText(undefined)\nText(\"b\").frame(widht: 3)\n}\n}"
        ])
        #expect(found == (container == "Form" ? ["V0205"] : []) + ["V0205", "V0201", "V0242"])
    }

    @Test func awaitLeavesItsStatementToBeChecked() {
        #expect(codes(["view A { state n = 1\nButton(\"\\(n)\") { n = await missing } }"]) == ["V0181", "V0201"])
        #expect(codes(["view A { state n = 1\nButton(\"\\(n)\") { n = try? missing } }"]) == ["V0181"])
    }

    @Test func callsOfWhatNamesTwoThingsAlikeAreNotCounted() {
        #expect(codes(["record R(a: Int, a: String)\nlet r = R(a: 1)"]) == ["V0206"])
        #expect(codes(["record R(a: Int, b: String)\nlet r = R(a: 1)"]) == ["V0240"])
    }

    @Test func unnamedArgumentsChooseTheForm() {
        let onChange = "view A { state n = 1\nText(\"\\(n)\").onChange(of: n)"
        #expect(codes([onChange + " { print(\"\\($0)\") } }"]) == [])
        #expect(codes([onChange + " { print(\"\\($0) \\($1)\") } }"]) == [])
        #expect(codes([onChange + " { if n > 1 { print(\"\\($1)\") } } }"]) == [])
        #expect(codes([onChange + " { print(\"\\($2)\") } }"]) == ["V0245"])
        #expect(codes([onChange + " { let all = [1].map { $0 + 1 }\nprint(\"\\(all.count)\") } }"]) == [])
    }

    @Test func branchesGoOnWithUnnamedArguments() {
        let loop = "view A(on: Bool) { ForEach([1, 2], id: \\.self) {"
        #expect(codes([loop + " if on { Text(\"\\($0)\") } else { Text(\"-\\($0)\") } } }"]) == [])
        #expect(codes([loop + " switch on { case true: Text(\"\\($0)\")\ncase false: Text(\"a\") } } }"]) == [])
        #expect(codes(["view A(on: Bool) { if on { Text(\"\\($0)\") } }"]) == ["V0245"])
    }
}

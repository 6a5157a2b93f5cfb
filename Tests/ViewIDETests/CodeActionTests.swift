import Foundation
import Testing
import ViewBase
import ViewCompiler
import ViewIDE
import ViewIR
import ViewLayout
import ViewSyntax
import ViewTree

/// What an editor offers to change leaves what is right so.
///
/// `EVERY_PLACE=1` in the environment tries the actions at every item of every sample; otherwise at some of them.
@Suite("Code actions")
struct CodeActionTests {
    private static let step = ProcessInfo.processInfo.environment["EVERY_PLACE"] != nil ? 1 : 23

    private func snapshot(_ path: String, _ bytes: [UInt8]) -> EditorSnapshot {
        EditorSnapshot([path], from: DiskSources(path, bytes))
    }

    private func errors(_ snapshot: EditorSnapshot, _ file: FileID) -> [String] {
        snapshot.diagnostics(of: file).filter { $0.severity == .error }.map { $0.message }
    }

    /// The frames of what is shown, but for those of views, in order of their text.
    private func frames(_ snapshot: EditorSnapshot) throws -> [String] {
        let report = try snapshot.compilation.layout(EvaluationOptions()).reports.first
        let program = snapshot.compilation.program
        let views = program.views.elements.map { program.names.text($0.header.name) }
        return (report?.nodes ?? []).filter { !views.contains($0.kind) }.map { "\($0.kind) \($0.frame)" }
            .sorted()
    }

    /// Where the items of a file's blocks begin.
    private func places(_ bytes: [UInt8]) -> [Int] {
        var names = Interner()
        let tree = Parser.parse(SourceFile(id: FileID(0), path: "t", bytes: bytes), &names).tree
        var places: [Int] = []
        for index in 0..<tree.count where [.block, .caseBody].contains(tree.kind(SyntaxNode(index))) {
            for item in tree.children(SyntaxNode(index)) { places.append(Int(tree.range(item).start)) }
        }
        return places
    }

    @Test func everyActionOfASampleKeepsItRight() throws {
        var tried = 0
        var turn = 0
        for sample in Samples.all {
            let before = snapshot(sample.path, sample.bytes)
            let file = try #require(before.entry)
            guard errors(before, file).isEmpty else { continue }
            let shown = try? frames(before)
            for place in places(sample.bytes) {
                turn += 1
                guard turn % Self.step == 0 else { continue }
                for action in before.codeActions(in: place..<place, of: file) {
                    let edits = action.edits.sorted { $0.range.start < $1.range.start }
                    let after = snapshot(sample.path, TextEdit.apply(edits, to: sample.bytes))
                    let what = "\(action.title) at \(place) of \(sample.path)"
                    #expect(errors(after, file) == [], "\(what)")
                    let isSameLayout = action.kind == .extract || action.title.hasPrefix("Label")
                    if isSameLayout { #expect(try frames(after) == shown, "\(what)") }
                    tried += 1
                }
            }
        }
        #expect(tried > 100)
    }

    /// The titles of what is offered at `|`.
    private func titles(_ text: String) throws -> [String] {
        let place = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "|")))
        let snapshot = snapshot("/test.view", Array(text.replacing("|", with: "").utf8))
        let file = try #require(snapshot.entry)
        #expect(errors(snapshot, file) == [])
        return snapshot.codeActions(in: place..<place, of: file).map { $0.title }
    }

    @Test(arguments: [
        // Statements, and values.
        "func f(on: Bool) -> Int { |if on { return 1 } else { return 2 } }\nview A { Text(\"\\(f(on: true))\") }\n",
        "enum E { case a, b }\nfunc f(e: E) -> Int { |switch e { case .a: return 1\ncase .b: return 2 } }\n"
            + "view A { Text(\"\\(f(e: .a))\") }\n",
        "view A {\n    state n = 0\n    Button(\"a\") { |if n > 0 { n = 1 } }\n    Text(\"\\(n)\")\n}\n",
    ])
    func whatIsNoContentIsNotWrapped(_ text: String) throws {
        #expect(try titles(text).filter { $0.hasPrefix("Wrap") || $0.hasPrefix("Extract") } == [])
    }

    @Test(arguments: [
        // A block's argument, a fact read outside, an action with a default, one with a label.
        "view A { ForEach(0..<3) { |Text(\"\\($0)\") } }\n",
        "view A {\n    VStack {\n        |#row WholeItemRow([1, 2], id: \\.self) { i in Text(\"\\(i)\") }\n"
            + "        Text(\"\\(#row.hiddenCount)\")\n    }\n}\n",
        "view A {\n    state n = 0\n    action add(_ by: Int = 1) { n += by }\n    |Button(\"\\(n)\") { add() }\n}\n",
        "view A {\n    state n = 0\n    action add(by: Int) { n += by }\n    |Button(\"\\(n)\") { add(by: 2) }\n}\n",
    ])
    func whatCannotStandAloneIsNotExtracted(_ text: String) throws {
        #expect(try !titles(text).contains("Extract component"))
    }

    @Test func aBlockThatGoesAlongKeepsItsArgument() throws {
        #expect(
            try titles("view A {\n    |ForEach(0..<3) { Text(\"\\($0)\") }\n}\n").contains("Extract component"))
    }

    @Test func linesEndAsThoseOfTheFileDo() throws {
        let text = "view A {\r\n    VStack {\r\n        Text(\"a\")\r\n    }\r\n}\r\n"
        let snapshot = snapshot("/test.view", Array(text.utf8))
        let file = try #require(snapshot.entry)
        let action = try #require(
            snapshot.codeActions(in: 14..<14, of: file).first { $0.title == "Wrap in HStack" })
        #expect(
            String(decoding: TextEdit.apply(action.edits, to: Array(text.utf8)), as: UTF8.self)
                == "view A {\r\n    HStack {\r\n        VStack {\r\n            Text(\"a\")\r\n        }\r\n    }\r\n}\r\n"
        )
    }

    private func fixingAll(_ text: String) throws -> String? {
        let snapshot = snapshot("/test.view", Array(text.utf8))
        let actions = snapshot.codeActions(in: 0..<0, of: try #require(snapshot.entry), kinds: [.fixAll])
        #expect(actions.count < 2)
        return actions.first.map { String(decoding: TextEdit.apply($0.edits, to: Array(text.utf8)), as: UTF8.self) }
    }

    @Test func allIsFixedThatIsCertain() throws {
        #expect(
            try fixingAll("view A(n: Int) {\n    state m = 0\n    Text(n)\n    Txet(\"a\"))\n}\n")
                == "view A(n: Int) {\n    state m = 0\n    Text(\"\\(n)\")\n    Txet(\"a\"))\n}\n")
        #expect(try fixingAll("view A {\n    Text(\"a\") Text(\"b\")\n    Text(\"c\"))\n}\n") == nil)
    }

    /// In a large file what is offered is checked as in a small one.
    @Test func inALargeFileActionsKeepWhatIsRightToo() throws {
        let row = "        Text(\"\\(#row.hiddenCount)\")\n"
        let text =
            "view A {\n    VStack {\n        |#row WholeItemRow([1, 2], id: \\.self) { i in Text(\"\\(i)\") }\n"
            + String(repeating: row, count: 1900) + "    }\n}\n"
        #expect(text.utf8.count > 64 << 10)
        let titles = try titles(text)
        #expect(!titles.contains("Extract component"))
        #expect(titles.filter { $0.hasPrefix("Wrap") } == ["Wrap in VStack"])
    }
}

import Testing
import ViewBase
import ViewSyntax

@testable import ViewIDE

/// What of a file is read again to complete at a place.
@Suite("Surroundings of a place")
struct SurroundingsTests {
    /// What stays of a text around `|`.
    private func text(around text: String) -> String {
        let place = Array(text.utf8).firstIndex(of: UInt8(ascii: "|"))!
        var names = Interner()
        let bytes = Array(text.replacing("|", with: "").utf8)
        let tree = Parser.parse(SourceFile(id: FileID(0), path: "test.view", bytes: bytes), &names).tree
        let surroundings = Surroundings(tree, around: place..<place)
        var left = surroundings.bytes
        left.insert(UInt8(ascii: "|"), at: surroundings.place.lowerBound)
        return String(decoding: left, as: UTF8.self)
    }

    @Test func blocksElsewhereAreEmptied() {
        let file = """
            record R(id: Int) { func f() -> Int { id } }
            view A(title: String) { Text(title) }
            view B {
                state on = [1].map { $0 + 1 }
                action go { on = [] }
                VStack { Text("a") }
                HStack {
                    Text("b")|
                }
            }
            test "t" { show B() at (1, 1) }
            """
        #expect(
            text(around: file) == """
                record R(id: Int) { func f() -> Int { id } }
                view A(title: String) {}
                view B {
                    state on = [1].map { $0 + 1 }
                    action go {}
                    VStack {}
                    HStack {
                        Text("b")|
                    }
                }
                test "t" {}
                """)
    }

    @Test func elementsFarAwayGo() {
        #expect(
            text(around: "view A { a(1); b(1); c(1); d(1); e(|); f(1); g(1); let n = 1; h(1); i(1) }")
                == "view A { ; c(1); d(1); e(|); f(1); g(1); let n = 1;  }")
    }

    /// However long a file is, to complete in it reads little of it again.
    @Test func aLongFileLeavesLittle() {
        let row = "        HStack { Text(\"a\").padding(4); Text(\"b\") }\n"
        let view = "    VStack {\n" + String(repeating: row, count: 50) + "    }\n"
        let half = String(repeating: view, count: 30)
        let file = "view A {\n" + half + "    VStack {\n        Text(|)\n    }\n" + half + "}\n"
        #expect(file.utf8.count > 150_000)
        #expect(text(around: file).utf8.count < 400)
    }

    @Test func whereTheSyntaxIsWrongNothingIsCut() {
        let file = "view A {\n    VStack { Text( }\n    HStack { Text(\"a\") }\n    |\n}\n"
        #expect(text(around: file).contains("VStack { Text( }"))
    }
}

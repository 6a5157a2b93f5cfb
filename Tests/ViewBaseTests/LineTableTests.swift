import Testing
import ViewBase

@Suite("Lines and columns")
struct LineTableTests {
    private func place(_ text: String, _ offset: Int) -> LineColumn { LineTable(Array(text.utf8)).place(offset) }

    /// LF, CRLF and a lone CR each end one line.
    @Test func everyLineEndEndsOneLine() {
        let table = LineTable(Array("a\nb\r\nc\rd\n".utf8))
        #expect(table.lineCount == 5)
        #expect((1...5).map { String(decoding: table.content(line: $0), as: UTF8.self) } == ["a", "b", "c", "d", ""])
        #expect(table.place(2) == LineColumn(line: 2, column: 1))
        #expect(table.place(4) == LineColumn(line: 2, column: 3))
        #expect(table.place(5) == LineColumn(line: 3, column: 1))
        #expect(table.place(7) == LineColumn(line: 4, column: 1))
        #expect(table.place(9) == LineColumn(line: 5, column: 1))
    }

    /// é is 2 bytes, 日 3, the face 4; a tab is one column.
    @Test func columnsCountScalars() {
        #expect(place("é日😀\tx", 2) == LineColumn(line: 1, column: 2))
        #expect(place("é日😀\tx", 5) == LineColumn(line: 1, column: 3))
        #expect(place("é日😀\tx", 9) == LineColumn(line: 1, column: 4))
        #expect(place("é日😀\tx", 10) == LineColumn(line: 1, column: 5))
        #expect(place("e\u{301}x", 3) == LineColumn(line: 1, column: 3))
    }

    @Test func aByteOrderMarkHasNoColumn() {
        #expect(place("\u{FEFF}ab", 0) == LineColumn(line: 1, column: 1))
        #expect(place("\u{FEFF}ab", 3) == LineColumn(line: 1, column: 1))
        #expect(place("\u{FEFF}ab", 4) == LineColumn(line: 1, column: 2))
    }

    @Test func emptyTextHasOneLine() {
        #expect(place("", 0) == LineColumn(line: 1, column: 1))
        #expect(LineTable([]).lineCount == 1)
    }

    /// Two bytes a scalar: the place of the nth scalar is column n + 1, also across the table's blocks.
    @Test func longLinesCountRight() {
        let table = LineTable(Array(String(repeating: "é", count: 2000).utf8))
        for scalar in [0, 1, 255, 256, 257, 511, 512, 1023, 1024, 1999, 2000] {
            #expect(table.place(scalar * 2) == LineColumn(line: 1, column: scalar + 1))
        }
    }
}

import Testing

@testable import ViewRuntime

/// What tells the items of a loop apart may be worked out of them.
@Suite struct ComputedIdentityTests {
    private static let cell = "record Cell(row: Int, col: Int, n: Int = 0) { var id: Int { row * 10 + col } }"

    @Test(
        "states follow their items by a computed identity, whatever it is worked out from",
        arguments: [
            "\(cell)", "record Cell(row: Int, col: Int) { var id: String { \"\\(row)-\\(col)\" } }",
            "record Cell(row: Int, col: Int) { var id: Bool { let sum = row + col; return sum > 4 } }",
            """
            enum Weight { case small, large }
            record Cell(row: Int, col: Int) { var id: Weight { if row > 1 { return .large }; return .small } }
            """,
        ])
    func states(_ record: String) {
        let shown = LiveShown(
            """
            \(record)
            view Counter(_ name: String) {
                state n = 0
                #b Button("\\(name):\\(n)") { n += 1 }
            }
            view V {
                state cells = [Cell(row: 1, col: 2), Cell(row: 3, col: 4)]
                VStack {
                    #turn Button("turn") { cells.swapAt(0, 1) }
                    ForEach(cells) { cell in Counter("\\(cell.row)").named(#c) }
                }
            }
            """)
        shown.tap("c[0]")
        #expect(shown.texts.suffix(2) == ["1:1", "3:0"])
        shown.tap("turn")
        #expect(shown.texts.suffix(2) == ["3:0", "1:1"] && shown.codes == [])
    }

    @Test("a key path may end in a computed value, also of a field") func keyPaths() {
        let shown = LiveShown(
            """
            \(Self.cell)
            record Row(cell: Cell, title: String) { var key: String { title + "!" } }
            view Counter(_ name: String) {
                state n = 0
                #b Button("\\(name):\\(n)") { n += 1 }
            }
            view V {
                state rows = [
                    Row(cell: Cell(row: 1, col: 2), title: "a"), Row(cell: Cell(row: 3, col: 4), title: "b"),
                ]
                VStack {
                    #turn Button("turn") { rows.swapAt(0, 1) }
                    ForEach(rows, id: \\.key) { row in Counter(row.title).named(#c) }
                    ForEach(rows, id: \\.cell.id) { row in Counter("\\(row.cell.id)").named(#d) }
                }
            }
            """)
        shown.tap("c[0]")
        shown.tap("d[1]")
        #expect(shown.texts.suffix(4) == ["a:1", "b:0", "12:0", "34:1"])
        shown.tap("turn")
        #expect(shown.texts.suffix(4) == ["b:0", "a:1", "34:1", "12:0"])
    }

    @Test("bindings follow their items by it, and a change of the item changes it too") func bindings() {
        let shown = LiveShown(
            """
            \(Self.cell)
            view V {
                state cells = [Cell(row: 1, col: 2), Cell(row: 3, col: 4)]
                VStack {
                    #turn Button("turn") { cells.swapAt(0, 1) }
                    ForEach($cells) { $cell in
                        #n Button("\\(cell.id) \\(cell.n)") { cell.n += 1 }
                        #row Button("row") { cell.row += 1; cell.n += 10 }
                    }
                }
            }
            """)
        func texts() -> [String] { shown.texts.filter { $0.contains(" ") } }
        shown.tap("n[1]")
        #expect(texts() == ["12 0", "34 1"])
        shown.tap("turn")
        shown.tap("n[1]")
        #expect(texts() == ["34 1", "12 1"])
        shown.tap("row[0]")
        #expect(texts() == ["44 11", "12 1"] && shown.codes == [])
    }

    @Test(
        "colours, points and fonts tell items apart: each has a state of its own",
        arguments: [("Color", ".red", ".blue"), ("UnitPoint", ".top", ".bottom"), ("Font", ".title", ".body")])
    func otherValues(_ type: String, _ first: String, _ second: String) {
        let shown = LiveShown(
            """
            view Counter {
                state n = 0
                #b Button("\\(n)") { n += 1 }
            }
            view V {
                state turned = false
                let values: [\(type)] = turned ? [\(second), \(first)] : [\(first), \(second)]
                VStack {
                    #turn Button("turn") { turned.toggle() }
                    ForEach(values, id: \\.self) { value in Counter().named(#c) }
                }
            }
            """)
        shown.tap("c[0]")
        #expect(shown.texts.suffix(2) == ["1", "0"])
        shown.tap("turn")
        #expect(shown.texts.suffix(2) == ["0", "1"] && shown.codes == [])
    }

    @Test("two items of one computed identity are an error, as of any other") func duplicates() {
        let shown = LiveShown(
            """
            \(Self.cell)
            view V { VStack { ForEach([Cell(row: 1, col: 12), Cell(row: 2, col: 2)]) { cell in Text("\\(cell.row)") } } }
            """)
        #expect(shown.codes == ["V0306"])
    }
}

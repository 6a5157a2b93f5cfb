import Testing
import ViewTree

/// The paths under which named elements are found.
@Suite struct NameTests {
    @Test func aNameBeforeAnExpressionNamesItsOutermostNode() {
        let shown = Shown("view A { #x Text(\"a\").padding(4).opacity(1) }")
        #expect(shown.tree == "A\n opacity #x\n  padding\n   Text")
    }

    @Test func aNameInTheChainNamesWhatStandsBeforeIt() {
        let shown = Shown("view A { Text(\"a\").named(#t).padding(4).named(#p).opacity(1) }")
        #expect(shown.tree == "A\n opacity\n  padding #p\n   Text #t")
    }

    @Test func namesInComponents() {
        let shown = Shown(
            """
            view Card(title: String) { VStack { #title Text(title); #line Divider() } }
            view A { VStack { #card Card(title: "a"); Card(title: "b").padding(1).named(#second); Card(title: "c") } }
            """)
        #expect(
            shown.tree == """
                A
                 VStack
                  Card #card
                   VStack
                    Text #card.title
                    Divider #card.line
                  padding #second
                   Card
                    VStack
                     Text #second.title
                     Divider #second.line
                  Card
                   VStack
                    Text #title
                    Divider #line
                """)
    }

    @Test func namesInLoops() {
        let shown = Shown(
            """
            view Chip(n: Int) { #label Text("\\(n)") }
            view A {
                HStack {
                    ForEach(0..<2, id: \\.self) { i in
                        #chip Chip(n: i)
                        ForEach(0..<2, id: \\.self) { j in #dot Circle() }
                    }
                }
            }
            """)
        #expect(
            shown.tree == """
                A
                 HStack
                  Chip #chip[0]
                   Text #chip[0].label
                  Circle #dot[0][0]
                  Circle #dot[0][1]
                  Chip #chip[1]
                   Text #chip[1].label
                  Circle #dot[1][0]
                  Circle #dot[1][1]
                """)
    }

    @Test func namesInSlotsBelongToTheCaller() {
        let shown = Shown(
            """
            view List(row: Content(Int)) { VStack { ForEach(0..<2, id: \\.self) { i in row(i) } } }
            view A { #list List { n in #cell Text("\\(n)") } }
            """)
        #expect(shown.tree == "A\n List #list\n  VStack\n   Text #cell[0]\n   Text #cell[1]")
    }

    @Test func namesInSlotsOfNestedLoops() {
        let shown = Shown(
            """
            view Grid2(cell: Content(Int)) {
                VStack { ForEach(0..<2, id: \\.self) { i in HStack { ForEach(0..<2, id: \\.self) { j in cell(i + j) } } } }
            }
            view A { Grid2 { n in #cell Text("\\(n)") } }
            """)
        let names = shown.report.nodes.compactMap { $0.name }
        #expect(names == ["cell[0][0]", "cell[0][1]", "cell[1][0]", "cell[1][1]"])
    }

    @Test func aNameOfSeveralElementsIsNotThatOfAnInnerComponent() {
        let shown = Shown(
            """
            view One { Text("1") }
            view Two { One(); One() }
            view A { HStack { Two().named(#two) } }
            """)
        #expect(shown.tree == "A\n HStack\n  Two #two\n   One\n    Text\n   One\n    Text")
    }

    @Test func namesOfSeveralElements() {
        let shown = Shown(
            """
            view Two { Text("1"); Text("2") }
            view A { HStack { #two Two().padding(1); Two().named(#inner).padding(2) } }
            """)
        #expect(
            shown.tree == """
                A
                 HStack
                  Two
                   padding #two
                    Text
                   padding #two
                    Text
                  Two #inner
                   padding
                    Text
                   padding
                    Text
                """)
    }
}

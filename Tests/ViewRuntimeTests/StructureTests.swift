import Testing
import ViewTree

/// The nodes that content makes, in their order.
@Suite struct StructureTests {
    @Test func modifiersStandAroundTheirElementFromTheOutermostIn() {
        let shown = Shown("view A { Text(\"a\").bold().padding(4).background(Color.red).opacity(0.5) }")
        #expect(shown.tree == "A\n opacity\n  background\n   padding\n    bold\n     Text")
    }

    @Test func secondTreesFollowTheElement() {
        let shown = Shown(
            """
            view A {
                Color.red
                    .background { Text("b"); Text("c") }
                    .overlay(alignment: .top) { Circle() }
                    .safeAreaInset(edge: .bottom) { Text("d"); Text("e") }
            }
            """)
        #expect(
            shown.tree == """
                A
                 safeAreaInset
                  overlay
                   background
                    Color
                    ZStack
                     Text
                     Text
                   Circle
                  VStack
                   Text
                   Text
                """)
    }

    /// An `EmptyView` before or behind the one element of a slot takes no place: the element of 10×10 stands where it
    /// would alone, in a screen of 50×20.
    @Test(arguments: [
        ("Color.gray.overlay { PLACE }", [20.0, 5, 10, 10]),
        ("Color.gray.background(alignment: .topLeading) { PLACE }", [0, 0, 10, 10]),
        ("Color.gray.safeAreaInset(edge: .bottom, spacing: 0) { PLACE }", [20, 10, 10, 10]),
        ("Overlay(inset: 0) { PLACE } floating: { Color.blue.frame(width: 1, height: 1) }", [20, 5, 10, 10]),
        ("Overlay(inset: 0) { Color.gray } floating: { PLACE }", [40, 10, 10, 10]),
    ])
    func nothingBesideTheElementOfASlot(_ source: String, _ frame: [Double]) {
        let element = "#x Color.red.frame(width: 10, height: 10)"
        for place in [
            element, "EmptyView(); \(element)", "\(element); EmptyView()", "EmptyView().padding(3); \(element)",
            "if 1 == 1 { EmptyView() }; \(element)", "if 1 == 2 { Text(\"a\") }; \(element); EmptyView()",
        ] {
            let slot = source.replacing("PLACE", with: place)
            #expect(Shown("view A { \(slot) }", width: 50, height: 20).frame("x") == frame, "\(slot)")
        }
    }

    @Test func severalRootElementsFormAStack() {
        let shown = Shown("view A { Text(\"a\"); Text(\"b\") }")
        #expect(shown.tree == "VStack\n A\n  Text\n  Text")
    }

    @Test func branchesLoopsAndGroupsHaveNoNodes() {
        let shown = Shown(
            """
            view A(n: Int = 2, word: String? = "w") {
                HStack {
                    if n == 1 { Text("one") } else if let word { Text(word) } else { Color.red }
                    switch n {
                    case 1: Text("x")
                    case 2: Group { Text("y"); Text("z") }
                    default: Color.blue
                    }
                    ForEach(0..<n, id: \\.self) { i in
                        let square = i * i
                        Text("\\(square)")
                        if i == 1 { Divider() }
                    }
                    if n > 5 { Text("never") }
                }
            }
            """)
        #expect(shown.tree == "A\n HStack\n  Text\n  Text\n  Text\n  Text\n  Text\n  Divider")
        #expect(shown.texts == ["w", "y", "z", "0", "1"])
    }

    @Test func aModifierOnSeveralElementsGoesToEach() {
        let shown = Shown(
            """
            view A { VStack { Group { Text("a"); Text("b").bold() }.padding(1).opacity(0.5) } }
            """)
        #expect(
            shown.tree == """
                A
                 VStack
                  opacity
                   padding
                    Text
                  opacity
                   padding
                    bold
                     Text
                """)
    }

    @Test func aModifierOnAComponentGoesAroundItOrToEachOfItsElements() {
        let shown = Shown(
            """
            view One { Text("1").bold() }
            view Two { One(); Text("2") }
            view None(shows: Bool = false) { if shows { Text("0") } }
            view A { VStack { One().padding(1); Two().padding(2); None().padding(3) } }
            """)
        #expect(
            shown.tree == """
                A
                 VStack
                  padding
                   One
                    bold
                     Text
                  Two
                   padding
                    One
                     bold
                      Text
                   padding
                    Text
                  None
                """)
        #expect(shown.frame(kind: "None")[2...] == [0, 0])
    }

    @Test func slotsAreFilledByTheCaller() {
        let shown = Shown(
            """
            view Card(title: String, content: Content, footer: Content? = nil, row: Content(Int) = { n in Text("d\\(n)") }) {
                VStack {
                    Text(title)
                    content
                    if let footer { footer.padding(1) }
                    row(7)
                }
            }
            view A(name: String = "n") {
                Card(title: "t") { Text(name); Text("second") } footer: { Text("f") } row: { n in Text("r\\(n)") }
                Card(title: "u") { Color.red }
            }
            """)
        #expect(shown.texts == ["t", "n", "second", "f", "r7", "u", "d7"])
        #expect(
            shown.tree == """
                VStack
                 A
                  Card
                   VStack
                    Text
                    Text
                    Text
                    padding
                     Text
                    Text
                  Card
                   VStack
                    Text
                    Color
                    Text
                """)
    }

    @Test func contentPiecesSeeTheirView() {
        let shown = Shown(
            """
            view A(name: String = "n") {
                state count = 3
                content line(prefix: String, suffix: String) { Text(prefix + name + suffix) }
                VStack {
                    line(prefix: "a", suffix: "!")
                    ForEach(0..<2, id: \\.self) { i in line(prefix: "\\(i)\\(count)", suffix: "?").padding(1) }
                }
            }
            """)
        #expect(shown.texts == ["an!", "03n?", "13n?"])
        #expect(shown.tree == "A\n VStack\n  Text\n  padding\n   Text\n  padding\n   Text")
    }

    @Test func anEmptyViewIsNoChild() {
        let shown = Shown("view A { HStack(spacing: 8) { Color.red; EmptyView().padding(20); Color.red } }", width: 108)
        #expect(shown.tree == "A\n HStack\n  Color\n  padding\n   EmptyView\n  Color")
        #expect(shown.frame(kind: "Color") == [0, 0, 50, 844])
    }

    @Test func placesForOneElementMakeStacks() {
        let shown = Shown(
            """
            view A {
                VStack {
                    Button(action: {}) { Text("a"); Text("b") }
                    ScrollView(.horizontal) { Text("c"); Text("d") }
                    ScrollView { Text("e") }
                    Button("f") {}
                }
            }
            """)
        #expect(
            shown.tree == """
                A
                 VStack
                  Button
                   HStack
                    Text
                    Text
                  ScrollView
                   HStack
                    Text
                    Text
                  ScrollView
                   Text
                  Button
                   Text
                """)
    }

    @Test func joinedTextsAreOneText() {
        let shown = Shown(
            """
            let dot = Text("•").bold()
            view A(on: Bool = true) {
                let end = on ? Text("on").font(.system(size: 20)) : Text("off")
                VStack {
                    (Text("a") + dot + end).padding(1)
                    dot.padding(2)
                }
            }
            """)
        #expect(shown.texts == ["a•on", "•"])
        #expect(shown.tree == "A\n VStack\n  padding\n   Text\n  padding\n   bold\n    Text")
        // "a•" at 17 points and "on" at 20: 2 · 0.6 · 17 + 2 · 0.6 · 20.
        #expect(shown.frame(kind: "Text")[2] == 44.4)
    }

    @Test func onlyTheChosenCandidateIsReported() {
        let shown = Shown("view A { ViewThatFits { Color.red.frame(width: 500); Text(\"b\"); Text(\"c\") } }")
        #expect(shown.tree == "A\n ViewThatFits\n  Text")
        #expect(shown.texts == ["b"])
    }

    @Test func aReaderGivesItsSize() {
        let shown = Shown(
            """
            view A {
                GeometryReader { proxy in
                    #half Color.red.frame(width: proxy.size.width / 2, height: 10)
                    Text("\\(proxy.size.height)")
                }
                .frame(width: 200, height: 100)
            }
            """)
        #expect(shown.frame("half") == [95, 372, 100, 10])
        #expect(shown.texts == ["100.0"])
        #expect(shown.tree == "A\n frame\n  GeometryReader\n   frame #half\n    Color\n   Text")
    }

    @Test func alignmentGuidesAreAsked() {
        let shown = Shown(
            """
            view A {
                VStack(alignment: .leading, spacing: 0) {
                    #a Color.red.frame(width: 100, height: 10)
                    #b Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { d in d.width / 2 - d[.trailing] }
                }
            }
            """, width: 200, height: 20)
        // The guide of b stands 20 - 40 = -20 from its edge, so b begins 20 to the right of a.
        #expect(shown.frame("b")[0] - shown.frame("a")[0] == 20)
    }

    @Test func bindingsLeadToStates() {
        let shown = Shown(
            """
            record Item(id: Int, name: String)
            view Field(text: Binding<String>) { TextField("prompt", text: $text) }
            view A {
                state items = [Item(id: 1, name: "x"), Item(id: 2, name: "")]
                state note = "note"
                VStack {
                    Field(text: $note)
                    ForEach($items) { $item in
                        TextField("empty", text: $item.name)
                        Text(item.name + "\\(item.id)")
                    }
                    Field(text: $items[0].name)
                    Field(text: .constant("fixed"))
                }
            }
            """)
        let fields = shown.report.nodes.filter { $0.kind == "TextField" }.map { $0.text ?? "" }
        #expect(fields == ["note", "x", "empty", "x", "fixed"])
        #expect(shown.texts == ["x1", "2"])
    }
}

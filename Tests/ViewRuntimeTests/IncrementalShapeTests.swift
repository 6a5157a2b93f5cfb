import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// What comes and goes is made again with its branch or loop, and nothing beside it.
@Suite struct IncrementalShapeTests {
    @Test("components inside a part keep their states, and those that go lose them") func components() {
        let shown = LiveShown(
            """
            view Counter(_ name: String) {
                state n = 0
                #b Button("\\(name)\\(n)") { n += 1 }
            }
            view V {
                state on = true
                VStack {
                    #flip Button("flip") { on.toggle() }
                    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
                    VStack {
                        Counter("x").named(#x)
                        if on { Counter("a").named(#c) } else { Counter("b").named(#c) }
                    }
                }
            }
            """, height: 800)
        shown.tap("c")
        shown.tap("x")
        #expect(shown.texts.suffix(2) == ["x1", "a1"])
        let cost = shown.work { shown.tap("flip") }
        #expect(cost.evaluations == 0 && cost.parts == 1)
        #expect(shown.texts.suffix(2) == ["x1", "b0"])
        shown.tap("x")
        shown.tap("flip")
        #expect(shown.texts.suffix(2) == ["x2", "a0"])
    }

    /// What scrolls is offered no height, so that what comes or goes changes no other offer.
    private static let shapes = """
        view V {
            state on = false
            state items = [1, 2, 3]
            ScrollView {
                #root VStack(spacing: 0) {
                    #flip Button("flip") { on.toggle() }
                    #add Button("add") { items.insert(9, at: 1) }
                    #cut Button("cut") { items.removeLast() }
                    #turn Button("turn") { items.swapAt(0, 2) }
                    #slow Button("slow") { withAnimation(.linear(duration: 1)) { on.toggle() } }
                    ForEach(0..<200) { i in
                        HStack { Text("row"); Color.red.frame(width: 10, height: 10) }
                    }
                    VStack(spacing: 0) {
                        #first Text("first")
                        if on { #second Text("second"); #third Text("third") }
                    }
                    #list HStack {
                        ForEach(items, id: \\.self) { i in #c Text("\\(i)") }
                    }
                    #last Text("last")
                }
            }
        }
        """

    @Test("another branch is made, not its siblings, and what is new and what holds it measured") func branches() {
        let shown = LiveShown(Self.shapes, height: 10_000)
        for isOn in [true, false, true] {
            let cost = shown.work { shown.tap("flip") }
            #expect((shown.node("third")?.text == "third") == isOn)
            #expect(shown.node("last")?.text == "last" && shown.node("root")?.kind == "VStack")
            #expect(cost.evaluations == 0 && cost.parts == 1)
            // The state and up to two texts.
            #expect(cost.steps <= 3)
            // The inner stack and those around it, asked for several widths.
            #expect(cost.layout.sizes <= 12 && cost.layout.textMeasures <= 8, "\(cost)")
        }
        let fresh = LiveShown(Self.shapes, height: 10_000)
        fresh.tap("flip")
        #expect(fresh.reportText == shown.reportText)
    }

    @Test("items that come, go and change places make their loop again, and nothing else") func items() {
        let shown = LiveShown(Self.shapes, height: 10_000)
        for (name, texts) in [("add", "1 9 2 3"), ("turn", "2 9 1 3"), ("cut", "2 9 1"), ("cut", "2 9")] {
            let cost = shown.work { shown.tap(name) }
            let shownTexts = (0..<8).compactMap { shown.node("c[\($0)]")?.text }
            #expect(shownTexts.joined(separator: " ") == texts)
            #expect(cost.evaluations == 0 && cost.parts == 1)
            #expect(cost.steps <= 40)
            #expect(cost.layout.sizes <= 12 && cost.layout.textMeasures <= 12, "\(cost)")
        }
    }

    @Test("what moves makes its block again too") func movingBranches() {
        let shown = LiveShown(Self.shapes, height: 10_000)
        let top = shown.node("last")?.frame.y ?? 0
        let evaluations = shown.screen.counters.evaluations
        let cost = shown.work { shown.tap("slow") }
        #expect(cost.evaluations == 0 && cost.parts == 1 && cost.steps <= 8)
        #expect(cost.layout.sizes <= 12)
        let end = shown.node("last")?.frame.y ?? 0
        shown.screen.wait(0.5)
        #expect(abs((shown.node("last")?.frame.y ?? 0) - (top + end) / 2) < 1e-9)
        // On the way back the branch is seen going.
        shown.tap("slow")
        shown.screen.wait(0.25)
        #expect(shown.report.nodes.filter { $0.name == "third" }.count == 1)
        #expect(shown.screen.counters.evaluations == evaluations)
        shown.screen.wait(1)
        #expect(shown.node("third") == nil && shown.node("last")?.frame.y == top)
    }

    @Test(
        "what changes beside a block of another shape has its new size, whatever the block",
        arguments: [
            "HStack { Text(\"a\"); ZStack { if n > 0 { Text(\"b\") } } }",
            "ScrollView { VStack { if n > 0 { Text(\"b\") } } }",
            "Color.blue.overlay { VStack { ForEach(0..<n, id: \\.self) { i in Text(\"\\(i)\") } } }",
        ])
    func besideAnotherShape(_ block: String) {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack {
                    #first Text(n > 0 ? "a long text" : "a")
                    \(block)
                    #last Text("hello").font(n > 0 ? .largeTitle : .body)
                    #wide Color.red.frame(width: Double(n) * 30 + 5, height: 4)
                    #text Text("a long text")
                    #title Text("hello").font(.largeTitle)
                    #go Button("go") { n += 1 }
                }
            }
            """, height: 1000)
        shown.tap("go")
        #expect(shown.node("first")?.frame.width == shown.node("text")?.frame.width)
        #expect(shown.node("last")?.frame.width == shown.node("title")?.frame.width)
        #expect(shown.node("last")?.frame.height == shown.node("title")?.frame.height)
        #expect(shown.node("wide")?.frame.width == 35)
    }

    /// A block of another shape is laid out by an engine of its own, which must not take over what a change made stale.
    @Test("a typed text is measured again where a block two containers deep gets another shape")
    func typedBesideShape() {
        let shown = LiveShown(
            """
            view V {
                state s = ""
                VStack {
                    #t Text(s)
                    HStack {
                        Text("a")
                        ZStack { if s.count > 3 { Text("b") } }
                    }
                    #f TextField("", text: $s)
                    #like Text("long long text")
                }
            }
            """, height: 200)
        shown.type("long long text", into: "f")
        #expect(shown.node("t")?.frame.size == shown.node("like")?.frame.size)
    }

    @Test("names stay with their nodes when parts are made again") func names() {
        let shown = LiveShown(Self.shapes, height: 10_000)
        shown.tap("flip")
        shown.tap("add")
        let scene = shown.screen.makeScene()
        #expect(scene.named.allSatisfy { scene.nodes[$0.index].name == $0.path })
        for (name, place) in [("root", "root"), ("third", "third"), ("c", "c[3]")] {
            let found = scene.named.filter { shown.screen.program.names.text($0.links.last?.name ?? Name(0)) == name }
            #expect(found.last?.path == place)
        }
    }

    @Test("what is wrong in the content of readers goes with them, and is told once of each") func warningsOfReaders() {
        let shown = LiveShown(
            """
            view V {
                state items = [1, 2, 3]
                VStack {
                    #one Button("one") { items = [7] }
                    #two Button("two") { items = [7, 8] }
                    ForEach(items, id: \\.self) { i in
                        GeometryReader { g in
                            ViewThatFits { Color.blue.frame(width: -8, height: 44); Text("x") }
                        }
                    }
                }
            }
            """)
        #expect(shown.report.warnings.map(\.code.text) == ["V0503", "V0503", "V0503"])
        for (name, count) in [("one", 1), ("two", 2), ("one", 1)] {
            let cost = shown.work { shown.tap(name) }
            #expect(cost.evaluations == 0 && cost.parts == 1)
            #expect(shown.report.warnings.map(\.code.text) == Array(repeating: "V0503", count: count))
        }
    }
}

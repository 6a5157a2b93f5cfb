import Testing
import ViewLayout
import ViewRuntime
import ViewTree

/// State belongs to a place in the tree.
@Suite struct LiveStateTests {
    private static let counter = """
        view Counter(_ name: String) {
            state n = 0
            Button("\\(name)\\(n)") { n += 1 }
        }

        """

    @Test("state survives evaluation and goes with its branch") func branch() {
        let shown = LiveShown(
            Self.counter + """
                view V {
                    state on = true
                    VStack {
                        #flip Button("flip") { on.toggle() }
                        if on { #c Counter("a") } else { #c Counter("b") }
                        #d Counter("d")
                    }
                }
                """)
        shown.tap("c")
        shown.tap("c")
        shown.tap("d")
        #expect(shown.texts == ["flip", "a2", "d1"])
        shown.tap("flip")
        #expect(shown.texts == ["flip", "b0", "d1"])
        shown.tap("c")
        shown.tap("flip")
        #expect(shown.texts == ["flip", "a0", "d1"])
    }

    @Test("items of a loop keep their state by identity") func loops() {
        let shown = LiveShown(
            Self.counter + """
                record Item(id: Int, name: String)
                view V {
                    state items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
                    VStack {
                        #turn Button("turn") { items.swapAt(0, 2) }
                        #cut Button("cut") { items.remove(at: 1) }
                        #put Button("put") { items.append(Item(id: 2, name: "b")) }
                        ForEach(items) { item in #c Counter(item.name) }
                        ForEach(items) { item in Counter("x") }
                    }
                }
                """)
        shown.tap("c[0]")
        shown.tap("c[1]")
        shown.tap("c[1]")
        #expect(shown.texts[3...5] == ["a1", "b2", "c0"])
        shown.tap("turn")
        #expect(shown.texts[3...] == ["c0", "b2", "a1", "x0", "x0", "x0"])
        shown.tap("cut")
        shown.tap("put")
        #expect(shown.texts[3...5] == ["c0", "a1", "b0"])
    }

    @Test("an adaptive stack's axis and a reader's size are no part of the place") func axis() {
        let shown = LiveShown(
            Self.counter + """
                view V {
                    AdaptiveStack {
                        #c Counter("a")
                        GeometryReader { proxy in #d Counter("w") }
                    }
                }
                """)
        shown.tap("c")
        shown.tap("d")
        #expect(shown.texts == ["a1", "w1"])
        shown.change { $0.orientation.turn(to: .landscapeLeft) }
        #expect(shown.texts == ["a1", "w1"])
    }

    @Test("a slot used twice has two places, and so has a piece") func slots() {
        let shown = LiveShown(
            Self.counter + """
                view Twice(content: Content) { VStack { VStack { content }; VStack { content } } }
                view V {
                    content piece { Counter("p") }
                    VStack {
                        Twice { Counter("s") }
                        #p1 VStack { piece }
                        #p2 VStack { piece }
                    }
                }
                """)
        shown.tap("p2")
        #expect(shown.texts == ["s0", "s0", "p0", "p1"])
        let second = shown.report.nodes.filter { $0.kind == "Counter" }[1].frame
        shown.tap(second.midX, second.midY)
        #expect(shown.texts == ["s0", "s1", "p0", "p1"])
    }

    @Test("another id is another place") func identity() {
        let shown = LiveShown(
            Self.counter + """
                view V {
                    state key = 1
                    VStack {
                        #next Button("next") { key += 1 }
                        #c Counter("c").id(key)
                        #d VStack { Counter("d") }.id(key)
                    }
                }
                """)
        shown.tap("c")
        shown.tap("d")
        #expect(shown.texts == ["next", "c1", "d1"])
        shown.tap("next")
        #expect(shown.texts == ["next", "c0", "d0"])
    }

    @Test("bindings write through, also to elements of arrays") func bindings() {
        let shown = LiveShown(
            """
            record Item(id: Int, on: Bool = false)
            view Switch(on: Binding<Bool>) { #s Toggle("t", isOn: $on) }
            view V {
                state items = [Item(id: 1), Item(id: 2)]
                VStack {
                    ForEach($items) { $item in #row Switch(on: $item.on) }
                    Text(items.map { "\\($0.on)" }.joined(separator: ","))
                    Toggle("never", isOn: .constant(true)).named(#never)
                }
            }
            """)
        shown.tap("row[1].s")
        #expect(shown.texts[2] == "false,true")
        shown.tap("never")
        #expect(shown.texts[2] == "false,true")
    }

    @Test("a text that is a state is still there after many evaluations") func texts() {
        let shown = LiveShown(
            """
            view Caption(_ text: Text) { text }
            view V {
                state n = 0
                state title = Text("zero")
                state all = [Text("a")]
                VStack {
                    Caption(title)
                    ForEach(all.indices, id: \\.self) { i in all[i] }
                    #go Button("go") { n += 1; title = Text("n\\(n)").bold(); all.append(title) }
                    if n > 1 { Text("more") }
                }
            }
            """)
        shown.tap("go")
        shown.tap("go")
        shown.change { $0.colorScheme = .dark }
        #expect(shown.texts == ["n2", "a", "n2", "n2", "go", "more"])
    }
}

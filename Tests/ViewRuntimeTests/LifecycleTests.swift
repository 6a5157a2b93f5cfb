import Testing
import ViewBase
import ViewRuntime
import ViewTree

/// What is told of its beginning, of changes and of its end.
@Suite struct LifecycleTests {
    @Test("what is shown appears in the order of the tree, and disappears with its branch") func order() {
        let shown = LiveShown(
            """
            view V {
                state on = true
                VStack {
                    #flip Button("flip") { on.toggle() }
                    if on {
                        VStack {
                            Text("a").onAppear { print("a+") }.onDisappear { print("a-") }
                            Text("b").task { print("b+") }.background { Color.red.onAppear { print("back+") } }
                        }
                        .onAppear { print("box+") }
                        .onDisappear { print("box-") }
                    }
                    ViewThatFits {
                        Color.red.frame(width: 500).onAppear { print("wide+") }
                        Text("n").onAppear { print("narrow+") }
                    }
                }
            }
            """)
        #expect(shown.printed == ["box+", "a+", "b+", "back+", "narrow+"])
        shown.tap("flip")
        #expect(shown.printed.dropFirst(5) == ["box-", "a-"])
        shown.tap("flip")
        #expect(shown.printed.dropFirst(7) == ["box+", "a+", "b+", "back+"])
    }

    @Test("another id begins anew what is written before it, and nothing after it") func identity() {
        let shown = LiveShown(
            """
            view Inner { Text("i") }
            view V {
                state n = 0
                VStack {
                    #go Button("go") { n += 1 }
                    Text("a").onAppear { print("a+") }.onDisappear { print("a-") }.id(n).onAppear { print("never") }
                    Inner().task { print("b") }.id(n).task { print("never") }
                    Group { Text("c").onAppear { print("c") } }.id(n)
                }
            }
            """)
        #expect(shown.printed == ["never", "a+", "never", "b", "c"])
        shown.tap("go")
        #expect(shown.printed.dropFirst(5) == ["a-", "a+", "b", "c"])
    }

    @Test("the binding of an item of a loop follows it, and ends with it") func itemBindings() {
        let shown = LiveShown(
            """
            record Item(id: Int, name: String)
            view Row(item: Binding<Item>, onTurn: Action) {
                HStack {
                    #name Text(item.name)
                    #turn Button("turn") {
                        onTurn()
                        item.name += "!"
                        item.name += "?"
                    }
                }
                .onDisappear { print("-\\(item.name)"); item.name = "late" }
            }
            view V {
                state items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
                state words = ["x"]
                VStack {
                    #cut Button("cut") { items.remove(at: 0) }
                    #clear Button("clear") { items.removeAll() }
                    ForEach($items) { $item in
                        #row Row(item: $item, onTurn: { items = items.reversed() })
                    }
                    ForEach($words, id: \\.self) { $word in
                        #word Button(word) { word = "y"; word += "z" }
                    }
                }
            }
            """, height: 800)
        shown.tap("row[0].turn")
        #expect(["row[0].name", "row[1].name", "row[2].name"].map { shown.node($0)?.text } == ["c", "b", "a!?"])
        shown.tap("cut")
        #expect(shown.printed == ["-c"] && shown.node("row[0].name")?.text == "b")
        shown.tap("clear")
        #expect(shown.printed == ["-c", "-b", "-a!?"] && shown.codes == [])
        // What is told apart only by itself is that of its place.
        shown.tap("word[0]")
        #expect(shown.texts.last == "yz")
    }

    @Test("a handler of what has gone still changes what is there") func disappearing() {
        let shown = LiveShown(
            """
            view Child(log: Binding<String>) {
                state n = 3
                Text("c").onDisappear { log += "gone\\(n)" }
            }
            view V {
                state on = true
                state log = ""
                VStack {
                    #flip Button("flip") { on = false }
                    if on { Child(log: $log) }
                    Text(log)
                }
            }
            """)
        shown.tap("flip")
        #expect(shown.texts == ["flip", "gone3"])
    }

    @Test("a watched value tells of its changes, with the old and the new one") func changes() {
        let shown = LiveShown(
            """
            view V {
                state n = 1
                #go Button("go") { n += 1 }
                    .onChange(of: n) { old, new in print("\\(old)>\\(new)") }
                    .onChange(of: n * 0) { print("never") }
                    .onChange(of: n, initial: true) { print("n=\\(n)") }
                    .task(id: n) { print("task\\(n)") }
            }
            """)
        #expect(shown.printed.sorted() == ["n=1", "task1"])
        shown.tap("go")
        #expect(shown.printed.dropFirst(2).sorted() == ["1>2", "n=2", "task2"])
    }

    @Test("one change leads to another until all is at rest") func chain() {
        let shown = LiveShown(
            """
            view V {
                state a = 0
                state b = 0
                #go Button("\\(a) \\(b)") { a = 3 }
                    .onChange(of: a) { b = a * 2 }
                    .onChange(of: b) { if b < 10 { a += 1 } }
            }
            """)
        shown.tap("go")
        #expect(shown.texts == ["5 10"])
    }

    @Test("changes without end are undone, and the cycle is shown") func endless() {
        let shown = LiveShown(
            """
            view V {
                state a = 0
                state b = 0
                #go Button("\\(a) \\(b)") { a = 1; print("tapped") }
                    .onChange(of: b) { a += 1 }
                    .onChange(of: a) { b += 1 }
            }
            """)
        shown.tap("go")
        #expect(shown.codes == ["V0321"])
        #expect(shown.screen.hasFailed)
        #expect(shown.texts == ["0 0"])
        #expect(shown.printed.isEmpty)
        let message = shown.screen.diagnostics[0].message
        #expect(
            message == "changes go round without end: `onChange(of: a)` → `onChange(of: b)` → `onChange(of: a)`"
                || message == "changes go round without end: `onChange(of: b)` → `onChange(of: a)` → `onChange(of: b)`")
    }

    @Test("an error after a change is reported, and the next change mends it") func failing() {
        let shown = LiveShown(
            """
            view V {
                state n = 1
                #go Button("\\(6 / n)") { n -= 1 }
            }
            """)
        shown.tap("go")
        #expect(shown.screen.hasErrors)
        #expect(shown.codes == ["V0302"])
    }
}

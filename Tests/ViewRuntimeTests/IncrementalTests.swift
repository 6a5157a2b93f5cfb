import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// Only what depends on a change is evaluated and laid out again.
@Suite struct IncrementalTests {
    /// What an event works.
    private func work(_ shown: LiveShown, _ event: () -> Void) -> LiveCounters { shown.work(event) }

    private static let rows = """
        view V {
            state n = 1
            state unseen = 0
            state width = 50.0
            VStack(alignment: .leading, spacing: 0) {
                #go Button("go") { n += 1 }
                #other Button("other") { unseen += 1 }
                #wide Button("wide") { width += 1 }
                #n Text("\\(n)")
                ForEach(0..<200) { i in
                    HStack { Text("row"); Color.red.frame(width: 10, height: 10) }
                }
                Color.blue.frame(width: width, height: 10)
            }
        }
        """

    @Test("a text that shows a state is all that its change costs, however many rows there are") func text() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = work(shown) { shown.tap("go") }
        #expect(shown.node("n")?.text == "2")
        #expect(cost.evaluations == 0)
        #expect(cost.parts == 1)
        // The interpolation and the state in it.
        #expect(cost.steps <= 4)
        #expect(cost.layout.sizes + cost.layout.leafAnswers <= 4)
        #expect(cost.layout.textMeasures <= 4)
    }

    @Test("a state that nothing shows costs nothing") func unseen() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = work(shown) { shown.tap("other") }
        #expect(cost.parts == 0 && cost.evaluations == 0 && cost.steps == 0)
        #expect(cost.layout.placed == 0)
    }

    @Test("a modifier makes its element again, and the sizes up from it") func modifier() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = work(shown) { shown.tap("wide") }
        #expect(shown.report.nodes.last?.frame.width == 51)
        // The colour, the two lengths, and the state in one of them.
        #expect(cost.parts == 1)
        #expect(cost.steps <= 8)
        #expect(cost.layout.sizes + cost.layout.leafAnswers <= 10)
    }

    @Test("another window is no evaluation") func window() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = work(shown) {
            shown.screen.change(shown.screen.environment, WindowContext(width: 200, height: 9_000, .fixed))
        }
        #expect(cost.evaluations == 0 && cost.steps == 0)
        #expect(shown.screen.window.width == 200)
    }

    @Test("another height of the keyboard makes again what reads it") func keyboard() {
        let shown = LiveShown(
            """
            view Gap { let height = env.keyboardHeight; #gap Color.blue.frame(width: 10, height: height + 1) }
            view V {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<200) { i in HStack { Text("row"); Color.red.frame(width: 10, height: 10) } }
                        #text Text("\\(env.keyboardHeight)")
                        VStack { if env.keyboardHeight > 50 { #high Text("high") } }
                        VStack { Gap() }
                    }
                }
            }
            """, height: 10_000)
        for height in [100.0, 0, 216] {
            let cost = work(shown) { shown.change { $0.keyboardHeight = height } }
            #expect(shown.node("text")?.text == "\(height)" && (shown.node("high") != nil) == (height > 50))
            #expect(shown.node("gap")?.frame.height == height + 1)
            #expect(cost.evaluations == 0 && cost.parts == 3 && cost.steps <= 30)
            #expect(cost.layout.sizes <= 20, "\(cost)")
        }
    }

    @Test("another appearance measures nothing, and evaluates all only where most of the screen has colours")
    func appearance() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = work(shown) { shown.change { $0.colorScheme = .dark } }
        #expect(cost.evaluations == 1)
        #expect(cost.layout.textMeasures == 0)
        #expect(cost.layout.sizes + cost.layout.leafAnswers == 0)
    }

    @Test("units that others have replaced do not pile up: after some hundreds the screen is evaluated as a whole")
    func replacedUnits() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack {
                    #go Button("go") { n += 1 }
                    ForEach(0..<40) { i in Text("\\(n + i)") }
                    ForEach(0..<200) { i in Color.red.frame(width: 10, height: 10) }
                }
            }
            """, height: 10_000)
        let first = shown.screen.maker.units.count
        // 40 new units a tap would be 2,400 beside the first ones.
        for _ in 0..<60 { shown.tap("go") }
        #expect(shown.texts.last == "99")
        #expect(shown.screen.maker.units.count <= first * 2 + 1_000 + 40)
        #expect((2...3).contains(shown.screen.counters.evaluations) && shown.screen.counters.parts > 2_000)
    }

    @Test("a constant is worked out again, and only what reads it follows where it is another one") func constants() {
        let shown = LiveShown(
            """
            view Row(n: Int) {
                let half = n / 2
                HStack { #half Text("\\(half)"); Text("row") }
            }
            view V {
                state n = 1
                let double = n * 2
                let isLarge = double > 4
                VStack {
                    #go Button("go") { n += 1 }
                    #double Text("\\(double)")
                    HStack { #large Text(isLarge ? "large" : "small") }
                    ForEach(0..<100) { i in Text("row") }
                    VStack { #row Row(n: double + 1) }
                }
            }
            """, height: 10_000)
        func all() -> [String?] { ["double", "large", "row.half"].map { shown.node($0)?.text } }
        #expect(all() == ["2", "small", "1"])
        // The two constants and what they are made of; two texts, the row and its constant.
        let first = work(shown) { shown.tap("go") }
        #expect(all() == ["4", "small", "2"])
        #expect(first.evaluations == 0 && first.parts == 2 && first.steps <= 40)
        let second = work(shown) { shown.tap("go") }
        #expect(all() == ["6", "large", "3"])
        #expect(second.evaluations == 0 && second.parts == 3)
    }

    @Test("what reads a state through functions and computed values is made again, and nothing else")
    func functions() {
        let shown = LiveShown(
            """
            record Item(id: Int, price: Double) { var double: Double { price * 2 } }
            view V(step: Int = 2) {
                state items = [Item(id: 1, price: 1.5)]
                state n = 1
                state unseen = 0
                let half = n / 2
                var total: Double { items.reduce(0) { $0 + $1.double } }
                func price(of count: Int) -> Int { count * step + half }
                VStack {
                    #n Button("n") { n += 1 }
                    #add Button("add") { items.append(Item(id: items.count + 1, price: 2)); print("\\(total) \\(price(of: n))") }
                    #other Button("other") { unseen += 1 }
                    HStack { #total Text("\\(total)") }
                    HStack { #price Text("\\(price(of: n))") }
                    ForEach(0..<100) { i in Text("row") }
                }
            }
            """, height: 10_000)
        func texts() -> [String?] { ["total", "price"].map { shown.node($0)?.text } }
        #expect(texts() == ["3.0", "2"])
        let first = work(shown) { shown.tap("n") }
        #expect(texts() == ["3.0", "5"] && first.evaluations == 0 && first.parts == 1)
        let second = work(shown) { shown.tap("add") }
        #expect(texts() == ["7.0", "5"] && second.evaluations == 0 && second.parts == 1)
        #expect(shown.printed == ["7.0 5"])
        let third = work(shown) { shown.tap("other") }
        #expect(third.parts == 0 && third.steps == 0)
        #expect(shown.codes == [])
    }

    @Test("a constant that fails is told, and the next change mends it") func failingConstants() {
        let shown = LiveShown(
            """
            view V {
                state n = 2
                let share = 12 / n
                VStack {
                    #down Button("down") { n -= 1 }
                    ForEach(0..<20) { i in Text("row") }
                    #share Text("\\(share)")
                }
            }
            """, height: 2_000)
        shown.tap("down")
        #expect(shown.node("share")?.text == "12" && shown.codes == [])
        shown.tap("down")
        #expect(shown.codes == ["V0302"])
        shown.tap("down")
        #expect(shown.node("share")?.text == "-12")
    }

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
        let cost = work(shown) { shown.tap("flip") }
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
            let cost = work(shown) { shown.tap("flip") }
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
            let cost = work(shown) { shown.tap(name) }
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
        let cost = work(shown) { shown.tap("slow") }
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

    private static let everything = """
        record Item(id: Int, name: String, on: Bool = false)
        view Row(item: Binding<Item>, big: Bool) {
            state taps = 0
            HStack {
                #tap Button("\\(item.name) \\(taps)") { taps += 1 }
                Toggle("on", isOn: $item.on)
                if item.on { Text("yes").padding(big ? 8.0 : 2.0) }
            }
            .disabled(big && item.id == 2)
        }
        view V {
            state items = [Item(id: 1, name: "a"), Item(id: 2, name: "bb"), Item(id: 3, name: "ccc")]
            state n = 0
            state big = false
            state text = ""
            state next = 4
            state level = 0.5
            let total = items.count + n
            ScrollView {
                VStack(alignment: .leading, spacing: 4) {
                    HStack {
                        Button("n") { n += 1 }
                        Button("big") { big.toggle() }
                        Button("add") { items.append(Item(id: next, name: "x\\(next)")); next += 1 }
                        Button("cut") { if !items.isEmpty { items.remove(at: 0) } }
                        Button("turn") { if items.count > 1 { items.swapAt(0, items.count - 1) } }
                        Button("slow") { withAnimation(.linear(duration: 1)) { big.toggle(); n += 1 } }
                    }
                    Text("\\(n) of \\(total)").font(.system(size: big ? 20 : 12)).foregroundStyle(n % 2 == 0 ? .red : .blue)
                    TextField("text", text: $text)
                    Text(text.isEmpty ? "nothing" : text)
                    Slider(value: $level, in: 0...10)
                    Color.green.frame(width: 20 + level * 10, height: 10)
                    ZStack {
                        Color.red.zIndex(Double(n % 3))
                        Color.blue.opacity(big ? 0 : 1)
                    }
                    .frame(height: big ? 30 : 10)
                    ForEach($items) { $item in
                        Row(item: $item, big: big)
                    }
                    WholeItemRow(items) { item in
                        Text(item.name).padding(big ? 6.0 : 1.0)
                    } overflow: { hidden in
                        Text("+\\(hidden) \\(n)")
                    }
                    if env.keyboardHeight > 100 { Divider(); Text("\\(env.keyboardHeight)") } else { Spacer() }
                    if big { HStack { Spacer(); if n % 2 == 0 { Text("even") }; Divider() } }
                    Grid { GridRow { Text("g"); if n % 3 == 1 { Text("h") } }; if big { Text("whole") } }
                    if n % 4 == 3 { Text("fourth").onAppear { print("fourth") } }
                    GeometryReader { proxy in Text("\\(proxy.size.width) \\(n)") }.frame(height: 20)
                    AdaptiveStack { Text("p"); Text("\\(items.filter { $0.on }.count)") }
                    HStack {
                        Text("\\(1234.5, format: .number) \\(env.locale.identifier)")
                        Text("held").dynamicTypeSize(...(.xLarge)).environment(\\.locale, Locale(identifier: "fr"))
                        Text("shade").preferredColorScheme(big ? .dark : nil).disabled(n % 2 == 0)
                        Button { n += 1 } label: { Text("\\(env.displayScale)"); if n % 2 == 0 { Text("even") } }
                    }
                    HStack { if env.horizontalSizeClass == .regular { Text("wide"); if big { Text("big") } }; Text("t") }
                    ForEach(0..<n % 3, id: \\.self) { i in if i == 1 || big { Text("loop \\(i)") } else { Divider() } }
                    ViewThatFits { Text("a long text of \\(n)").frame(width: big ? 500 : 100); Text("short") }
                }
            }
        }
        """

    @Test("after any events the screen is what a fresh evaluation gives", arguments: 0..<8)
    func random(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let shown = LiveShown(Self.everything, width: 320, height: 600)
        for step in 0..<40 {
            switch random(19) {
            case 12: shown.change { $0.keyboardHeight = Double(random(3)) * 90 }
            case 13: shown.screen.wait(0.4)
            case 14: shown.change { $0.dynamicTypeSize = [.large, .small, .accessibility2][random(3)] }
            case 15: shown.change { $0.locale = ["en", "de", "fr"][random(3)] }
            case 16: shown.change { $0.horizontalSizeClass = [nil, .compact, .regular][random(3)] }
            case 17: shown.change { $0.displayScale = [2, 3][random(2)] }
            case 18: shown.change { $0.layoutDirection = [.leftToRight, .rightToLeft][random(2)] }
            case 0: shown.change { $0.orientation.turn(to: random(2) == 0 ? .portrait : .landscapeLeft) }
            case 1: shown.change { $0.colorScheme = random(2) == 0 ? .light : .dark }
            case 2:
                let window = WindowContext(width: Double(200 + random(200)), height: 600, .fixed)
                shown.screen.change(shown.screen.environment, window)
            case 3:
                let field = shown.screen.infos.indices.first { shown.screen.infos[$0].kind == "TextField" }
                if let field { _ = shown.screen.type("ab", into: NodeID(field)) }
            default:
                let controls = shown.report.nodes.filter { $0.facts.isEnabled != nil && !$0.facts.isHidden }
                let frame = controls[random(controls.count)].frame
                shown.tap(frame.x + frame.width * Double(1 + random(9)) / 10, frame.midY)
            }
            // As people read it: nodes that the layout asks for have other ids each time.
            // Without a wait everything is at its end.
            shown.screen.isUnderWay = false
            let report = shown.report.text()
            let printed = shown.printed
            #expect(!shown.screen.hasErrors)
            shown.screen.evaluateAfresh()
            #expect(String(decoding: report, as: UTF8.self) == shown.reportText, "seed \(seed), step \(step)")
            #expect(printed == shown.printed)
            if report != shown.report.text() { return }
        }
        #expect(shown.screen.counters.parts > 5)
    }
}

import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// Whatever happens, the screen is what a fresh evaluation gives.
@Suite struct IncrementalRandomTests {
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

    private static let bodies = """
        view Part(n: Int, big: Bool) {
            if big { Text("big") }
            Text("part \\(n)")
            if n % 3 == 1 { Text("one"); Text("two") }
        }
        view Maybe(n: Int) { if n % 2 == 0 { Text("even \\(n)") } }
        view Wrap(content: Content) {
            state taps = 0
            content
            Button("w\\(taps)") { taps += 1 }
        }
        view Lone {
            state on = false
            Button("lone") { on.toggle() }
            if on { Text("beside") }
        }
        view V {
            state n = 0
            state big = false
            state items = [1, 2, 3]
            content tail(k: Int) { Text("tail \\(k)"); if big { Divider() } }
            let label = "\\(n) label"
            Button("n") { n += 1 }
            Button("big") { big.toggle() }
            Button("turn") { items.swapAt(0, 2) }
            Button("more") { items.append(items.count + 1 + n * 100) }
            if big { Text("top").padding(Double(n)) }
            Part(n: n, big: big).padding(big ? 4.0 : 2.0)
            Maybe(n: n).frame(width: 90).background { if big { Color.red } else { Maybe(n: n + 1) } }
            Wrap { Maybe(n: n); Text(label) }.padding(2)
            Wrap { Text("deep"); Wrap { Lone() } }
            Lone().padding(3).overlay { Text("over"); if n % 2 == 1 { Text("second") } }
            tail(k: n).padding(1)
            Group { Text("g"); if n % 2 == 1 { Text("h") } }.padding(Double(n % 3))
            Section("head \\(n)") { Text("s"); if big { Text("t") } }
            HStack { Maybe(n: n); Spacer(); Part(n: n + 1, big: !big) }
            HeaderStack { Text("title \\(n)") } leading: { if big { Text("lead") } } trailing: { Maybe(n: n) }
            ForEach(items, id: \\.self) { i in Part(n: i + n, big: big).offset(x: Double(i)) }
            Overlay { Maybe(n: n) } floating: { if big { Text("float") } }.frame(height: 30)
            ViewThatFits { Part(n: n, big: big); Text("fit") }
            ScrollView { if n % 2 == 0 { Text("scrolled"); Lone() } }.frame(height: 40)
            Button { n += 1 } label: { Text("label"); if big { Text("b") } }
            Text("id").id(n)
        }
        """

    @Test("after any events the screen is what a fresh evaluation gives", arguments: 0..<12)
    func random(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let source = seed < 8 ? Self.everything : Self.bodies
        let shown = LiveShown(source, width: 320, height: seed < 8 ? 600 : 2_000)
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

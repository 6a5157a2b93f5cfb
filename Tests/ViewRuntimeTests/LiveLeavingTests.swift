import Testing
import ViewLayout
import ViewRuntime
import ViewTree

/// What goes before it has come, and comes back before it has gone.
@Suite struct LiveLeavingTests {
    /// Squares of 10 at the left edge that come and go in a second by `go`, each with its modifiers.
    private func squares(_ modifiers: [String], draws: Bool = false) -> LiveShown {
        let squares = modifiers.enumerated().map { index, modifier in
            modifier.isEmpty
                ? "if isOn { VStack { #s\(index) Color.red.frame(width: 10, height: 10).transition(.move(edge: .leading)) } }"
                : "if isOn { #s\(index) Color.red.frame(width: 10, height: 10)\(modifier) }"
        }
        return LiveShown(
            """
            view V {
                state isOn = false
                VStack(alignment: .leading, spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { isOn.toggle() } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    \(squares.joined(separator: "\n"))
                }
                .frame(width: 200, alignment: .leading)
            }
            """, width: 200, draws: draws)
    }

    private func x(_ shown: LiveShown, _ count: Int) -> [Double?] {
        (0..<count).map { shown.node("s\($0)")?.frame.x }
    }

    /// The opacities and scales that are painted, in order.
    private func effects(_ shown: LiveShown) -> [Double] {
        shown.screen.displayList.items.compactMap { item in
            switch item.kind {
            case .begin(.opacity(let opacity)): opacity
            case .begin(.transform(.scale(let x, _, around: _))): x
            default: nil
            }
        }
    }

    @Test("what goes while it comes goes from where it is to where its transition ends") func overtaken() {
        let shown = squares([
            ".transition(.move(edge: .leading))", ".transition(.offset(x: 100))", ".transition(.slide)", "",
            ".transition(.asymmetric(insertion: .move(edge: .leading), removal: .offset(x: 8)))",
        ])
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(x(shown, 5) == [-7.5, 75, -7.5, -7.5, -7.5])
        shown.tap("go")
        for (seconds, expected) in [
            (0.125, [-7.8125, 78.125, -5.3125, -7.8125, -5.5625]), (0.125, [-8.125, 81.25, -3.125, -8.125, -3.625]),
            (0.25, [-8.75, 87.5, 1.25, -8.75, 0.25]), (0.375, [-9.6875, 96.875, 7.8125, -9.6875, 6.0625]),
        ] {
            shown.screen.wait(seconds)
            #expect(x(shown, 5) == expected)
        }
        shown.screen.wait(0.125)
        #expect(x(shown, 5) == [nil, nil, nil, nil, nil])
        // What is away comes from where its transition begins.
        shown.tap("go")
        shown.screen.wait(0.5)
        #expect(x(shown, 5) == [-5, 50, -5, -5, -5])
    }

    /// In to −7.5, out to −8.75, in to −4.375, out to −7.1875.
    @Test("however often it turns round, it ends where it should") func turns() {
        let shown = squares([".transition(.move(edge: .leading))"])
        for (seconds, expected) in [(0.25, -7.5), (0.5, -8.75), (0.5, -4.375), (0.5, -7.1875)] {
            shown.tap("go")
            shown.screen.wait(seconds)
            #expect(x(shown, 1) == [expected])
        }
        shown.screen.wait(0.5)
        #expect(x(shown, 1) == [nil])
    }

    /// The stack, which becomes smaller, begins another way at −7.5, and is half way then.
    @Test("what goes out of something that comes moves with it, in its place there") func inside() {
        let shown = LiveShown(
            """
            view V {
                state isOn = false
                state isFull = true
                VStack(alignment: .leading, spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { isOn = true } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    #drop Button { withAnimation(.linear(duration: 1)) { isFull = false } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    if isOn {
                        VStack { if isFull { #s0 Color.red.frame(width: 10, height: 10) } }
                            .transition(.move(edge: .leading))
                    }
                }
                .frame(width: 200, alignment: .leading)
            }
            """, width: 200)
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(x(shown, 1) == [-7.5])
        shown.tap("drop")
        shown.screen.wait(0.5)
        #expect(x(shown, 1) == [-3.75])
    }

    @Test("fades and scales turn round where they are") func effectsOnTheWay() {
        // A fade and a scale end at nothing; a scale for coming goes on to the whole while the opacity for going sinks.
        for (transition, overtaken, back) in [
            (".opacity(1)", [1, 0.125], [1, 0.5625]), (".transition(.opacity)", [0.125], [0.5625]),
            (".transition(.scale)", [0.125], [0.5625]), (".transition(.push(from: .top))", [0.125], [0.5625]),
            (
                ".transition(.asymmetric(insertion: .scale, removal: .opacity))", [0.625, 0.5], [0.8125, 0.75]
            ),
            (".transition(.scale.combined(with: .opacity))", [0.125, 0.125], [0.5625, 0.5625]),
        ] {
            let shown = squares([transition], draws: true)
            shown.tap("go")
            shown.screen.wait(0.25)
            shown.tap("go")
            shown.screen.wait(0.5)
            #expect(effects(shown).sorted() == overtaken.sorted(), "\(transition)")
            shown.tap("go")
            shown.screen.wait(0.5)
            #expect(effects(shown).sorted() == back.sorted(), "\(transition)")
        }
    }

    @Test("pictures show it where reports do, in the looks that it had") func pictures() {
        let moved = squares([".transition(.move(edge: .leading))"], draws: true)
        moved.tap("go")
        moved.screen.wait(0.25)
        moved.tap("go")
        moved.screen.wait(0.5)
        let frames = moved.screen.displayList.items.filter { $0.frame.width == 10 }.map { $0.frame.x }
        #expect(frames == [-8.75])
        let shown = LiveShown(
            """
            view V {
                state step = 0
                VStack {
                    #go Button { withAnimation(.linear(duration: 1)) { step += 1 } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    if step < 2 {
                        Color(red: step == 0 ? 1 : 0, green: 0, blue: step == 0 ? 0 : 1)
                            .frame(width: 10, height: 10)
                            .opacity(step == 0 ? 1 : 0)
                    }
                }
            }
            """, draws: true)
        shown.tap("go")
        shown.screen.wait(0.5)
        #expect(effects(shown) == [0.5])
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(effects(shown) == [0.75, 0.5])
        // The middle of the way from red to blue, as in CSS Color 4.
        #expect(shown.report.nodes.contains { $0.facts.color?.text == "#8C53A2FF" })
    }

    /// A box of three squares that moves down by 40 while its middle one goes.
    private func box(_ modifiers: String = "") -> LiveShown {
        LiveShown(
            """
            view V {
                state isOn = true
                VStack(alignment: .leading, spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { isOn = false } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    Color.gray.frame(width: 2, height: isOn ? 0 : 40)
                    #box ZStack(alignment: .topLeading) {
                        Color.green.frame(width: 50, height: 30)
                        if isOn { #s0 Color.red.frame(width: 10, height: 10)\(modifiers) }
                        Color.yellow.frame(width: 5, height: 5)
                    }
                }
                .frame(width: 200, height: 200, alignment: .topLeading)
            }
            """, width: 200, height: 200, draws: true)
    }

    @Test(
        "what goes moves with what holds it, and is drawn between those before and after it there",
        arguments: [("", [50.0, 10, 5]), (".zIndex(1)", [50, 5, 10]), (".zIndex(-1)", [10, 50, 5])])
    func order(_ modifiers: String, _ widths: [Double]) {
        let shown = box(modifiers)
        shown.tap("go")
        shown.screen.wait(0.25)
        // The box stands at 20 and goes to 60.
        #expect(shown.node("box")?.frame.y == 30 && shown.node("s0")?.frame.y == 30)
        let shapes = shown.screen.displayList.items.filter { item in
            if case .shape = item.kind { return item.frame.y == 30 }
            return false
        }
        #expect(shapes.map { $0.frame.width } == widths)
        shown.screen.wait(0.5)
        #expect(shown.node("box")?.frame.y == 50 && shown.node("s0")?.frame.y == 50)
    }

    @Test("a transition moves an element in and out by the size of all of it, modifiers around the transition too")
    func framedTransitions() {
        let shown = squares([".transition(.move(edge: .leading)).frame(width: 40)"])
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(x(shown, 1) == [-30])
        shown.screen.wait(0.75)
        #expect(x(shown, 1) == [0])
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(x(shown, 1) == [-10])
    }

    @Test("the elements of a component that has several come and go one by one, each by its own transition")
    func severalElements() {
        let shown = LiveShown(
            """
            view Two {
                #a Color.red.frame(width: 10, height: 10).transition(.move(edge: .leading))
                #b Color.red.frame(width: 20, height: 10).transition(.move(edge: .trailing))
            }
            view V {
                state isOn = false
                VStack(alignment: .leading, spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { isOn.toggle() } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    if isOn { #two Two() }
                }
                .frame(width: 200, alignment: .leading)
            }
            """, width: 200)
        func places() -> [Double?] { ["two.a", "two.b"].map { shown.node($0)?.frame.x } }
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(places() == [-7.5, 15])
        shown.screen.wait(0.75)
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(places() == [-2.5, 5])
        shown.screen.wait(0.75)
        #expect(places() == [nil, nil])
    }

    @Test("what goes in front of others stays there when they are reordered by the same change, and by the next one")
    func reordered() {
        let shown = LiveShown(
            """
            view V {
                state order = [30, 50]
                state isOn = true
                VStack(alignment: .leading, spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { order = [50, 30]; isOn = false } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    #back Button { withAnimation(.linear(duration: 1)) { order = [30, 50] } } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    ZStack(alignment: .topLeading) {
                        if isOn { Color.gray.frame(width: 60, height: 60).zIndex(-1) }
                        ForEach(order, id: \\.self) { side in
                            Color.green.frame(width: Double(side), height: Double(side))
                        }
                        if isOn { Color.red.frame(width: 10, height: 10).zIndex(5) }
                    }
                }
            }
            """, draws: true)
        func widths() -> [Double] {
            shown.screen.displayList.items.compactMap { item in
                if case .shape = item.kind, item.frame.width != 20 { item.frame.width } else { nil }
            }
        }
        #expect(widths() == [60, 30, 50, 10])
        shown.tap("go")
        shown.screen.wait(0.25)
        #expect(widths() == [60, 50, 30, 10])
        shown.tap("back")
        shown.screen.wait(0.25)
        #expect(widths() == [60, 30, 50, 10])
    }
}

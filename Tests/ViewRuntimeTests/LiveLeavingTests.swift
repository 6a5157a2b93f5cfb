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

    @Test("what goes out of something that comes ends at its place there") func inside() {
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
}

import Testing
import ViewLayout
import ViewRuntime
import ViewTree

/// What moves after a change, and where it is meanwhile.
@Suite struct LiveMovementTests {
    /// A square of 60 at the top of 100×400 that goes down by 200 when tapped.
    private func square(_ action: String, _ modifiers: String = "", inside: String = "") -> LiveShown {
        LiveShown(
            """
            view V {
                state isDown = false
                VStack(spacing: 0) {
                    #s Color.red.frame(width: 60, height: 60)\(inside)
                        .onTapGesture { \(action) }
                        .offset(y: isDown ? 200 : 0)\(modifiers)
                    Spacer()
                }
            }
            """, width: 100, height: 400)
    }

    private func y(_ shown: LiveShown) -> Double? { shown.report.nodes.first { $0.kind == "Color" }?.frame.y }

    @Test("without a wait the end counts, after one the way") func way() {
        let shown = square("withAnimation(.linear(duration: 1)) { isDown = true }")
        #expect(y(shown) == 0)
        shown.tap(50, 30)
        #expect(y(shown) == 200)
        shown.screen.wait(0.25)
        #expect(y(shown) == 50)
        shown.screen.wait(0.5)
        #expect(y(shown) == 150)
        shown.screen.wait(10)
        #expect(y(shown) == 200)
    }

    /// The middle of the way from red to blue is what `color-mix(in oklab, red, blue)` of CSS Color 4 is: 140 83 162.
    @Test("colours move through a perceptual space, those of texts and grounds too") func colors() {
        let shown = LiveShown(
            """
            let red = Color(red: 1, green: 0, blue: 0)
            let blue = Color(red: 0, green: 0, blue: 1)
            view V {
                state isOn = false
                VStack {
                    #go Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    #jump Button("jump") { isOn.toggle() }
                    #fill Rectangle().fill(isOn ? blue : red).frame(width: 20, height: 20)
                    #text Text("text").foregroundStyle(isOn ? blue : red)
                    #ground Text("text").background(isOn ? blue : red)
                    #same red.frame(width: 20, height: 20)
                    #faint red.opacity(isOn ? 0.5 : 1).frame(width: 20, height: 20)
                }
            }
            """, height: 400)
        func colors() -> [String?] {
            ["fill", "text", "ground", "same", "faint"].map { name in
                let nodes = shown.report.nodes
                guard let first = nodes.firstIndex(where: { $0.name == name }) else { return nil }
                return nodes[first..<max(first + 1, nodes[first].end)].compactMap { $0.facts.color }.first?.text
            }
        }
        let red = "#FF0000FF"
        #expect(colors() == [red, red, red, red, red])
        shown.tap("go")
        #expect(colors() == ["#0000FFFF", "#0000FFFF", "#0000FFFF", red, "#FF000080"])
        shown.screen.wait(0.5)
        #expect(colors() == ["#8C53A2FF", "#8C53A2FF", "#8C53A2FF", red, "#FF0000BF"])
        // A quarter of the way back from there.
        shown.tap("go")
        shown.screen.wait(0.999_999)
        #expect(colors() == [red, red, red, red, red])
        shown.screen.wait(1)
        #expect(colors() == [red, red, red, red, red])
        shown.tap("jump")
        shown.screen.wait(0.1)
        #expect(colors()[0] == "#0000FFFF")
    }

    @Test("only changes in the block move, and nil jumps") func scope() {
        let jump = square("isDown = true")
        jump.tap(50, 30)
        jump.screen.wait(0.1)
        #expect(y(jump) == 200)
        let none = square("withAnimation(.linear(duration: 1)) { isDown = true }", ".animation(nil, value: isDown)")
        none.tap(50, 30)
        none.screen.wait(0.1)
        #expect(y(none) == 200)
        let empty = square("withAnimation(.linear(duration: 1)) { print(1) }; isDown = true")
        empty.tap(50, 30)
        empty.screen.wait(0.1)
        #expect(y(empty) == 200)
    }

    @Test("an animation of a value moves what is inside when the value changes") func value() {
        let own = square("isDown = true", ".animation(.linear(duration: 2), value: isDown)")
        own.tap(50, 30)
        own.screen.wait(0.5)
        #expect(y(own) == 50)
        let other = square("isDown = true", ".animation(.linear(duration: 2), value: 7)")
        other.tap(50, 30)
        other.screen.wait(0.5)
        #expect(y(other) == 200)
    }

    @Test("a change on the way begins where things are") func interruption() {
        let shown = square("withAnimation(.linear(duration: 1)) { isDown.toggle() }")
        shown.tap(50, 30)
        shown.screen.wait(0.5)
        #expect(y(shown) == 100)
        shown.tap(50, 130)
        shown.screen.wait(0.5)
        #expect(y(shown) == 50)
        shown.screen.wait(0.5)
        #expect(y(shown) == 0)
    }

    @Test("a change without an animation takes place at once and leaves the rest of the way") func resizing() {
        let shown = LiveShown(
            """
            view V {
                state isDown = false
                VStack(spacing: 0) {
                    if isDown { Spacer(minLength: 0) }
                    #s Color.red.frame(width: 60, height: 60)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isDown = true } }
                    if !isDown { Spacer(minLength: 0) }
                }
            }
            """, width: 100, height: 260)
        func resize(_ height: Double) {
            var window = shown.screen.window
            window.height = height
            shown.screen.change(shown.screen.environment, window)
        }
        shown.tap(50, 30)
        shown.screen.wait(0.5)
        #expect(y(shown) == 100)
        // The end moves from 200 to 340; half of the way of 200 is left.
        resize(400)
        #expect(y(shown) == 340)
        shown.screen.wait(0.25)
        #expect(abs((y(shown) ?? 0) - (340 - 50)) < 1e-9)
        // Two changes at one time.
        resize(300)
        resize(460)
        shown.screen.wait(0.125)
        #expect(abs((y(shown) ?? 0) - (400 - 25)) < 1e-9)
        shown.screen.wait(0.125)
        #expect(y(shown) == 400)
    }

    @Test("the usual movement is a spring, and an action that appears can move") func standard() {
        let shown = LiveShown(
            """
            view V {
                state x = 0.0
                #s Color.red.frame(width: 10, height: 10).offset(x: x).onAppear { withAnimation { x = 100 } }
            }
            """)
        #expect(shown.report.nodes.last?.frame.x == 245)
        shown.screen.wait(0.55 / 4)
        let progress = (shown.report.nodes.last?.frame.x ?? 0) - 145
        #expect(abs(progress - 46.5583) < 1e-3)
    }

    @Test("a transition brings what is new, and items move to their places by identity") func transitions() {
        let shown = LiveShown(
            """
            view V {
                state items = [1, 2]
                VStack(spacing: 0) {
                    #go Button { withAnimation(.linear(duration: 1)) { items = [2, 1, 3] } } label: {
                        Color.blue.frame(height: 20)
                    }
                    ForEach(items, id: \\.self) { i in
                        #c Color.red.frame(width: 50, height: 20).transition(.move(edge: .leading))
                    }
                    Spacer()
                }
            }
            """, width: 100)
        shown.tap("go")
        shown.screen.wait(0.25)
        func frame(_ name: String) -> [Double] {
            shown.node(name).map { [$0.frame.x, $0.frame.y] } ?? []
        }
        #expect(frame("c[0]") == [25, 35])
        #expect(frame("c[1]") == [25, 25])
        #expect(frame("c[2]") == [25 - 50 * 0.75, 60])
    }

    @Test("what has gone is seen on its way out, and comes back from where it is") func removals() {
        func shown(_ transition: String) -> LiveShown {
            LiveShown(
                """
                view V {
                    state isOn = true
                    VStack(spacing: 0) {
                        #go Button { withAnimation(.linear(duration: 1)) { isOn.toggle() } } label: {
                            Color.blue.frame(width: 100, height: 20)
                        }
                        if isOn { #c Color.red.frame(width: 50, height: 40)\(transition) }
                        #last Color.green.frame(width: 100, height: 20)
                    }
                    .frame(height: 100, alignment: .top)
                }
                """, width: 100, height: 100)
        }
        func frame(_ shown: LiveShown, _ name: String = "c") -> [Double]? {
            shown.node(name).map { [$0.frame.x, $0.frame.y] }
        }
        for (transition, x, y) in [
            ("", 0.0, 0.0), (".transition(.opacity)", 0, 0), (".transition(.slide)", 50, 0),
            (".transition(.move(edge: .leading))", -50, 0), (".transition(.push(from: .top))", 0, 40),
            (".transition(.asymmetric(insertion: .slide, removal: .offset(x: 8, y: 16)))", 8, 16),
        ] {
            let shown = shown(transition)
            shown.tap("go")
            // Without a wait the end counts.
            #expect(shown.node("c") == nil && frame(shown, "last") == [0, 20])
            shown.screen.wait(0.25)
            #expect(frame(shown) == [25 + x / 4, 20 + y / 4], "\(transition)")
            #expect(frame(shown, "last") == [0, 50])
            let nodes = shown.report.nodes
            #expect(nodes.allSatisfy { $0.end <= nodes.count } && nodes[0].end == nodes.count)
            shown.screen.wait(0.75)
            #expect(shown.node("c") == nil && frame(shown, "last") == [0, 20])
        }
        let back = shown(".transition(.move(edge: .leading))")
        back.tap("go")
        back.screen.wait(0.5)
        back.tap("go")
        // From half way out, 25 to the left, it needs a second for the way back.
        back.screen.wait(0.5)
        #expect(frame(back) == [25 - 12.5, 20])
        back.screen.wait(0.5)
        #expect(frame(back) == [25, 20] && back.report.nodes.filter { $0.name == "c" }.count == 1)
        // Without a movement it goes at once.
        let still = shown(".transition(.asymmetric(insertion: .slide, removal: .slide.animation(nil)))")
        still.tap("go")
        still.screen.wait(0.1)
        #expect(still.node("c") == nil)
    }

    @Test("a change of the keyboard moves by the animation of its height") func keyboard() {
        let shown = LiveShown(
            """
            view V {
                VStack(spacing: 0) {
                    Spacer()
                    #s Color.red.frame(height: 60).padding(.bottom, env.keyboardHeight)
                        .animation(.easeInOut, value: env.keyboardHeight)
                }
            }
            """, width: 100, height: 400)
        shown.change { $0.keyboardHeight = 200 }
        // Half of 0.35 seconds, at which the curve is half way.
        shown.screen.wait(0.175)
        #expect(abs((y(shown) ?? 0) - 240) < 1e-9)
    }
}

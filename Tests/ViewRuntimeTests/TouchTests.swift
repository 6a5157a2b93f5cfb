import Testing
import ViewBase
import ViewLayout
import ViewRuntime
import ViewTree

/// What a tap hits, and what it does there.
@Suite struct TouchTests {
    /// How often a gesture on a 100×100 square in the middle of 300×300 runs when a point is tapped, given what is
    /// written after the square and after the gesture.
    private func hits(_ inner: String, _ outer: String = "", x: Double = 150, y: Double = 150) -> String {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                ZStack {
                    Color.red.frame(width: 100, height: 100)\(inner).onTapGesture { n += 1 }\(outer)
                    Text("\\(n)").allowsHitTesting(false)
                }
            }
            """)
        shown.tap(x, y)
        return shown.texts[0]
    }

    @Test("what shows nothing takes no tap") func transparency() {
        #expect(hits("") == "1")
        #expect(hits("", x: 99) == "0")
        #expect(hits(".opacity(0)") == "0")
        #expect(hits("", ".opacity(0)") == "0")
        #expect(hits("", ".opacity(0.1)") == "1")
        #expect(hits("", ".hidden()") == "0")
        #expect(hits("", ".allowsHitTesting(false)") == "0")
        #expect(hits("", ".disabled(true)") == "0")
        #expect(hits(".disabled(true)") == "1")
    }

    @Test("offsets move, clips and shapes cut") func places() {
        #expect(hits(".offset(x: 80)", x: 220) == "1")
        #expect(hits(".offset(x: 80)", x: 110) == "0")
        #expect(hits(".offset(x: 80)", ".clipped()", x: 220) == "0")
        #expect(hits(".padding(20)", x: 90) == "0")
        #expect(hits(".padding(20).contentShape(Rectangle())", x: 90) == "1")
        #expect(hits(".contentShape(Circle())", x: 104, y: 104) == "0")
        #expect(hits(".clipShape(Circle())", x: 104, y: 104) == "0")
        #expect(hits(".clipShape(Circle())", x: 150, y: 104) == "1")
        #expect(hits(".cornerRadius(20)", x: 102, y: 102) == "0")
        #expect(hits(".cornerRadius(20)", x: 120, y: 101) == "1")
    }

    @Test("a shape is hit inside its outline") func shapes() {
        func hits(_ shape: String, _ x: Double, _ y: Double) -> Bool {
            let shown = LiveShown(
                """
                view V {
                    state n = 0
                    VStack(spacing: 0) {
                        \(shape).frame(width: 100, height: 60).onTapGesture { n += 1 }
                        Text("\\(n)")
                    }.frame(width: 100, height: 300, alignment: .top)
                }
                """, width: 100)
            shown.tap(x, y)
            return shown.texts[0] == "1"
        }
        #expect(hits("Rectangle()", 1, 1))
        #expect(!hits("Ellipse()", 5, 5))
        #expect(hits("Ellipse()", 5, 30))
        #expect(!hits("Capsule()", 3, 3))
        #expect(hits("Capsule()", 40, 3))
        #expect(!hits("Circle()", 10, 30))
        #expect(hits("Circle()", 25, 30))
        #expect(!hits("RoundedRectangle(cornerRadius: 20)", 2, 2))
        #expect(hits("RoundedRectangle(cornerRadius: 20)", 21, 2))
        #expect(!hits("Color.clear", 50, 30))
        // Only the line is there, half of it outside the frame for `stroke` and none for `strokeBorder`.
        #expect(!hits("Rectangle().stroke(.red, lineWidth: 10)", 50, 30))
        #expect(hits("Rectangle().stroke(.red, lineWidth: 10)", 50, 4))
        #expect(!hits("Rectangle().stroke(.red, lineWidth: 10)", 50, 6))
        #expect(hits("Rectangle().stroke(.red, lineWidth: 10)", 20, 64))
        #expect(hits("Rectangle().strokeBorder(.red, lineWidth: 10)", 50, 9))
        #expect(!hits("Rectangle().strokeBorder(.red, lineWidth: 10)", 50, 11))
        #expect(!hits("Rectangle().strokeBorder(.red, lineWidth: 10)", 20, 62))
        #expect(hits("Circle().stroke(.red, lineWidth: 4)", 50, 1))
        #expect(!hits("Circle().stroke(.red, lineWidth: 4)", 50, 3))
        #expect(hits("Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))", 50, 3))
        #expect(!hits("Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))", 50, 30))
        #expect(hits("Rectangle().fill(.red)", 50, 30))
    }

    @Test("what is drawn turned or in another size is hit where it is drawn") func effects() {
        #expect(hits(".scaleEffect(2)", x: 60) == "1")
        #expect(hits(".scaleEffect(2)", x: 49) == "0")
        #expect(hits(".scaleEffect(0.5)", x: 110) == "0")
        #expect(hits(".scaleEffect(0.5)", x: 130) == "1")
        #expect(hits(".scaleEffect(0)") == "0")
        #expect(hits("", ".scaleEffect(x: 2, y: 1)", x: 60) == "1")
        #expect(hits("", ".scaleEffect(x: 2, y: 1)", y: 60) == "0")
        #expect(hits(".scaleEffect(2, anchor: .topLeading)", x: 290, y: 290) == "1")
        #expect(hits(".scaleEffect(2, anchor: .topLeading)", x: 95) == "0")
        // The corners of a square turned by 45° lie 70.7 from its middle, its sides 50.
        #expect(hits(".rotationEffect(.degrees(45))", x: 85) == "1")
        #expect(hits(".rotationEffect(.degrees(45))", x: 104, y: 104) == "0")
        // Half the size, then turned, and back to the own size: as if only turned.
        #expect(hits(".scaleEffect(0.5).rotationEffect(.degrees(45)).scaleEffect(2)", x: 85) == "1")
        // The clip is drawn half as large: within 25 of the middle.
        #expect(hits(".scaleEffect(2)", ".clipShape(Circle()).scaleEffect(0.5)", x: 170) == "1")
        #expect(hits(".scaleEffect(2)", ".clipShape(Circle()).scaleEffect(0.5)", x: 170, y: 170) == "0")
    }

    @Test("a name is tapped where its middle is drawn, and a slider goes to the place in itself") func drawnMiddle() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                state x = 0.0
                VStack(spacing: 0) {
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        #a Color.red.frame(width: 20, height: 20).onTapGesture { n += 1 }
                    }
                    .frame(width: 100, height: 100)
                    .scaleEffect(2)
                    Slider(value: $x, in: 0...100).frame(width: 100, height: 100).rotationEffect(.degrees(180))
                    Text("\\(n) \\(x)")
                }
                .frame(height: 300, alignment: .top)
            }
            """)
        // The square's middle is 40 left of and above the middle of what is drawn twice as large: (150, 50).
        let middle = shown.screen.middle(of: shown.screen.nodes(named: "a")[0])
        #expect(middle == Point(x: 70, y: -30))
        shown.screen.tap(at: middle)
        shown.tap(175, 150)
        #expect(shown.texts == ["1 25.0"])
    }

    @Test("the frontmost gets the tap, by order and zIndex, a disabled control too") func order() {
        let source = """
            view V(front: Bool = false, off: Bool = false) {
                state log = ""
                VStack(spacing: 0) {
                    ZStack {
                        Button { log += "a" } label: { Color.red }.zIndex(front ? 1 : 0)
                        Button { log += "b" } label: { Color.blue }.disabled(off)
                    }.frame(height: 100)
                    Text(log)
                }.frame(height: 300, alignment: .top)
            }
            """
        func log(_ defaults: String) -> String? {
            let shown = LiveShown(source.replacing("front: Bool = false, off: Bool = false", with: defaults))
            shown.tap(10, 10)
            return shown.texts.first
        }
        #expect(log("front: Bool = false, off: Bool = false") == "b")
        #expect(log("front: Bool = true, off: Bool = false") == "a")
        #expect(log("front: Bool = false, off: Bool = true") == "")
    }

    @Test("the innermost gesture takes the tap, and two taps in a row a double one") func gestures() {
        let shown = LiveShown(
            """
            view V {
                state log = ""
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 50).onTapGesture { log += "a" }
                        Color.blue.frame(height: 50).onTapGesture(count: 2) { log += "d" }
                        Color.green.frame(height: 50)
                    }.onTapGesture { log += "o" }
                    Text(log)
                }.frame(height: 300, alignment: .top)
            }
            """)
        shown.tap(10, 10)
        shown.tap(10, 60)
        #expect(shown.texts == ["a"])
        shown.tap(10, 60)
        shown.tap(10, 110)
        #expect(shown.texts == ["ado"])
        shown.tap(10, 60)
        // A lone tap is one on what is around the double one, once none can follow.
        #expect(shown.texts == ["ado"])
        shown.screen.wait(1)
        #expect(shown.texts == ["adoo"])
        shown.tap(10, 60)
        shown.screen.endTaps()
        #expect(shown.texts == ["adooo"])
    }

    @Test("gestures of several taps inside each other share the taps out") func rows() {
        let shown = LiveShown(
            """
            view V {
                state log = ""
                VStack(spacing: 0) {
                    Button { log += "b" } label: {
                        Color.red.frame(height: 50)
                            .onTapGesture(count: 3) { log += "3" }
                            .onTapGesture(count: 2) { log += "2" }
                    }
                    Color.blue.frame(height: 50).onTapGesture { log += "1" }.onTapGesture(count: 2) { log += "never" }
                    Text(log)
                }.frame(height: 300, alignment: .top)
            }
            """)
        func taps(_ count: Int, _ y: Double) -> String? {
            let before = shown.texts.last ?? ""
            for _ in 0..<count { shown.tap(10, y) }
            shown.screen.endTaps()
            return shown.texts.last.map { String($0.dropFirst(before.count)) }
        }
        #expect(taps(1, 10) == "b")
        #expect(taps(2, 10) == "2")
        #expect(taps(3, 10) == "3")
        #expect(taps(4, 10) == "3b")
        #expect(taps(2, 60) == "11")
        // A tap elsewhere ends a row.
        shown.tap(10, 10)
        shown.tap(10, 60)
        #expect(shown.texts.last?.hasSuffix("b1") == true)
    }

    @Test("a toggle flips, a stepper steps by its halves, a slider goes to the tap") func controls() {
        let shown = LiveShown(
            """
            view V {
                state on = false
                state n = 5
                state x = 0.5
                state log = ""
                VStack(alignment: .leading, spacing: 0) {
                    #t Toggle("t", isOn: $on)
                    #s Stepper("s", value: $n, in: 4...6, onEditingChanged: { begins in log += begins ? "(" : ")" })
                    #x Slider(value: $x, in: 10...20, step: 2)
                    #h Stepper("h", onIncrement: { log += "+" }, onDecrement: nil)
                    #l Link("l", destination: URL(string: "https://example.com"))
                    Text("\\(on) \\(n) \\(x) \\(log)")
                }
            }
            """)
        func tapEnd(_ name: String, _ fromEnd: Double) {
            let frame = shown.node(name)!.frame
            shown.tap(frame.maxX - fromEnd, frame.midY)
        }
        shown.tap("t")
        tapEnd("s", 10)
        tapEnd("s", 10)
        #expect(shown.texts.last == "true 6 0.5 ()")
        tapEnd("s", 90)
        tapEnd("s", 150)
        tapEnd("x", 300 * 0.3)
        tapEnd("h", 10)
        tapEnd("h", 90)
        // 10 + 0.7 × 10 = 17, and the nearest of 10, 12 … 20 is 18 (half away from the start).
        #expect(shown.texts.last == "true 5 18.0 ()()+")
        shown.tap("l")
        #expect(shown.screen.openedAddresses == ["https://example.com"])
        shown.change { $0.layoutDirection = .rightToLeft }
        let stepper = shown.node("s")!.frame
        shown.tap(stepper.x + 10, stepper.midY)
        #expect(shown.texts.last == "true 6 18.0 ()()+()")
    }

    @Test("content that scrolls is hit only inside the scroll view") func scrolling() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 500).onTapGesture { n += 1 } }.frame(height: 100)
                    Text("\\(n)")
                }.frame(height: 300, alignment: .top)
            }
            """)
        shown.tap(150, 200)
        #expect(shown.texts == ["0"])
        shown.tap(150, 90)
        #expect(shown.texts == ["1"])
    }

    @Test("the half of a stepper that steps up is at its right, at its left from right to left") func halves() throws {
        let shown = LiveShown(
            """
            view V {
                state n = 1
                state log = ""
                VStack {
                    #box HStack { Text("box"); Stepper("n", value: $n, in: 0...2) }
                    #turned Stepper("t", onIncrement: { log += "+" }, onDecrement: { log += "-" })
                        .rotationEffect(.degrees(180))
                    Text("\\(n)\\(log)")
                }
            }
            """)
        func press(_ name: String, isUp: Bool) throws {
            let node = try #require(shown.screen.nodes(named: name).first)
            shown.screen.tap(at: try #require(shown.screen.half(ofStepperIn: node, isUp: isUp)))
        }
        try press("box", isUp: true)
        #expect(shown.texts.last == "2")
        for _ in 0..<3 { try press("box", isUp: false) }
        #expect(shown.texts.last == "0")
        shown.change { $0.layoutDirection = .rightToLeft }
        try press("box", isUp: true)
        try press("turned", isUp: true)
        try press("turned", isUp: false)
        #expect(shown.texts.last == "1+-")
        #expect(shown.screen.half(ofStepperIn: NodeID(shown.screen.infos.count - 1), isUp: true) == nil)
    }
}

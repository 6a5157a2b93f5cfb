import Testing
import ViewLayout
import ViewTree

@testable import ViewRuntime

/// Branches, loops and components directly in a view's body are made again by themselves.
@Suite struct IncrementalBodyTests {
    /// What is shown after some taps, as a fresh evaluation gives it.
    private func fresh(_ source: String, _ taps: [String], height: Double) -> String {
        let shown = LiveShown(source, height: height)
        for name in taps { shown.tap(name) }
        shown.screen.evaluateAfresh()
        return shown.reportText
    }

    private static let body = """
        view Big { VStack { ForEach(0..<100) { i in Text("row \\(i)") } } }
        view Badge(_ text: String) { HStack { #text Text(text); Text("badge") } }
        view V {
            state on = false
            state n = 0
            #flip Button("flip") { on.toggle() }
            #add Button("add") { n += 1 }
            #badge Badge("\\(n)")
            if on { #first Text("first"); #second Text("second") }
            Big()
            ForEach(0..<n, id: \\.self) { i in #item Text("item") }
        }
        """

    @Test("a branch in a body is made again, and none of its siblings") func branch() {
        let shown = LiveShown(Self.body, height: 5_000)
        for isOn in [true, false, true] {
            let cost = shown.work { shown.tap("flip") }
            #expect((shown.node("second")?.text == "second") == isOn)
            // The state and up to two texts.
            #expect(cost.evaluations == 0 && cost.parts == 1 && cost.steps <= 3)
            #expect(cost.layout.textMeasures <= 8, "\(cost)")
        }
        #expect(shown.reportText == fresh(Self.body, ["flip"], height: 5_000))
    }

    @Test("a component is made again for its arguments, and a loop for its data, with nothing beside them")
    func components() {
        let shown = LiveShown(Self.body, height: 5_000)
        for count in 1...3 {
            let cost = shown.work { shown.tap("add") }
            #expect(shown.node("badge.text")?.text == "\(count)" && shown.node("item[\(count - 1)]") != nil)
            // The text and the state in it, the parameter and the other text; the range of three parts, its items, and
            // a frame for each.
            #expect(cost.evaluations == 0 && cost.parts == 2 && cost.steps <= 12 + 6 * count, "\(cost)")
        }
        #expect(shown.reportText == fresh(Self.body, ["add", "add", "add"], height: 5_000))
    }

    /// One element stands inside the padding; of two, each has its own.
    private static let lone = """
        view Lone {
            state on = false
            #flip Button("flip") { on.toggle() }
            if on { #beside Text("beside") }
        }
        view V {
            VStack {
                #lone Lone().padding(4)
                ForEach(0..<100) { i in Text("row \\(i)") }
            }
        }
        """

    @Test("where a component comes to one element or more than one, it is made again as a whole, and no more")
    func counts() {
        let shown = LiveShown(Self.lone, height: 5_000)
        for isOn in [true, false, true] {
            let cost = shown.work { shown.tap("lone.flip") }
            #expect((shown.node("lone.beside") != nil) == isOn)
            // The branch, then the component; the state twice, and its first value is kept.
            #expect(cost.evaluations == 0 && cost.parts == 2 && cost.steps <= 10, "\(cost)")
        }
        #expect(shown.reportText == fresh(Self.lone, ["lone.flip"], height: 5_000))
    }

    private static let places = """
        view V {
            state n = 0
            VStack {
                #go Button("go") { n += 1 }
                Color.blue.frame(width: 10, height: 10).overlay { if n % 2 == 1 { #over Text("over") } }
                Text("under").background { Color.red; if n % 2 == 1 { #back Color.green } }
                ForEach(0..<100) { i in Text("row \\(i)") }
            }
        }
        """

    @Test("where one child stands, its branch is made again with what holds it, and no more") func onlyChildren() {
        let shown = LiveShown(Self.places, height: 5_000)
        for count in 1...3 {
            let cost = shown.work { shown.tap("go") }
            #expect((shown.node("over") != nil) == (count % 2 == 1) && (shown.node("back") != nil) == (count % 2 == 1))
            // Each branch, and the element that it stands over or under.
            #expect(cost.evaluations == 0 && cost.parts == 4 && cost.steps <= 40, "\(cost)")
        }
        #expect(shown.reportText == fresh(Self.places, ["go"], height: 5_000))
    }

    @Test("a screen that is one element or several is evaluated as a whole where that changes") func root() {
        let source = """
            view V {
                state on = false
                #flip Button("flip") { on.toggle() }
                if on { #beside Text("beside") }
            }
            """
        let shown = LiveShown(source, height: 200)
        let cost = shown.work { shown.tap("flip") }
        #expect(shown.node("beside") != nil && cost.evaluations == 1)
        #expect(shown.reportText == fresh(source, ["flip"], height: 200))
        shown.tap("flip")
        #expect(shown.reportText == fresh(source, [], height: 200))
    }
}

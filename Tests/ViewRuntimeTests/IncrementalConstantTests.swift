import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// Constants and functions of views follow a change, and only what reads them.
@Suite struct IncrementalConstantTests {
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
        let first = shown.work { shown.tap("go") }
        #expect(all() == ["4", "small", "2"])
        #expect(first.evaluations == 0 && first.parts == 2 && first.steps <= 40)
        let second = shown.work { shown.tap("go") }
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
        let first = shown.work { shown.tap("n") }
        #expect(texts() == ["3.0", "5"] && first.evaluations == 0 && first.parts == 1)
        let second = shown.work { shown.tap("add") }
        #expect(texts() == ["7.0", "5"] && second.evaluations == 0 && second.parts == 1)
        #expect(shown.printed == ["7.0 5"])
        let third = shown.work { shown.tap("other") }
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
}

import Testing
import ViewBase
import ViewRuntime

/// What statements do when an action runs.
@Suite struct ActionTests {
    /// The texts after a tap on a button that runs statements over `n = 1`, `list = [3, 1, 2]` and `on = false`.
    private func after(_ statements: String) -> (texts: [String], codes: [String], printed: [String]) {
        let shown = LiveShown(
            """
            record Item(id: Int, tags: [String] = [])
            view V {
                state n = 1
                state x = 2.0
                state list = [3, 1, 2]
                state on = false
                state item = Item(id: 7)
                state items = [Item(id: 1), Item(id: 2)]
                let total = n + list.count
                action add(amount: Int, times: Int = 2) { n += amount * times }
                VStack {
                    #go Button("go") { \(statements) }
                    Text("\\(n) \\(x) \\(on)")
                    Text(list.map { "\\($0)" }.joined(separator: ","))
                    Text(item.tags.joined(separator: ",") + items.map { "\\($0.id)" }.joined(separator: ","))
                }
            }
            """)
        shown.tap("go")
        return (Array(shown.texts.dropFirst()), shown.codes, shown.printed)
    }

    @Test("assignments and their operators") func assignments() {
        #expect(after("n = 5; x = 0.5").texts[0] == "5 0.5 false")
        #expect(after("n += 5; n -= 1; n *= 4; n /= 3; x /= 4.0").texts[0] == "6 0.5 false")
        #expect(after("list += [9]").texts[1] == "3,1,2,9")
        #expect(after("list[1] = 8; items[0].id = 5; item.tags += [\"a\"]").texts[1...] == ["3,8,2", "a5,2"])
        #expect(after("item.tags.append(\"b\"); items.append(item)").texts[2] == "b1,2,7")
    }

    @Test("members that change a place") func members() {
        #expect(after("on.toggle()").texts[0] == "1 2.0 true")
        #expect(after("list.append(4); list.insert(0, at: 0)").texts[1] == "0,3,1,2,4")
        #expect(after("list.remove(at: 1); list.removeLast()").texts[1] == "3")
        #expect(after("list.removeAll { $0 > 1 }").texts[1] == "1")
        #expect(after("list.removeAll { $0 < list.count }").texts[1] == "3")
        #expect(after("list.removeAll()").texts[1] == "")
        #expect(after("list.swapAt(0, 2)").texts[1] == "2,1,3")
    }

    @Test("branches and loops, which see earlier effects") func control() {
        #expect(after("for i in 0..<4 { if i == 2 { n += 10 } else { n += 1 } }").texts[0] == "14 2.0 false")
        #expect(after("n = 3; switch n { case 3: x = 9.0; default: x = 0.0 }").texts[0] == "3 9.0 false")
        #expect(after("guard n > 5 else { return }; n = 0").texts[0] == "1 2.0 false")
        #expect(after("let old = n; n = 7; if n == 7 { n += old }").texts[0] == "8 2.0 false")
    }

    @Test("a constant made by a function or a closure is worked out again by each action") func calledConstants() {
        let shown = LiveShown(
            """
            func double(_ n: Int) -> Int { 2 * n }
            view V(step: Int = 3) {
                state n = 0
                let twice = double(n)
                let large = [1, 2].filter { $0 > 1 }
                func more(_ by: Int) -> Int { by + 1 }
                let next = more(twice)
                #go Button("go") { n += step; print("\\(twice) \\(next) \\(large.count)") }
                Text("\\(n) \\(twice) \\(next) \\(large.count)")
            }
            """)
        for _ in 1...3 { shown.tap("go") }
        #expect(shown.printed == ["6 7 1", "12 13 1", "18 19 1"])
        #expect(shown.texts.last == "9 18 19 1" && shown.codes.isEmpty)
    }

    @Test("a derived constant is up to date when a statement reads it") func derived() {
        #expect(after("print(total); list.append(1); n = 10; print(total)").printed == ["4", "14"])
    }

    @Test("calls of actions with arguments and defaults") func calls() {
        #expect(after("add(amount: 3); add(amount: 1, times: 1)").texts[0] == "8 2.0 false")
    }

    @Test("a failing statement undoes the whole action and says where") func rollback() {
        let index = after("n = 9; print(\"a\"); list[7] = 1; n = 8")
        #expect(index.texts[0] == "1 2.0 false")
        #expect(index.codes == ["V0303"])
        #expect(index.printed.isEmpty)
        #expect(after("n = 9223372036854775807; n += 1").codes == ["V0301"])
        #expect(after("n = 9; n /= 0").texts[0] == "1 2.0 false")
        #expect(after("list.removeAll(); list.removeLast()").codes == ["V0303"])
        #expect(after("list.insert(1, at: 4)").codes == ["V0303"])
        #expect(after("n = 2; add(amount: 9223372036854775807)").texts[0] == "1 2.0 false")
    }

    @Test("an endless recursion through actions ends with a diagnostic") func recursion() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                action again { n += 1; again() }
                VStack { #go Button("go", action: again); Text("\\(n)") }
            }
            """)
        shown.tap("go")
        #expect(shown.codes == ["V0312"])
        #expect(shown.texts == ["go", "0"])
        shown.tap("go")
        #expect(shown.screen.hasFailed)
    }

    @Test("a long loop ends at the budget, and the next action runs again") func budget() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack {
                    #long Button("long") { for i in 0..<1000000000 { n += i } }
                    #short Button("short") { n += 1 }
                    Text("\\(n)")
                }
            }
            """, budget: .small)
        shown.tap("long")
        #expect(shown.codes == ["V0311"])
        shown.tap("short")
        #expect(shown.texts.last == "1")
    }

    @Test("changing elements of a long array costs no copy of it each time") func longArrays() {
        let shown = LiveShown(
            """
            view V {
                state list = Array(0..<20000)
                VStack {
                    #go Button("go") { for i in 0..<20000 { list[i] += 1; list.append(i) } }
                    Text("\\(list.count) \\(list[19999])")
                }
            }
            """)
        let start = ContinuousClock.now
        shown.tap("go")
        #expect(shown.texts.last == "40000 20000")
        // With a copy for each of the 40,000 changes this takes minutes.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("handlers take arguments and reach the caller's state") func handlers() {
        let shown = LiveShown(
            """
            view Child(onPick: Action(Int), onDone: Action? = nil) {
                Button("pick") { onPick(4); onPick(5); onDone?() }
            }
            view V {
                state sum = 0
                state done = false
                action pick(n: Int) { sum += n }
                VStack {
                    #a Child(onPick: pick)
                    #b Child(onPick: { n in sum += 10 * n }, onDone: { done = true })
                    Text("\\(sum) \\(done)")
                }
            }
            """)
        shown.tap("a")
        #expect(shown.texts.last == "9 false")
        shown.tap("b")
        #expect(shown.texts.last == "99 true")
    }
}

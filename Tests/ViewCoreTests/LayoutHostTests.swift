import Testing
import ViewCore

/// Views that live in a window.
@Suite("Views that live")
struct LayoutHostTests {
    private let size = ProposedViewSize(width: 300, height: 200)
    /// A text of `n` characters is 6 × `n` wide at 10 points.
    private let environment = LayoutEnvironment(textMetrics: .fixed)

    private struct Counter: View {
        @State private var count = 0
        var step = 1

        var body: some View {
            VStack {
                Text(String(repeating: "x", count: count)).font(.system(size: 10)).fixedSize().named("bar")
                Button("More") { count += step }.named("more")
            }
        }
    }

    @Test func aTapChangesAState() {
        let host = LayoutHost(Counter(), proposal: size, environment: environment)
        #expect(host.frame(of: "bar")?.width == 0)
        #expect(host.tap(named: "more"))
        #expect(host.tap(named: "more"))
        #expect(host.frame(of: "bar")?.width == 12)
        #expect(!host.tap(named: "nothing"))
        #expect(host.report.errors == [])
    }

    /// Each item keeps its own state, which goes where the item goes.
    @Test func statesBelongToItems() {
        final class Model {
            var items = ["a", "b", "c"]
        }
        struct Screen: View {
            let model: Model

            var body: some View {
                VStack { ForEach(model.items, id: \.self) { item in Counter().named(item) } }
            }
        }
        let model = Model()
        let host = LayoutHost(Screen(model: model), proposal: size, environment: environment)
        #expect(host.tap(named: "b.more[1]") || host.tap(named: "b[1].more"))
        #expect(host.frame(of: "b[1].bar")?.width == 6)
        host.update { model.items = ["c", "b"] }
        #expect(host.frame(of: "c[0].bar")?.width == 0)
        #expect(host.frame(of: "b[1].bar")?.width == 6)
        host.update { model.items = ["c"] }
        host.update { model.items = ["c", "b"] }
        #expect(host.frame(of: "b[1].bar")?.width == 0)
    }

    /// What an item's handlers read and change is that item, wherever it stands, and what it was once it has gone.
    @Test func bindingsFollowTheirItems() {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        final class Log {
            var entries: [String] = []
        }
        struct Screen: View {
            let log: Log
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            @State private var words = ["x"]

            var body: some View {
                VStack {
                    Button("cut") { items.remove(at: 0) }.named("cut")
                    ForEach($items) { $item in
                        Button(item.name) {
                            items.reverse()
                            item.name += "!"
                        }
                        .named("item")
                        .onDisappear { log.entries.append(item.name) }
                    }
                    ForEach($words, id: \.self) { $word in
                        Button(word) {
                            word = "y"
                            word += "z"
                            log.entries.append(word)
                        }
                        .named("word")
                    }
                }
            }
        }
        let log = Log()
        let host = LayoutHost(Screen(log: log), proposal: size, environment: environment)
        #expect(host.tap(named: "item[0]"))
        #expect(host.tap(named: "cut"))
        #expect(log.entries == ["b"])
        #expect(host.tap(named: "cut"))
        #expect(log.entries == ["b", "a!"])
        #expect(host.tap(named: "word[0]"))
        #expect(log.entries == ["b", "a!", "yz"])
    }

    /// Typing and clearing; what is typed is seen by a binding further up, and what watches it is told.
    @Test func textIsTyped() {
        struct Field: View {
            @Binding var text: String

            var body: some View { TextField("Name", text: $text).named("field") }
        }
        struct Form: View {
            @State private var text = "a"
            @State private var changes = 0

            var body: some View {
                VStack {
                    Field(text: $text)
                    Text(text).font(.system(size: 10)).named("copy")
                    Color.red.frame(width: CGFloat(changes), height: 1).named("changes")
                }
                .onChange(of: text) { old, new in changes += old.count < new.count ? 10 : 1 }
            }
        }
        let host = LayoutHost(Form(), proposal: size, environment: environment)
        #expect(host.frame(of: "copy")?.width == 6)
        #expect(host.type("bcd", into: "field"))
        #expect(host.report.errors == [])
        #expect(host.frame(of: "copy")?.width == 24)
        #expect(host.frame(of: "changes")?.width == 10)
        #expect(host.clear("field"))
        #expect(host.frame(of: "copy")?.width == 0)
        #expect(host.frame(of: "changes")?.width == 11)
        #expect(!host.type("x", into: "copy"))
    }

    /// Both halves of a stepper, wherever its name stands around it.
    @Test func steppersAreStepped() {
        struct Counter: View {
            @State private var count = 1

            var body: some View {
                VStack {
                    Stepper("Count", value: $count, in: 0...2).padding(3).named("stepper")
                    Color.red.frame(width: CGFloat(count) * 10, height: 1).named("bar")
                }
            }
        }
        let host = LayoutHost(Counter(), proposal: size, environment: environment)
        #expect(host.increment("stepper") && host.increment("stepper"))
        #expect(host.frame(of: "bar")?.width == 20)
        #expect(host.decrement("stepper") && host.decrement("stepper"))
        #expect(host.frame(of: "bar")?.width == 0)
        #expect(!host.increment("bar"))
    }

    /// A branch that is left forgets its states; toggles, steppers and appearing tell what they should.
    @Test func branchesForgetTheirStates() {
        final class Log {
            var entries: [String] = []
        }
        struct Screen: View {
            let log: Log
            @State private var isOn = true

            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn).fixedSize().named("toggle")
                    if isOn {
                        Counter(step: 2).named("counter").onAppear { log.entries.append("in") }
                            .onDisappear { log.entries.append("out") }
                    }
                }
            }
        }
        let log = Log()
        let host = LayoutHost(Screen(log: log), proposal: size, environment: environment)
        host.tap(named: "counter.more")
        #expect(host.frame(of: "counter.bar")?.width == 12)
        host.tap(named: "toggle")
        #expect(host.frame(of: "counter.bar") == nil)
        host.tap(named: "toggle")
        #expect(host.frame(of: "counter.bar")?.width == 0)
        #expect(log.entries == ["in", "out", "in"])
    }

    @Test func theWindowChanges() {
        struct Screen: View {
            @Environment(\.orientation) private var orientation

            var body: some View { Color.red.frame(width: orientation.isLandscape ? 20 : 10, height: 5).named("box") }
        }
        let host = LayoutHost(Screen(), proposal: ProposedViewSize(width: 100, height: 50))
        #expect(host.frame(of: "box") == CGRect(x: 45, y: 22.5, width: 10, height: 5))
        host.change(
            proposal: ProposedViewSize(width: 50, height: 105),
            environment: LayoutEnvironment(orientations: [.landscapeLeft]))
        #expect(host.frame(of: "box") == CGRect(x: 15, y: 50, width: 20, height: 5))
    }

    /// From 10 to 30 points in a second is 20 after half of it; in two seconds, 15.
    @Test func changesMove() {
        struct Mover: View {
            let isExplicit: Bool
            @State private var isWide = false

            var body: some View {
                VStack {
                    Color.red.frame(width: isWide ? 30 : 10, height: 5).named("box")
                        .animation(isExplicit ? nil : .linear(duration: 2), value: isExplicit ? false : isWide)
                    Button("Go") {
                        if isExplicit {
                            withAnimation(.linear(duration: 1)) { isWide = true }
                        } else {
                            isWide = true
                        }
                    }
                    .named("go")
                }
            }
        }
        for (isExplicit, halfway) in [(true, 20.0), (false, 15.0)] {
            let host = LayoutHost(Mover(isExplicit: isExplicit), proposal: size)
            host.tap(named: "go")
            #expect(host.frame(of: "box")?.width == 30)
            host.wait(0.5)
            #expect(host.frame(of: "box")?.width == halfway)
            host.wait(5)
            #expect(host.frame(of: "box")?.width == 30)
        }
    }
}

import Testing
import ViewCore

/// What components take from their place.
@Suite("States, bindings and the environment")
struct StateTests {
    private struct Reader: View {
        let label: String
        @Environment(\.dynamicTypeSize) private var size
        @State private var count = 3
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            Text("\(label) \(count) \(size == .small ? "small" : "other") \(isEnabled ? "on" : "off")").named("text")
        }
    }

    private func text(_ view: some View, _ name: String = "text") -> String? {
        let report = LayoutReport(AnyView(view), proposal: ProposedViewSize(width: 400, height: 100))
        let line = String(decoding: report.text, as: UTF8.self).split(separator: "\n").first {
            $0.contains("#\(name) ")
        }
        guard let line, let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\"") else { return nil }
        return String(line[line.index(after: start)..<end])
    }

    @Test func aComponentReadsTheEnvironmentOfItsPlace() {
        #expect(text(Reader(label: "a")) == "a 3 other on")
        #expect(text(Reader(label: "b").dynamicTypeSize(.small).disabled(true)) == "b 3 small off")
        #expect(text(Reader(label: "c").environment(\.dynamicTypeSize, .small)) == "c 3 small on")
    }

    /// One value in two places: what is deferred reads the environment of its own place.
    @Test func theSameViewStandsInTwoPlaces() {
        struct Deferred: View {
            @Environment(\.dynamicTypeSize) private var size

            var body: some View { GeometryReader { _ in Text(size == .small ? "small" : "other").named("text") } }
        }
        let view = Deferred()
        let both = VStack {
            Group { view }.dynamicTypeSize(.small).named("a")
            view.named("b")
        }
        #expect(text(both, "text") == "small")
        #expect(text(both, "b.text") == "other")
    }

    @Test func bindingsLeadToParts() {
        struct Point: Equatable {
            var x = 1
            var list = [10, 20]
        }
        final class Box {
            var point = Point()
        }
        let box = Box()
        let binding = Binding(get: { box.point }, set: { box.point = $0 })
        binding.x.wrappedValue += 4
        binding.list[1].wrappedValue = 25
        #expect(box.point == Point(x: 5, list: [10, 25]))
        #expect(Binding.constant(7).wrappedValue == 7)
    }

    @Test func twoItemsWithOneIdentityAreAnError() {
        let report = LayoutReport(
            VStack { ForEach([4, 4], id: \.self) { Text("\($0)") } },
            proposal: ProposedViewSize(width: 100, height: 100))
        #expect(report.errors == ["two elements, at the indices 0 and 1, have the id 4"])
        #expect(report.json.isEmpty)
    }

    @Test func numbersAreWrittenAsTheLocaleWritesThem() {
        let view = Text("\(1234.5, format: .number)").environment(\.locale, Locale(identifier: "de"))
        #expect(text(view.named("text").padding().named("outer"), "outer") == nil)
        #expect(
            text(Text("\(1234.5, format: .number)").named("text").environment(\.locale, Locale(identifier: "de")))
                == "1.234,5")
        #expect(text(Text("\(2.5, specifier: "%.2f")").named("text")) == "2.50")
    }

    /// A hundred components within each other are fine; three hundred are more than an evaluation allows.
    @Test func viewsThatNestTooDeeplyAreAnError() {
        struct Nested: View {
            let depth: Int

            var body: AnyView { depth == 0 ? AnyView(Text("x")) : AnyView(Nested(depth: depth - 1)) }
        }
        let size = ProposedViewSize(width: 100, height: 100)
        #expect(LayoutReport(Nested(depth: 100), proposal: size).errors == [])
        #expect(LayoutReport(Nested(depth: 300), proposal: size).errors.count == 1)
    }
}

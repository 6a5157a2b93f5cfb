import Testing

@testable import ViewCatalog

/// What is written instead of SwiftUI's own.
@Suite("What stands in for outside names")
struct StandInTests {
    private func standIn(_ name: String) throws -> String? {
        Catalog.standIn(for: try #require(Catalog.foreign.first { $0.name == name }, "\(name)"))
    }

    @Test(
        "The names that are written most",
        arguments: [
            ("List", "ScrollView"), ("Form", "ScrollView"), ("Picker", "Button"), ("NavigationStack", "HeaderStack"),
            ("NavigationLink", "Button"), ("TabView", "switch"), ("LazyVGrid", "Grid"), ("LazyHGrid", "HStack"),
            ("AsyncImage", "Image"), ("Menu", "Overlay"), ("DatePicker", "Button"), ("TextEditor", "TextField"),
            ("DisclosureGroup", "Button"), ("GroupBox", "background"), ("sheet", "Overlay"), ("alert", "Overlay"),
            ("navigationTitle", "HeaderStack"), ("toolbar", "HeaderStack"), ("gesture", "onTapGesture"),
        ])
    func common(_ name: String, _ offered: String) throws {
        let text = try #require(try standIn(name))
        #expect(text.hasPrefix("write "))
        #expect(text.contains(offered))
    }

    /// Each word in backquotes that begins as elements do is one, or SwiftUI's spelling of a value.
    @Test func whatIsOfferedExists() {
        let names = Set(Catalog.elements.map { $0.name })
        let texts = Set(Catalog.foreign.compactMap { Catalog.standIn(for: $0) })
        #expect(texts.count >= 40)
        for text in texts {
            for call in text.matches(of: /\b([A-Z]\w+)(?=[( {`])/) {
                #expect(names.contains(String(call.1)), "\(text)")
            }
            for call in text.matches(of: /\.([a-z]\w+)\(/) {
                #expect(Catalog.modifiers.contains { $0.name == call.1 }, "\(text)")
            }
        }
    }

    /// What is offered for the names of other systems exists, and none of those is a name of ours or of SwiftUI.
    @Test func habitsLeadToModifiers() {
        let names = Set(Catalog.modifiers.map { $0.name })
        for habit in Catalog.habits {
            let spellings = habit.names.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: " ")
            for spelling in spellings {
                #expect(!names.contains(String(spelling)), "\(spelling)")
                #expect(!Catalog.foreign.contains { $0.name == spelling && $0.kind == .modifier }, "\(spelling)")
            }
            let members = ["system", "degrees", "custom"]
            #expect(habit.text.contains(/\w/) && !habit.text.contains(/[%@]|`\.[( ]|`\(/), "\(habit.text)")
            for call in habit.text.matches(of: /\.([a-z]\w+)\(/) where !members.contains(String(call.1)) {
                #expect(names.contains(String(call.1)), "\(habit.text)")
            }
        }
    }

    @Test func habitsAreSpelledAsTheRowsAre() throws {
        let shown = try #require(Catalog.habit("onClick"))
        #expect(shown.modifier == "onTapGesture" && shown.advice == "write `.onTapGesture { … }`, or a `Button`")
        let stacked = try #require(Catalog.habit("gap"))
        #expect(stacked.modifier == nil)
        #expect(stacked.advice == "a stack takes it: `HStack(alignment: …, spacing: …)`, with a `Spacer()`")
        let styled = try #require(Catalog.habit("fontStyle"))
        #expect(styled.modifier == nil && styled.advice == "write `.italic()`, or `.font(…)` for a text style")
    }

    @Test func aNameOfNoViewHasNone() throws {
        #expect(try standIn("Date") == nil)
        #expect(try standIn("VideoPlayer") == nil)
    }
}

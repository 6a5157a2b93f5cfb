import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// A row of items 72, 96, 64 and 88 wide with gaps of 8 and a badge of 60.
@Suite("The row of whole items")
struct TagRowTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let available: Double
        let shown: Int
        let hidden: Int
        let width: Double
        var isClipped = false
        var testDescription: String { "\(available)" }
    }

    /// The table: 72 + 8 + 96 + 8 + 64 + 8 + 88 = 344; with the badge 316, 244, 140, 60.
    static let table = [
        Line(available: 344, shown: 4, hidden: 0, width: 344),
        Line(available: 343, shown: 3, hidden: 1, width: 316),
        Line(available: 316, shown: 3, hidden: 1, width: 316),
        Line(available: 315, shown: 2, hidden: 2, width: 244),
        Line(available: 300, shown: 2, hidden: 2, width: 244),
        Line(available: 243, shown: 1, hidden: 3, width: 140),
        Line(available: 220, shown: 1, hidden: 3, width: 140),
        Line(available: 139, shown: 0, hidden: 4, width: 60),
        Line(available: 60, shown: 0, hidden: 4, width: 60),
        Line(available: 59, shown: 0, hidden: 4, width: 60, isClipped: true),
    ]

    @Test("The table", arguments: table)
    func line(_ line: Line) throws {
        let screen = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", .window(line.available, 20))
        #expect(screen.frame("row") == [(line.available - line.width) / 2, 0, line.width, 20])
        #expect(screen.shownCount("row") == line.shown)
        #expect(screen.hiddenCount("row") == line.hidden)
        #expect(screen.isClipped("row") == line.isClipped)
        #expect(screen.names.filter { $0.hasPrefix("item") } == (0..<line.shown).map { "item[\($0)]" })
        #expect((screen.frame("badge") != nil) == (line.hidden > 0))
    }

    @Test("The original's candidates give the same frames", arguments: table)
    func original(_ line: Line) throws {
        let ours = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", .window(line.available, 20))
        let theirs = try Screen(sample: "Systems/TagRowOriginal.view", .window(line.available, 20))
        #expect(theirs.size == ours.size)
        for name in ["item", "badge"] {
            #expect(theirs.frames(beginning: name) == ours.frames(beginning: name))
        }
    }

    @Test(
        "At every width shown and hidden add up, and nothing is cut",
        arguments: Array(stride(from: 0.0, to: 400, by: 7)))
    func counts(_ width: Double) throws {
        let screen = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", .window(width, 20))
        let shown = try #require(screen.shownCount("row"))
        let hidden = try #require(screen.hiddenCount("row"))
        #expect(shown + hidden == 4)
        #expect(screen.frame("row").map { $0[2] <= width || shown == 0 } == true)
    }

    @Test("Without a width or with an infinite one all are shown")
    func unlimited() throws {
        let ideal = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", .window(nil, nil))
        #expect(ideal.size == [344, 20])
        let infinite = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", .window(.infinity, 20))
        #expect(infinite.hiddenCount("row") == 0)
    }

    @Test("A first label that is too long leaves the badge alone, and no later one slips in")
    func longFirst() throws {
        let options = EvaluationOptions.window(320, 20).with {
            $0.arguments = [NamedText(name: "widths", expression: "[400, 30]")]
        }
        let screen = try Screen(sample: "Systems/TagRow.view", view: "MeasuredRow", options)
        #expect(screen.shownCount("row") == 0)
        #expect(screen.hiddenCount("row") == 2)
        #expect(screen.frame("badge") == [130, 0, 60, 20])
    }

    @Test("An empty list shows the empty content")
    func empty() throws {
        let options = EvaluationOptions.window(320, 40).with {
            $0.arguments = [NamedText(name: "tags", expression: "[]")]
        }
        let screen = try Screen(sample: "Systems/TagRow.view", view: "TagRow", options)
        #expect(screen.texts == ["No items"])
        #expect(screen.hiddenCount("row") == 0)
    }

    @Test("Equal titles with different ids both count; equal ids are an error")
    func identities() throws {
        let source = """
            record Tag(id: Int, title: String)
            view A(tags: [Tag]) { #row WholeItemRow(tags) { tag in Text(tag.title) } }
            """
        func options(_ tags: String) -> EvaluationOptions {
            EvaluationOptions.window(320, 40).with { $0.arguments = [NamedText(name: "tags", expression: tags)] }
        }
        let twice = try Screen(source, options("[Tag(id: 1, title: \"a\"), Tag(id: 2, title: \"a\")]"))
        #expect(twice.shownCount("row") == 2)
        #expect(throws: ScreenFailure.self) {
            try Screen(source, options("[Tag(id: 1, title: \"a\"), Tag(id: 1, title: \"b\")]"))
        }
    }

    /// Fixed metrics at 10 points: a character is 6 wide, so "9 more" is 36 and "10 more" 42. Of eleven items 10 wide,
    /// two and "9 more" need 56, one and "10 more" 52, and "11 more" alone 42.
    @Test("Each badge is measured as itself", arguments: [(56.0, 2, 36.0), (55, 1, 42), (52, 1, 42), (51, 0, 42)])
    func badges(_ width: Double, _ shown: Int, _ badge: Double) throws {
        let screen = try Screen(
            """
            view A {
                #row WholeItemRow(0..<11, spacing: 0) { index in
                    Color.red.frame(width: 10, height: 10)
                } overflow: { hidden in
                    #badge Text("\\(hidden) more").font(.system(size: 10))
                }
            }
            """, .window(width, 20).with { $0.textMetrics = .fixed })
        #expect(screen.shownCount("row") == shown)
        #expect(screen.frame("badge")?[2] == badge)
    }

    @Test("The default badge says how many more")
    func defaultBadge() throws {
        let screen = try Screen(
            "view A { #row WholeItemRow(0..<5, spacing: 0) { i in Color.red.frame(width: 100, height: 10) } }",
            .window(180, 40).with { $0.textMetrics = .fixed })
        #expect(screen.texts == ["4 more"])
    }

    @Test("The screen: six labels in a wide window, some in a narrow one, all of them whole")
    func screenOfTags() throws {
        let wide = try Screen(sample: "Systems/TagRow.view", view: "A wide window")
        #expect(wide.shownCount("row") == 6)
        let narrow = try Screen(sample: "Systems/TagRow.view", view: "A small phone")
        let shown = try #require(narrow.shownCount("row"))
        #expect(shown > 0 && shown < 6)
        #expect(narrow.hiddenCount("row") == 6 - shown)
        #expect(narrow.report.nodes.allSatisfy { $0.facts.isTruncated != true })
        // 320 wide less padding 24 at both sides.
        #expect(narrow.frame("row").map { $0[2] <= 272 } == true)
    }
}

import Testing
import ViewBase
import ViewLayout

/// The row of whole labels with a count of the rest, with the numbers of its design.
@Suite struct WholeItemRowTests {
    /// A row of items 24 high, with a badge as wide as the count asks for.
    private func row(
        _ widths: [Double] = [72, 96, 64, 88], available: Double?, spacing: Double = 8, rightToLeft: Bool = false,
        badge: @escaping (Int) -> Double = { _ in 60 }
    ) -> (Placements<Double>, items: [NodeID], LayoutEngine<Double>) {
        let provider = TestProvider()
        provider.builds[NodeID(0)] = { key, builder in
            guard case .count(let hidden) = key else { return }
            builder.box(badge(hidden), 24)
        }
        var items: [NodeID] = []
        let engine = engine(rightToLeft: rightToLeft, provider: provider) { builder in
            builder.openRow(spacing: spacing)
            for width in widths { items.append(builder.box(width, 24)) }
        }
        return (engine.layout(ProposedSize(width: available, height: nil), in: cornered), items, engine)
    }

    struct Line: Sendable {
        let available: Double
        let shown: Int
        let width: Double
    }

    @Test(arguments: [
        Line(available: 344, shown: 4, width: 344), Line(available: 343, shown: 3, width: 316),
        Line(available: 316, shown: 3, width: 316), Line(available: 315, shown: 2, width: 244),
        Line(available: 300, shown: 2, width: 244), Line(available: 243, shown: 1, width: 140),
        Line(available: 220, shown: 1, width: 140), Line(available: 139, shown: 0, width: 60),
        Line(available: 60, shown: 0, width: 60), Line(available: 59, shown: 0, width: 60),
    ])
    func theTable(_ line: Line) {
        let (placements, items, _) = row(available: line.available)
        let facts = placements.row(of: NodeID(0))!
        #expect(facts.shownCount == line.shown)
        #expect(facts.hiddenCount == 4 - line.shown)
        #expect(facts.isClipped == (line.available < 60))
        placements.expectSize(line.width, 24)
        for (index, item) in items.enumerated() { #expect(placements.isPlaced(item) == (index < line.shown)) }
        let badges = placements.children(of: NodeID(0)).dropFirst(4)
        #expect(badges.count == (line.shown < 4 ? 1 : 0))
        for badge in badges { placements.expect(badge, line.width - 60, 0, 60, 24) }
    }

    @Test func shownAndHiddenTogetherAreAllAtEveryWidth() {
        for width in 0...400 {
            let (placements, _, _) = row(available: Double(width))
            let facts = placements.row(of: NodeID(0))!
            #expect(facts.shownCount + facts.hiddenCount == 4)
            #expect(placements.size.width <= Double(width) || facts.isClipped)
        }
    }

    @Test func withoutAWidthAllAreShown() {
        #expect(row(available: nil).0.row(of: NodeID(0))?.shownCount == 4)
        let (infinite, _, _) = row(available: .infinity)
        #expect(infinite.row(of: NodeID(0))?.shownCount == 4)
        infinite.expectSize(344, 24)
    }

    @Test func aVeryLongFirstItemLeavesTheBadgeAlone() {
        let (placements, _, _) = row([400, 30], available: 320)
        #expect(placements.row(of: NodeID(0)) == RowFacts(shownCount: 0, hiddenCount: 2, isClipped: false))
        placements.expectSize(60, 24)
    }

    /// "10 more" is wider than "9 more" and costs an item.
    @Test func everyBadgeIsMeasuredAsItself() {
        let widths = Array(repeating: 20.0, count: 12)
        let (narrow, _, _) = row(widths, available: 130, spacing: 0) { $0 >= 10 ? 90 : 70 }
        #expect(narrow.row(of: NodeID(0))?.shownCount == 3)
        let (wide, _, _) = row(widths, available: 129, spacing: 0) { $0 >= 10 ? 90 : 70 }
        #expect(wide.row(of: NodeID(0))?.shownCount == 1)
    }

    @Test func theLargestCountThatFitsWinsThoughBadgesAreNotMonotone() {
        let (placements, _, _) = row([20, 20, 20, 20], available: 70, spacing: 0) { [0, 40, 200, 200, 10][$0] }
        #expect(placements.row(of: NodeID(0))?.shownCount == 0)
        let (other, _, _) = row([20, 20, 20, 20], available: 70, spacing: 0) { [0, 10, 200, 200, 10][$0] }
        #expect(other.row(of: NodeID(0))?.shownCount == 3)
    }

    @Test func anEmptyRowShowsWhatStandsForNothing() {
        let placements = laidOut(200, nil) { builder in
            builder.openRow(spacing: 8)
            builder.nextChild(is: .empty)
            builder.box(90, 20)
        }
        placements.expectSize(90, 20)
        placements.expect(NodeID(1), 0, 0, 90, 20)
        #expect(placements.row(of: NodeID(0)) == RowFacts(shownCount: 0, hiddenCount: 0, isClipped: false))
        laidOut(200, nil) { $0.openRow() }.expectSize(0, 0)
    }

    @Test func whatStandsForNothingIsNoItem() {
        let placements = laidOut(nil, nil) { builder in
            builder.openRow(spacing: 8)
            builder.box(30, 20)
            builder.nextChild(is: .empty)
            builder.box(90, 20)
        }
        placements.expectSize(30, 20)
        #expect(!placements.isPlaced(NodeID(2)))
    }

    @Test func theRowRunsFromTheRight() {
        let (placements, items, _) = row([40, 50, 60], available: 150, rightToLeft: true) { _ in 30 }
        placements.expectSize(136, 24)
        placements.expect(items[0], 96, 0, 40, 24)
        placements.expect(items[1], 38, 0, 50, 24)
        placements.expect(placements.children(of: NodeID(0))[3], 0, 0, 30, 24)
    }

    /// The candidates that the row replaces: every prefix with its badge, for `ViewThatFits`.
    @Test func theRowStandsAsItsCandidatesWould() {
        let widths = [72.0, 96, 64, 88]
        for available in stride(from: 50.0, through: 360, by: 1) {
            let (placements, items, _) = row(widths, available: available)
            var chosen: [NodeID] = []
            let candidates = laidOut(available, nil) { builder in
                builder.openViewThatFits(in: .horizontal)
                for count in (0...4).reversed() {
                    builder.row(8) {
                        for width in widths.prefix(count) { chosen.append(builder.box(width, 24)) }
                        if count < 4 { chosen.append(builder.box(60, 24)) }
                    }
                }
            }
            let frames = chosen.filter { candidates.isPlaced($0) }.map { candidates.frame(of: $0) }
            let own = placements.children(of: NodeID(0)).filter { placements.isPlaced($0) }
            #expect(frames == own.map { placements.frame(of: $0) }, "at \(available), \(items.count) items")
        }
    }

    @Test func theWorkIsLinear() {
        let count = 100_000
        let provider = TestProvider()
        provider.builds[NodeID(0)] = { _, builder in builder.box(30, 20) }
        let engine = engine(provider: provider) { builder in
            builder.openRow(spacing: 8)
            for index in 0..<count {
                builder.openPadding(EdgeInsets(1))
                builder.box(Double(38 + (37 * index) % 41), 20)
                builder.close()
            }
        }
        let placements = engine.layout(ProposedSize(width: 3_000_000, height: nil), in: cornered)
        #expect(placements.row(of: NodeID(0))!.shownCount > 10_000)
        #expect(engine.counters.rowItems == count)
        #expect(engine.counters.segments <= 2)
        #expect(engine.counters.sizes <= count + 2)
        for width in [10.0, 500, 40_000] {
            _ = engine.layout(ProposedSize(width: width, height: nil), in: cornered)
        }
        #expect(engine.counters.rowItems == count)
        #expect(engine.counters.segments <= 12)
    }
}

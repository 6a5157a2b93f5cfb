import Testing
import ViewBase
import ViewLayout

/// How much the engine works and keeps, in counts that no clock or load disturbs.
@Suite struct CostTests {
    /// A list of settings: rows of an icon, a title, a spacer and a switch.
    private func settings(_ count: Int) -> (engine: LayoutEngine<Double>, titles: [NodeID]) {
        var titles: [NodeID] = []
        let engine = engine { builder in
            builder.column(0) {
                for _ in 0..<count {
                    builder.holding(builder.openPadding(EdgeInsets(8))) {
                        builder.row(0) {
                            builder.box(24, 24)
                            titles.append(builder.box(120, 20))
                            builder.addSpacer(minLength: 0)
                            builder.box(51, 31)
                        }
                    }
                }
            }
        }
        return (engine, titles)
    }

    private let free = ProposedSize<Double>(width: 390, height: nil)

    private func work(_ counters: LayoutCounters) -> Int {
        counters.sizes + counters.leafAnswers + counters.placed
    }

    /// Counted work grows like the rows to at most the power 1.1: a thousandfold of them is at most 2,000 times the work.
    @Test func aListIsWorkedOutOnceANode() {
        let small = settings(100).engine
        let large = settings(100_000).engine
        #expect(small.layout(free, in: cornered).size.height == 4_700)
        #expect(large.layout(free, in: cornered).size.height == 4_700_000)
        #expect(small.counters.sizes == 201)
        #expect(large.counters.sizes == 200_001)
        #expect(work(large.counters) <= 1_001 * work(small.counters))
    }

    /// 600,001 nodes, room in all arrays counted.
    @Test func aNodeTakesAtMost160Bytes() {
        let engine = settings(100_000).engine
        _ = engine.layout(free, in: cornered)
        #expect(engine.byteCount <= 160 * 600_001, "\(Double(engine.byteCount) / 600_001)")
    }

    /// A flexible view and the next level at each level: the plain algorithm asks three times as often a level.
    @Test(arguments: [8, 64, 512])
    func aFlexibleNestIsWorkedOutOnceANode(_ depth: Int) {
        let engine = engine { builder in
            for level in 0..<depth {
                builder.openStack(level % 2 == 0 ? .vertical : .horizontal, spacing: 0)
                builder.addFill()
            }
            builder.addFill()
        }
        _ = engine.layout(ProposedSize(width: 390, height: 844), in: cornered)
        #expect(engine.counters.sizes == depth)
    }

    /// As before with views whose ranges depend on the other axis, so that each must be asked: the questions of a level
    /// grow with the depth, but do not multiply.
    @Test func aNestThatMustBeAskedStaysPolynomial() {
        #expect(sizes(ofAskedNest: 24) <= 16 * sizes(ofAskedNest: 12))
    }

    private func sizes(ofAskedNest depth: Int) -> Int {
        let engine = engine { builder in
            for level in 0..<depth {
                builder.openStack(level % 2 == 0 ? .vertical : .horizontal, spacing: 0)
                builder.holding(builder.openAspectRatio(2, .fit)) { builder.addFill() }
            }
            builder.addFill()
        }
        _ = engine.layout(ProposedSize(width: 390, height: 844), in: cornered)
        return engine.counters.sizes
    }

    /// What stands beside the next one in grids that hold each other.
    enum GridNeighbour: CaseIterable, Sendable {
        case fill, ratio, range, words
    }

    /// Grids in each other: what a level is asked grows with the depth, but does not multiply, so that twice the depth is
    /// at most the third power of two times the work; and what was answered is found without looking through it all.
    @Test(arguments: GridNeighbour.allCases)
    func nestedGridsStayPolynomial(_ neighbour: GridNeighbour) {
        let (half, whole) = (sizes(ofGrids: 10, neighbour), sizes(ofGrids: 20, neighbour))
        #expect(whole <= 8 * half, "\(half), \(whole)")
    }

    private func sizes(ofGrids depth: Int, _ neighbour: GridNeighbour) -> Int {
        let engine = engine { builder in
            for _ in 0..<depth {
                builder.openGrid(alignment: .centerFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 4)
                builder.holding(builder.openGridRow()) {
                    builder.box(12, 7)
                    add(neighbour, to: builder)
                }
                builder.openGridRow()
                add(neighbour, to: builder)
            }
            builder.text(20)
        }
        _ = engine.layout(ProposedSize(width: 390, height: 844), in: cornered)
        return engine.counters.sizes + engine.counters.textMeasures
    }

    /// What stands around each of grids in each other.
    enum GridSurroundings: CaseIterable, Sendable {
        case padding, flexibleFrame, fixedSize, column
    }

    /// As before with something around each grid, which asks it for its width alone when it is asked for its own.
    @Test(arguments: GridSurroundings.allCases)
    func surroundedGridsStayPolynomial(_ surroundings: GridSurroundings) {
        let (half, whole) = (sizes(ofGrids: 8, in: surroundings), sizes(ofGrids: 16, in: surroundings))
        #expect(whole <= 8 * half, "\(half), \(whole)")
    }

    private func sizes(ofGrids depth: Int, in surroundings: GridSurroundings) -> Int {
        let engine = engine { builder in
            for _ in 0..<depth {
                open(surroundings, in: builder)
                builder.openGrid(horizontalSpacing: 4, verticalSpacing: 4)
                builder.holding(builder.openGridRow()) {
                    builder.box(12, 7)
                    add(.range, to: builder)
                }
                builder.openGridRow()
                add(.range, to: builder)
            }
            builder.text(20)
        }
        _ = engine.layout(ProposedSize(width: 390, height: 844), in: cornered)
        return engine.counters.sizes + engine.counters.textMeasures
    }

    private func open(_ surroundings: GridSurroundings, in builder: Builder) {
        switch surroundings {
        case .padding: builder.openPadding(EdgeInsets(1))
        case .flexibleFrame: builder.openFlexibleFrame(minWidth: 20)
        case .fixedSize: builder.openFixedSize(.vertical)
        case .column:
            builder.openStack(.vertical, spacing: 0)
            builder.words("mm mmmm mmm", lines: nil)
        }
    }

    private func add(_ neighbour: GridNeighbour, to builder: Builder) {
        switch neighbour {
        case .fill: builder.addFill()
        case .ratio: builder.holding(builder.openAspectRatio(2, .fit)) { builder.addFill() }
        case .range: builder.holding(builder.openFlexibleFrame(minWidth: 10, maxWidth: 200)) { builder.addFill() }
        case .words: builder.words("mm mmmm mmm", lines: nil)
        }
    }

    /// Three columns of a circle, whose range must be asked, and a box: each column is asked for its least, its greatest
    /// and its own length, and asks the circle for these three and the box once. At another width only the column's own
    /// length is new; where children stand follows from the asking, the first time and later.
    @Test func aColumnIsServedOnceAnOffer() {
        let engine = engine { builder in
            builder.row(0) {
                for _ in 0..<3 {
                    builder.column(0) {
                        builder.addCircle()
                        builder.box(10, 10)
                    }
                }
            }
        }
        _ = engine.layout(ProposedSize(width: 300, height: 200), in: cornered)
        #expect(engine.counters.leafAnswers == 36)
        let placements = engine.layout(ProposedSize(width: 330, height: 200), in: cornered)
        #expect(engine.counters.leafAnswers == 36 + 12)
        placements.expect(NodeID(5), 110, 0, 110, 110)
    }

    /// A title that grows while its row keeps its size: the row is worked out again, and its four children placed.
    @Test(arguments: [1_000, 100_000])
    func aChangeThatARowAbsorbsStaysInIt(_ count: Int) {
        let (engine, titles) = settings(count)
        _ = engine.layout(free, in: cornered)
        let before = engine.counters
        engine.setSize(of: titles[count / 2], width: 150, height: 20)
        let placements = engine.layout(free, in: cornered)
        #expect(engine.counters.sizes - before.sizes == 1)
        #expect(engine.counters.placed - before.placed == 5)
        placements.expect(titles[count / 2], 32, Double(47 * (count / 2)) + 13.5, 150, 20)
    }

    /// A title that makes its row higher: row and padding are worked out again, the list moves the rows below, and only
    /// list, padding, row and its four children are placed anew.
    @Test func aChangeOfHeightMovesTheRowsBelow() {
        let (engine, titles) = settings(1_000)
        _ = engine.layout(free, in: cornered)
        let before = engine.counters
        engine.setSize(of: titles[500], width: 120, height: 40)
        let placements = engine.layout(free, in: cornered)
        #expect(engine.counters.sizes - before.sizes == 2)
        #expect(engine.counters.placed - before.placed == 7)
        placements.expectSize(390, 47_009)
        placements.expect(titles[501], 32, 47 * 501 + 9 + 13.5, 120, 20)
    }
}

import Testing
import ViewBase
import ViewLayout

/// Views whose answers follow from their least and greatest lengths, and the order in which many of them are served.
@Suite struct RangeTests {
    private func size(_ width: Double, _ height: Double, _ build: (Builder) -> Void) -> Size<Double> {
        engine(build).size(of: NodeID(0), ProposedSize(width: width, height: height))
    }

    /// The offer, kept between 20 and 80; the other axis is the fill's.
    @Test(arguments: [(10.0, 20.0), (50, 50), (100, 80)])
    func aFrameWithBothLimitsClampsTheOffer(_ offered: Double, _ width: Double) {
        let size = size(offered, 30) { builder in
            builder.openFlexibleFrame(minWidth: 20, maxWidth: 80)
            builder.addFill()
        }
        #expect(size == Size(width: width, height: 30))
    }

    /// Of an image 40 wide in a frame at least 20 wide: what is offered, but not less than 20 nor more than the image.
    @Test(arguments: [(10.0, 20.0), (30, 30), (100, 40)])
    func aFrameWithAMinimumEndsAtItsImage(_ offered: Double, _ width: Double) {
        let size = size(offered, 5) { builder in
            builder.openFlexibleFrame(minWidth: 20)
            builder.box(40, 10)
        }
        #expect(size == Size(width: width, height: 10))
    }

    /// An image 40 wide in a frame at most 30 wide fills the frame; one at most 60 wide is between both.
    @Test(arguments: [(30.0, 10.0, 30.0), (30, 100, 30), (60, 10, 40), (60, 50, 50), (60, 100, 60)])
    func aFrameWithAMaximumBeginsAtItsImage(_ limit: Double, _ offered: Double, _ width: Double) {
        let size = size(offered, 5) { builder in
            builder.openFlexibleFrame(maxWidth: limit)
            builder.box(40, 10)
        }
        #expect(size == Size(width: width, height: 10))
    }

    /// What leaves a size alone passes the range on, and what offers nothing does not.
    @Test func modifiersPassRangesOn() {
        let passed = size(100, 50) { builder in
            builder.openOffset(x: 3, y: 4)
            builder.openFlexibleFrame(minWidth: 20, maxWidth: 80)
            builder.openFrame(height: 7)
            builder.addFill()
        }
        #expect(passed == Size(width: 80, height: 7))
        let fixed = size(100, 50) { builder in
            builder.openFixedSize()
            builder.openFlexibleFrame(maxWidth: 30)
            builder.addFill()
        }
        #expect(fixed == Size(width: 10, height: 10))
    }

    /// Only the row is worked out; each leaf is asked when its frame is placed.
    @Test func framesOfARowAreNotAsked() {
        let engine = engine { builder in
            builder.row(0) {
                for index in 0..<100 {
                    builder.holding(builder.openFlexibleFrame(minWidth: 0, maxWidth: Double(100 - index))) {
                        builder.addFill()
                    }
                }
            }
        }
        let placements = engine.layout(ProposedSize(width: 1_000, height: 50), in: cornered)
        #expect(engine.counters.sizes == 1)
        #expect(engine.counters.leafAnswers == 100)
        #expect(engine.counters.placed == 201)
        placements.expect(NodeID(200), 999, 0, 1, 50)
    }

    /// An image that shrinks in a column that is nothing but the image: the row is no higher, and its box rises by 10.
    @Test func aChangeInARangeIsSeenAbove() {
        var image = NodeID(0)
        var box = NodeID(0)
        let engine = engine { builder in
            builder.row(0) {
                builder.column { image = builder.box(10, 40) }
                box = builder.box(5, 5)
            }
        }
        let proposal = ProposedSize<Double>(width: 100, height: 100)
        engine.layout(proposal, in: cornered).expect(box, 10, 17.5, 5, 5)
        engine.setSize(of: image, width: 10, height: 20)
        let placements = engine.layout(proposal, in: cornered)
        placements.expectSize(15, 20)
        placements.expect(image, 0, 0, 10, 20)
        placements.expect(box, 10, 7.5, 5, 5)
    }

    /// Limits that are spread out, and limits that differ by less than a sort by their highest digits sees.
    private static let limits: [@Sendable (Int) -> Double] = [
        { 1 + Double($0) / 10 },
        { $0 == 199 ? 1e12 : 10 + Double($0) * 1e-6 },
    ]

    /// Served are the least flexible first, whatever the order of declaration: the widths are those of a row that is
    /// declared in that order, to the last bit.
    @Test(arguments: [0, 1], [1_000.0, 2_000.01])
    func manyAreServedByFlexibility(_ kind: Int, _ offered: Double) {
        let limits = (0..<200).map { RangeTests.limits[kind]($0) }
        let places = (0..<200).map { $0 * 7_919 % 200 }
        let sorted = widths(limits, offered)
        let mixed = widths(places.map { limits[$0] }, offered)
        #expect(mixed == places.map { sorted[$0] })
        #expect(sorted[199] > 0 && abs(sorted.reduce(0, +) - min(offered, limits.reduce(0, +))) < 1e-6)
    }

    private func widths(_ limits: [Double], _ offered: Double) -> [Double] {
        var nodes: [NodeID] = []
        let placements = laidOut(offered, 50) { builder in
            builder.row(0) {
                for limit in limits {
                    let frame = builder.openFlexibleFrame(minWidth: 0, maxWidth: limit)
                    nodes.append(builder.holding(frame) { builder.addFill() })
                }
            }
        }
        return nodes.map { placements.frame(of: $0).width }
    }
}

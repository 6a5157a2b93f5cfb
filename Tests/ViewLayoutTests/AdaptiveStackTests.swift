import Testing
import ViewBase
import ViewLayout

/// The stack that is a row or a column, and what decides it.
@Suite struct AdaptiveStackTests {
    private func stack(_ rule: AdaptiveRule<Double>, _ width: Double?, _ height: Double? = 400) -> Placements<Double> {
        laidOut(width, height) { builder in
            builder.openAdaptiveStack(rule, spacing: 8)
            builder.box(100, 40)
            builder.box(60, 40)
        }
    }

    @Test func aKnownAxis() {
        let row = stack(.fixed(.horizontal), 390)
        row.expectSize(168, 40)
        row.expect(NodeID(2), 108, 0, 60, 40)
        #expect(row.axis(of: NodeID(0)) == .horizontal)
        let column = stack(.fixed(.vertical), 844)
        column.expectSize(100, 88)
        column.expect(NodeID(2), 20, 48, 60, 40)
        #expect(column.axis(of: NodeID(0)) == .vertical)
    }

    /// The seven values and what they make of the axis before them: 49 pairs, 14 vertical and 14 horizontal by
    /// themselves; of the 21 others 6 vertical, 6 horizontal and 9 at the start axis, which is vertical.
    @Test func theOrientationsOfTheDesign() {
        let orientations = [
            "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown",
        ]
        func axis(_ value: String, _ before: Axis) -> Axis {
            value.hasPrefix("portrait") ? .vertical : value.hasPrefix("landscape") ? .horizontal : before
        }
        var counts: [Axis: Int] = [:]
        for previous in orientations {
            for next in orientations {
                let expected = axis(next, axis(previous, .vertical))
                counts[expected, default: 0] += 1
                #expect(stack(.fixed(expected), 300).axis(of: NodeID(0)) == expected)
            }
        }
        #expect(counts == [.vertical: 14 + 6 + 9, .horizontal: 14 + 6])
    }

    @Test func theWidthDecides() {
        #expect(stack(.width(600), 600).axis(of: NodeID(0)) == .horizontal)
        #expect(stack(.width(600), 599.5).axis(of: NodeID(0)) == .vertical)
        #expect(stack(.width(600), nil).axis(of: NodeID(0)) == .horizontal)
        #expect(stack(.width(600), .infinity).axis(of: NodeID(0)) == .horizontal)
    }

    @Test func theRowsIdealWidthDecides() {
        #expect(stack(.fit, 168).axis(of: NodeID(0)) == .horizontal)
        #expect(stack(.fit, 167).axis(of: NodeID(0)) == .vertical)
        #expect(stack(.fit, nil).axis(of: NodeID(0)) == .horizontal)
    }

    @Test func theAxisIsDecidedAnewForEachOffer() {
        let placements = laidOut(700, 100) { builder in
            builder.row(0) {
                builder.box(150, 20)
                builder.holding(builder.openAdaptiveStack(.width(600), spacing: 0)) {
                    builder.addFill()
                    builder.addFill()
                }
            }
        }
        #expect(placements.axis(of: NodeID(2)) == .vertical)
        placements.expect(NodeID(3), 150, 0, 550, 50)
    }

    @Test func aSpacerFollowsTheAxis() {
        let tree = engine { builder in
            builder.openAdaptiveStack(.width(300), spacing: 0)
            builder.box(20, 20)
            builder.addSpacer(minLength: 0)
            builder.addDivider(thickness: 1)
            builder.box(20, 20)
        }
        for _ in 0..<2 {
            let row = tree.layout(ProposedSize(width: 400, height: 100), in: cornered)
            row.expect(NodeID(4), 380, 40, 20, 20)
            row.expect(NodeID(3), 379, 0, 1, 100)
            let column = tree.layout(ProposedSize(width: 200, height: 100), in: cornered)
            column.expect(NodeID(4), 90, 80, 20, 20)
            column.expect(NodeID(3), 0, 79, 200, 1)
        }
    }
}

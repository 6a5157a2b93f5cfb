import Testing
import ViewBase
import ViewLayout

/// Grids beyond the cases: spans, traits, flexible tracks, baselines and mirroring.
@Suite struct GridTests {
    /// A grid without gaps unless they are given.
    private func grid(
        _ width: Double?, _ height: Double?, spacing: Double = 0, rightToLeft: Bool = false,
        _ build: (Builder) -> Void
    ) -> Placements<Double> {
        laidOut(width, height, rightToLeft: rightToLeft) { builder in
            builder.openGrid(horizontalSpacing: spacing, verticalSpacing: spacing)
            build(builder)
        }
    }

    private func row(_ builder: Builder, _ alignment: VerticalAlignment? = nil, _ build: () -> Void) {
        builder.holding(builder.openGridRow(alignment: alignment), build)
    }

    @Test func aWideCellWidensTheColumnsUnderIt() {
        let placements = grid(300, 300) { builder in
            row(builder) {
                builder.box(40, 20)
                builder.box(60, 20)
            }
            row(builder) { builder.holding(builder.openGridCell(columns: 2)) { builder.box(120, 10) } }
        }
        placements.expectSize(120, 30)
        placements.expect(NodeID(1), 0, 0, 120, 20)
        placements.expect(NodeID(2), 5, 0, 40, 20)
        placements.expect(NodeID(3), 55, 0, 60, 20)
        placements.expect(NodeID(6), 0, 20, 120, 10)
    }

    @Test func anUnsizedDividerFillsButDoesNotStretch() {
        func divided(_ axes: AxisSet) -> Placements<Double> {
            grid(300, 300, spacing: 8) { builder in
                row(builder) {
                    builder.box(40, 20)
                    builder.box(60, 20)
                }
                builder.holding(builder.openGridCell(unsizedAxes: axes)) { builder.addDivider(thickness: 1) }
            }
        }
        let unsized = divided(.horizontal)
        unsized.expectSize(108, 29)
        unsized.expect(NodeID(5), 0, 28, 108, 1)
        let stretched = divided([])
        stretched.expectSize(300, 29)
        stretched.expect(NodeID(2), 48, 0, 40, 20)
        stretched.expect(NodeID(5), 0, 28, 300, 1)
    }

    @Test func aCellAlignsItsColumn() {
        let placements = grid(nil, nil) { builder in
            row(builder) { builder.holding(builder.openGridCell(columnAlignment: .trailing)) { builder.box(40, 20) } }
            row(builder) { builder.box(20, 10) }
        }
        placements.expect(NodeID(5), 20, 20, 20, 10)
    }

    @Test func aFlexibleColumnTakesWhatRigidOnesLeave() {
        let placements = grid(200, 100) { builder in
            row(builder) {
                builder.addFill()
                builder.box(40, 20)
            }
        }
        placements.expectSize(200, 100)
        placements.expect(NodeID(2), 0, 0, 160, 100)
        placements.expect(NodeID(3), 160, 40, 40, 20)
    }

    @Test func aRowMayStandOnABaseline() {
        let placements = grid(nil, nil) { builder in
            row(builder, .firstTextBaseline) {
                for (height, baseline) in [(20.0, 15.0), (40, 30)] {
                    let guide = builder.openAlignmentGuide(
                        .firstTextBaseline, .linear(width: 0, height: 0, constant: baseline))
                    builder.holding(guide) { builder.box(10, height) }
                }
                builder.box(10, 35)
            }
        }
        placements.expectSize(30, 45)
        #expect([2, 4, 6].map { placements.frame(of: NodeID($0)).y } == [20, 5, 0])
    }

    @Test func columnsRunFromTheRight() {
        let placements = grid(nil, nil, spacing: 8, rightToLeft: true) { builder in
            row(builder) {
                builder.box(40, 20)
                builder.box(60, 30)
            }
        }
        placements.expect(NodeID(1), 0, 0, 108, 30)
        placements.expect(NodeID(2), 68, 5, 40, 20)
        placements.expect(NodeID(3), 0, 0, 60, 30)
    }

    @Test func aTextWrapsInItsColumn() {
        let placements = grid(100, nil) { builder in
            row(builder) {
                builder.box(40, 20)
                builder.words("mmmmm mmmmm")
            }
        }
        placements.expectSize(90, 40)
        placements.expect(NodeID(3), 40, 0, 50, 40)
    }

    @Test func aRowOutsideAGridIsAHorizontalStack() {
        let placements = laidOut(nil, nil) { builder in
            row(builder) {
                builder.box(40, 20)
                builder.box(60, 30)
            }
        }
        placements.expectSize(108, 30)
        #expect(placements.tree.rule(of: NodeID(0)) == .stack)
    }

    @Test func anEmptyGridHasNoSize() {
        grid(100, 100) { _ in }.expectSize(0, 0)
        grid(100, 100) { builder in row(builder) {} }.expectSize(0, 0)
    }
}

import Testing
import ViewBase
import ViewLayout

/// What people reported of stacks, spacers and frames in engines of this kind, put as numbers; each names its report.
@Suite struct ReportedStackTests {
    // https://github.com/moreSwift/swift-cross-ui/issues/381
    @Test func aLeadingSpacerPushesToTheEnd() {
        let placements = laidOut(460, 100) { builder in
            builder.openFlexibleFrame(maxWidth: .infinity)
            builder.row(10) {
                builder.addSpacer()
                builder.box(70, 20)
                builder.box(40, 20)
            }
        }
        placements.expect(NodeID(1), 0, 0, 460, 20)
        placements.expect(NodeID(2), 0, 10, 330, 0)
        placements.expect(NodeID(3), 340, 0, 70, 20)
        placements.expect(NodeID(4), 420, 0, 40, 20)
    }

    // https://github.com/TokamakUI/Tokamak/issues/336
    @Test func aSpacerOfFixedWidthStaysAfterASecondLayout() {
        let engine = engine { builder in
            builder.row(0) {
                builder.addSpacer()
                builder.box(60, 20)
                builder.holding(builder.openFrame(width: 10)) { builder.addSpacer() }
                builder.text(100)
                builder.addSpacer()
            }
        }
        for width in [300.0, 250, 300] {
            let placements = engine.layout(ProposedSize(width: width, height: 20), in: cornered)
            guard width == 300 else { continue }
            placements.expect(NodeID(2), 65, 0, 60, 20)
            placements.expect(NodeID(3), 125, 10, 10, 0)
            placements.expect(NodeID(5), 135, 0, 100, 20)
            placements.expect(NodeID(6), 235, 10, 65, 0)
        }
    }

    // https://github.com/OpenSwiftUIProject/OpenSwiftUI/issues/418
    @Test(arguments: [true, false])
    func aColourOfInfiniteWidthFillsTheColumn(_ isLeading: Bool) {
        let placements = laidOut(402, 874) { builder in
            builder.column(8, isLeading ? .leading : .trailing) {
                builder.box(100, 100)
                builder.holding(builder.openFlexibleFrame(maxWidth: .infinity)) { builder.addFill() }
            }
        }
        placements.expectSize(402, 874)
        placements.expect(NodeID(1), isLeading ? 0 : 302, 0, 100, 100)
        placements.expect(NodeID(2), 0, 108, 402, 766)
    }

    // https://github.com/skiptools/skip-ui/issues/29
    @Test func aTextOfInfiniteWidthWidensItsColumn() {
        let placements = laidOut(320, 40) { builder in
            builder.column(0) {
                builder.holding(builder.openFlexibleFrame(maxWidth: .infinity)) { builder.text(90) }
            }
        }
        placements.expectSize(320, 20)
        placements.expect(NodeID(2), 115, 0, 90, 20)
    }

    // https://github.com/TokamakUI/Tokamak/issues/390
    @Test func aZStackWithAGreedyChildFills() {
        let placements = laidOut(600, 400) { builder in
            builder.openFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
            builder.holding(builder.openZStack()) {
                builder.holding(builder.openFlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)) {
                    builder.addFill()
                }
            }
        }
        placements.expect(NodeID(1), 0, 0, 600, 400)
        placements.expect(NodeID(3), 0, 0, 600, 400)
    }

    // https://github.com/moreSwift/swift-cross-ui/issues/453
    @Test func aFlexibleChildGrowsToTheIdealWidth() {
        let placements = laidOut(500, 500) { builder in
            builder.openFixedSize()
            builder.column(8) {
                builder.text(90)
                builder.addFill()
                builder.text(90)
            }
        }
        placements.expectSize(90, 66)
        placements.expect(NodeID(3), 0, 28, 90, 10)
    }

    // https://github.com/moreSwift/swift-cross-ui/issues/695
    @Test func aTextIsNotRigid() {
        let text = TestView("text", id: "t", ["words": [44.0, 36.0], "space": 3.4, "lineHeight": 20.0])
        let box = TestView("leaf", id: "b", ["w": 50.0, "h": 20.0])
        let tree = TestTree(TestView("hstack", ["spacing": 0.0], [text, box]))
        let placements = tree.engine().layout(ProposedSize(width: 100, height: 60), in: cornered)
        placements.expectSize(94, 40)
        placements.expect(tree.nodes["t"]!, 0, 0, 44, 40)
    }

    // https://github.com/OpenSwiftUIProject/OpenSwiftUI/pull/721
    @Test func equalPrioritiesShare() {
        func row(_ width: Double, _ priorities: [Double]) -> [Double] {
            let placements = laidOut(width, 10) { builder in
                builder.row(0) {
                    for priority in priorities {
                        builder.holding(builder.openLayoutPriority(priority)) { builder.addFill() }
                    }
                }
            }
            return priorities.indices.map { placements.frame(of: NodeID(1 + 2 * $0)).width }
        }
        #expect(row(200, [1, 1]) == [100, 100])
        #expect(row(300, [1, 1, 0]) == [150, 150, 0])
    }

    // https://github.com/water-rs/waterui/issues/652
    @Test func aColumnHugsItsChildren() {
        let placements = laidOut(800, 600, context: LayoutContext(window: .unspecified)) { builder in
            builder.openBackground()
            builder.column(8, .leading) {
                builder.text(100)
                builder.text(60)
            }
            builder.addFill()
        }
        placements.expect(NodeID(1), 350, 276, 100, 48)
        placements.expect(NodeID(2), 350, 276, 100, 20)
        placements.expect(NodeID(3), 350, 304, 60, 20)
        placements.expect(NodeID(4), 350, 276, 100, 48)
    }

    // https://github.com/rensbreur/SwiftTUI/issues/24
    @Test(arguments: [0.0, nil])
    func noLengthIsNegative(_ width: Double?) {
        let placements = laidOut(width, nil) { builder in
            builder.row(0) {
                builder.box(50, 20)
                builder.addSpacer(minLength: 0)
                builder.box(80, 20)
            }
        }
        placements.expectSize(130, 20)
        placements.expect(NodeID(2), 50, 10, 0, 0)
    }

    // https://github.com/moreSwift/swift-cross-ui/issues/728
    @Test func theRootsOfAComponentJoinTheirParent() {
        func pair(_ builder: Builder) {
            builder.holding(builder.openGroup()) {
                builder.box(30, 20)
                builder.box(30, 20)
            }
        }
        let row = laidOut(nil, nil) { builder in builder.row(8) { pair(builder) } }
        row.expectSize(68, 20)
        row.expect(NodeID(1), 0, 0, 68, 20)
        laidOut(nil, nil) { builder in builder.column(8) { pair(builder) } }.expectSize(30, 48)
        laidOut(nil, nil) { builder in builder.holding(builder.openZStack()) { pair(builder) } }.expectSize(30, 20)
    }

    // https://github.com/TokamakUI/Tokamak/issues/272
    @Test func spacingCountsAndZeroIsNotTheDefault() {
        func column(_ spacing: Double) -> Placements<Double> {
            laidOut(300, 900) { builder in builder.column(spacing) { for _ in 0..<3 { builder.box(50, 30) } } }
        }
        let wide = column(100)
        wide.expectSize(50, 290)
        wide.expect(NodeID(2), 0, 130, 50, 30)
        wide.expect(NodeID(3), 0, 260, 50, 30)
        column(0).expectSize(50, 90)
    }

    // https://github.com/element-hq/element-x-ios/pull/2080
    @Test func anAbsentChildAddsNoGap() {
        let absent = laidOut(300, 900) { builder in
            builder.column(8) {
                builder.box(50, 20)
                builder.holding(builder.openGroup()) {}
                builder.box(50, 20)
            }
        }
        absent.expectSize(50, 48)
        absent.expect(NodeID(2), 0, 0, 0, 0)
        let nested = laidOut(300, 900) { builder in
            builder.column(8) {
                builder.column(8) { builder.box(50, 20) }
                builder.box(50, 20)
            }
        }
        nested.expectSize(50, 48)
    }

    // https://github.com/RevenueCat/purchases-ios/pull/4514
    @Test func aSpacersLeastLengthIsEight() {
        func row(_ least: Double?) -> Placements<Double> {
            laidOut(100, 20) { builder in
                builder.row(0) {
                    builder.box(50, 20)
                    builder.addSpacer(minLength: least)
                    builder.box(50, 20)
                }
            }
        }
        row(nil).expectSize(108, 20)
        row(0).expectSize(100, 20)
    }

    // https://github.com/fermoya/SwiftUIPager/issues/154
    @Test func anInfiniteFixedHeightCountsAsNone() {
        let fixed = laidOut(300, 300) { builder in
            builder.openFrame(height: .infinity)
            builder.text(90)
        }
        fixed.expectSize(90, 20)
        #expect(fixed.notices.map(\.code.text) == ["V0503"])
        #expect(fixed.notices[0].message == "a height of inf must be finite and not negative; it counts as not given")
        let flexible = laidOut(300, 300) { builder in
            builder.openFlexibleFrame(maxHeight: .infinity)
            builder.text(90)
        }
        flexible.expectSize(90, 300)
        #expect(flexible.notices.isEmpty)
    }

    @Test func limitsThatCrossAreTold() {
        let placements = laidOut(300, 300) { builder in
            builder.openFlexibleFrame(minWidth: 200, maxWidth: 100)
            builder.addFill()
        }
        placements.expectSize(200, 300)
        #expect(placements.notices.map(\.code.text) == ["V0504"])
    }

    // https://github.com/DioxusLabs/taffy/pull/1178
    @Test func noNegativeRoomIsHandedOn() {
        let placements = laidOut(50, 50) { builder in
            builder.openPadding(EdgeInsets(30))
            builder.addFill()
        }
        placements.expectSize(60, 60)
        placements.expect(NodeID(1), 30, 30, 0, 0)
    }

    // https://github.com/DioxusLabs/taffy/issues/1011
    @Test func measuringAPartFirstChangesNothing() {
        func build(_ builder: Builder) {
            builder.column(4) {
                builder.row {
                    builder.words("some words that wrap", lines: nil)
                    builder.addFill()
                }
                builder.addSpacer()
                builder.box(40, 30)
            }
        }
        let used = engine(build)
        _ = used.size(of: NodeID(1), ProposedSize(width: 200, height: nil))
        _ = used.layout(ProposedSize(width: 200, height: 900), in: cornered)
        let again = used.layout(ProposedSize(width: 800, height: 600), in: cornered)
        let fresh = laidOut(800, 600, build)
        for index in 0..<fresh.tree.nodeCount {
            #expect(again.frame(of: NodeID(index)) == fresh.frame(of: NodeID(index)))
        }
    }

    // https://github.com/DioxusLabs/taffy/issues/243
    @Test func aWideTreeIsMeasuredInLinearTime() {
        func add(_ builder: Builder, _ depth: Int) {
            if depth == 0 {
                builder.box(1, 1)
            } else {
                builder.holding(builder.openStack(depth % 2 == 0 ? .vertical : .horizontal, spacing: 0)) {
                    add(builder, depth - 1)
                    add(builder, depth - 1)
                }
            }
        }
        let engine = engine { add($0, 13) }
        _ = engine.layout(ProposedSize(width: 1000, height: 1000), in: cornered)
        #expect(engine.counters.leafAnswers <= 3 * 8192)
        #expect(engine.counters.sizes <= 8191)
    }

    // https://github.com/riley-williams/buoyant/issues/147
    @Test func nestedStacksAskTheirChildrenOnce() {
        for depth in [10, 64, 512] {
            let engine = engine { builder in
                for level in 0..<depth {
                    builder.openStack(level % 2 == 0 ? .horizontal : .vertical, spacing: 0)
                    builder.addFill()
                }
                builder.addFill()
            }
            _ = engine.layout(ProposedSize(width: 1000, height: 1000), in: cornered)
            #expect(engine.counters.sizes == depth)
            #expect(engine.counters.leafAnswers <= 3 * depth)
        }
    }

    /// Where the answer along an axis depends on the other one, it is asked for, but no more than nine times a node.
    @Test func nestedStacksThatMustBeAskedStayLinear() {
        for depth in [10, 64, 512] {
            let engine = engine { builder in
                for level in 0..<depth {
                    builder.openStack(level % 2 == 0 ? .horizontal : .vertical, spacing: 0)
                    builder.addFill()
                }
                builder.addCircle()
            }
            _ = engine.layout(ProposedSize(width: 1000, height: 1000), in: cornered)
            #expect(engine.counters.sizes <= 9 * depth, "\(engine.counters.sizes) at \(depth)")
        }
    }
}

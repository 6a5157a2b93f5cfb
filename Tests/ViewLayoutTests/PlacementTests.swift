import Testing
import ViewBase
import ViewLayout

/// Where trees stand as a whole: the window, infinite sizes, groups, drawing, and the same result every time.
@Suite struct PlacementTests {
    @Test func theRootIsCentredInWhatItIsOffered() {
        let context = LayoutContext<Double>(window: .unspecified)
        laidOut(200, 100, context: context) { $0.box(148, 20) }.expect(NodeID(0), 26, 40, 148, 20)
        laidOut(100, 10, context: context) { $0.box(148, 20) }.expect(NodeID(0), -24, -5, 148, 20)
        laidOut(200, nil, context: context) { $0.box(148, 20) }.expect(NodeID(0), 26, 0, 148, 20)
        laidOut(.infinity, 100, context: context) { $0.box(148, 20) }.expect(NodeID(0), 0, 40, 148, 20)
    }

    @Test func theRootStandsInTheSafeArea() {
        var context = LayoutContext<Double>(window: ProposedSize(width: 390, height: 844))
        context.safeArea = EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 0)
        context.rootInSafeArea = true
        laidOut(380, 763, context: context) { $0.box(100, 63) }.expect(NodeID(0), 150, 397, 100, 63)
    }

    @Test func whatIgnoresTheSafeAreaReachesUnderTheEdgesItTouches() {
        var context = LayoutContext<Double>(window: ProposedSize(width: 390, height: 844))
        context.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        context.rootInSafeArea = true
        let placements = laidOut(390, 763, context: context) { builder in
            builder.column(0) {
                builder.holding(builder.openIgnoresSafeArea()) { builder.addFill() }
                builder.holding(builder.openFrame(height: 63)) {
                    builder.holding(builder.openIgnoresSafeArea(.top)) { builder.addFill() }
                }
            }
        }
        placements.expect(NodeID(1), 0, 47, 390, 700)
        placements.expect(NodeID(2), 0, 0, 390, 747)
        placements.expect(NodeID(5), 0, 747, 390, 63)
    }

    @Test func anInsetIsSafeAreaToTheViewBesideIt() {
        var context = LayoutContext<Double>(window: ProposedSize(width: 390, height: 844))
        context.safeArea.bottom = 34
        context.rootInSafeArea = true
        let placements = laidOut(390, 810, context: context) { builder in
            builder.holding(builder.openSafeAreaInset(.bottom, spacing: 0)) {
                builder.holding(builder.openIgnoresSafeArea()) { builder.addFill() }
                builder.box(390, 50)
            }
        }
        placements.expect(NodeID(1), 0, 0, 390, 760)
        placements.expect(NodeID(2), 0, 0, 390, 844)
        placements.expect(NodeID(3), 0, 760, 390, 50)
    }

    @Test func childrenOfAnInfiniteNodeAreLaidOutWithoutAnOffer() {
        let placements = laidOut(.infinity, 50) { builder in
            builder.row(0) {
                builder.addFill()
                builder.box(30, 20)
            }
        }
        #expect(placements.size.width == .infinity)
        #expect(placements.frame(of: NodeID(0)).width == .infinity)
        placements.expect(NodeID(1), 0, 0, 10, 50)
        placements.expect(NodeID(2), 10, 15, 30, 20)
    }

    /// The frame asks for infinity whatever it is offered; a colour without an offer is 10 wide.
    @Test func whatStandsInAnInfiniteFrameIsOfferedNothing() {
        let placements = laidOut(300, 50) { builder in
            builder.holding(builder.openOverlay()) {
                builder.holding(builder.openFlexibleFrame(minWidth: .infinity)) { builder.addFill() }
                builder.addFill()
            }
        }
        #expect(placements.frame(of: NodeID(1)).width == .infinity)
        placements.expect(NodeID(2), 0, 0, 10, 50)
        placements.expect(NodeID(3), 0, 0, 10, 50)
    }

    /// The first is as wide as it asks to be; the text keeps its own width.
    @Test func anInfiniteViewInAStackLeavesItsNeighboursTheirIdealWidths() {
        let placements = laidOut(nil, nil) { builder in
            builder.column(0) {
                builder.holding(builder.openFlexibleFrame(idealWidth: .infinity)) { builder.addFill() }
                builder.text(50)
            }
        }
        #expect(placements.frame(of: NodeID(1)).width == .infinity)
        placements.expect(NodeID(2), 0, 0, 10, 10)
        #expect(placements.frame(of: NodeID(3)).width == 50)
    }

    /// 30 + 30 − 100 would be −40.
    @Test func aSizeIsNeverNegative() {
        for axis in [Axis.horizontal, .vertical] {
            let placements = laidOut(200, 200) { builder in
                builder.openStack(axis, spacing: -100)
                builder.box(30, 30)
                builder.box(30, 30)
            }
            #expect(placements.size[axis] == 0)
            #expect(placements.size[axis.other] == 30)
        }
    }

    /// Spacings and insets that are not finite count as none, and a spacer's least length is not negative.
    @Test func lengthsThatAreNotFiniteCountAsNone() {
        for length in [Double.infinity, -.infinity] {
            let placements = laidOut(nil, nil) { builder in
                builder.openStack(.horizontal, spacing: length)
                builder.holding(builder.openPadding(EdgeInsets(length))) { builder.box(30, 20) }
                builder.box(10, 10)
            }
            // The boxes' own distance is 8 points; a padding of nothing changes it in no way.
            placements.expectSize(48, 20)
        }
        laidOut(nil, nil) { $0.addSpacer(minLength: -5) }.expectSize(0, 0)
    }

    /// 10 + 5 − 50, and −100 between two cells of 10, would be below 0.
    @Test func insetsAndGridsAreNeverNegative() {
        let inset = laidOut(100, 100) { builder in
            builder.openSafeAreaInset(.top, spacing: -50)
            builder.box(100, 10)
            builder.box(100, 5)
        }
        inset.expectSize(100, 0)
        let grid = laidOut(nil, nil) { builder in
            builder.openGrid(horizontalSpacing: -100)
            builder.openGridRow()
            builder.box(10, 10)
            builder.box(10, 10)
        }
        grid.expectSize(0, 10)
        #expect(grid.frame(of: NodeID(1)).width == 0)
    }

    @Test func aCellSpansAtMostAThousandColumns() {
        let placements = laidOut(nil, nil) { builder in
            builder.openGrid(horizontalSpacing: 1, verticalSpacing: 0)
            builder.openGridRow()
            builder.holding(builder.openGridCell(columns: .max)) { builder.box(10, 10) }
        }
        // 1,000 columns, of which the cell needs none wider than the gaps between them: 999 points.
        placements.expectSize(999, 10)
    }

    @Test func noFrameOfAFiniteNodeIsInfinite() {
        for seed in 0..<300 {
            var random = RandomViews(seed: UInt64(seed))
            let environment = random.environment()
            let tree = TestTree(random.view(depth: 4), environment)
            let placements = tree.engine().layout(.infinity, in: TestTree.context(environment))
            for index in 0..<placements.tree.nodeCount {
                let frame = placements.frame(of: NodeID(index))
                #expect(frame.x.isFinite && frame.y.isFinite, "seed \(seed) node \(index)")
                #expect(!frame.width.isNaN && !frame.height.isNaN, "seed \(seed) node \(index)")
                #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed) node \(index)")
            }
        }
    }

    @Test func aGroupIsTheUnionOfItsViews() {
        let placements = laidOut(300, 300) { builder in
            builder.column(10, .leading) {
                builder.holding(builder.openGroup()) {
                    builder.box(30, 10)
                    builder.holding(builder.openGroup()) {}
                    builder.holding(builder.openGroup()) {
                        builder.box(50, 10)
                        builder.box(10, 10)
                    }
                }
                builder.box(5, 5)
            }
        }
        placements.expect(NodeID(1), 0, 0, 50, 50)
        placements.expect(NodeID(4), 0, 20, 50, 30)
        #expect(placements.isPlaced(NodeID(3)))
        #expect(placements.frame(of: NodeID(3)).size == .zero)
    }

    @Test func aHiddenItemsGroupIsNotPlaced() {
        let placements = laidOut(10, 10) { builder in
            builder.openViewThatFits()
            builder.holding(builder.openGroup()) { builder.box(30, 10) }
            builder.holding(builder.openGroup()) { builder.box(5, 10) }
        }
        #expect(!placements.isPlaced(NodeID(1)) && placements.isPlaced(NodeID(3)))
    }

    @Test func viewsAreDrawnFromBackToFront() {
        let placements = laidOut(100, 100) { builder in
            builder.openZStack()
            builder.holding(builder.openZIndex(1)) { builder.box(1, 1) }
            builder.holding(builder.openBackground()) {
                builder.box(2, 2)
                builder.box(3, 3)
            }
            builder.holding(builder.openGroup()) {
                builder.holding(builder.openIdentity(isHidden: true)) { builder.box(4, 4) }
                builder.holding(builder.openZIndex(-1)) { builder.box(5, 5) }
            }
        }
        #expect(placements.drawOrder == [0, 9, 10, 3, 5, 4, 1, 2].map { NodeID($0) })
    }

    @Test func zIndexShowsThroughModifiersThatPassIt() {
        let placements = laidOut(100, 100) { builder in
            builder.openZStack()
            builder.holding(builder.openOffset(x: 1, y: 1)) {
                builder.holding(builder.openZIndex(1)) { builder.box(1, 1) }
            }
            builder.holding(builder.openPadding(EdgeInsets(1))) {
                builder.holding(builder.openZIndex(2)) { builder.box(1, 1) }
            }
        }
        #expect(placements.drawOrder.first == NodeID(0))
        #expect(placements.drawOrder.firstIndex(of: NodeID(4))! < placements.drawOrder.firstIndex(of: NodeID(1))!)
    }

    @Test func theSameTreeGivesTheSameFrames() {
        for seed in 0..<200 {
            var random = RandomViews(seed: UInt64(seed + 5_000), budget: 40)
            let environment = random.environment()
            let view = random.view(depth: 6)
            let first = TestTree(view, environment).engine()
            let second = TestTree(view, environment).engine()
            for (width, height) in [(300.0, 200.0), (120, nil), (nil, nil), (300, 200)] as [(Double?, Double?)] {
                let proposal = ProposedSize(width: width, height: height)
                let one = first.layout(proposal, in: TestTree.context(environment))
                let two = second.layout(proposal, in: TestTree.context(environment))
                let fresh = TestTree(view, environment).engine().layout(proposal, in: TestTree.context(environment))
                #expect(one.drawOrder.map { one.frame(of: $0) } == two.drawOrder.map { two.frame(of: $0) })
                #expect(one.drawOrder.map { one.frame(of: $0) } == fresh.drawOrder.map { fresh.frame(of: $0) })
            }
        }
    }

    @Test func anEarlierOutcomeStaysAsItWas() {
        let engine = engine { $0.addFill() }
        let first = engine.layout(ProposedSize(width: 10, height: 10), in: cornered)
        let second = engine.layout(ProposedSize(width: 20, height: 20), in: cornered)
        first.expect(NodeID(0), 0, 0, 10, 10)
        second.expect(NodeID(0), 0, 0, 20, 20)
    }

    @Test func anEmptyTreeHasNoSize() {
        let placements = laidOut(100, 100) { _ in }
        placements.expectSize(0, 0)
        #expect(placements.drawOrder.isEmpty)
        laidOut(100, 100) { builder in builder.holding(builder.openGroup()) {} }.expectSize(0, 0)
        laidOut(100, 100) { builder in builder.holding(builder.openPadding(EdgeInsets(3))) {} }.expectSize(6, 6)
    }
}

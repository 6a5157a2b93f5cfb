import Testing
import ViewBase
import ViewLayout
import ViewText

/// What people reported of headers, choices, rows, safe areas, texts and mirroring, put as numbers; each names its report.
@Suite struct ReportedLayoutTests {
    private func header(
        _ width: Double, spacing: Double, leading: ((Builder) -> Void)?, title: Int, trailing: ((Builder) -> Void)?
    ) -> (Placements<Double>, leading: NodeID?, title: NodeID, trailing: NodeID?) {
        var nodes: (leading: NodeID?, title: NodeID, trailing: NodeID?) = (nil, NodeID(0), nil)
        let placements = laidOut(width, 44) { builder in
            builder.openHeader(spacing: spacing)
            if let leading {
                builder.nextChild(is: .leading)
                nodes.leading = builder.nextID
                leading(builder)
            }
            builder.nextChild(is: .title)
            nodes.title = builder.text(title)
            if let trailing {
                builder.nextChild(is: .trailing)
                nodes.trailing = builder.nextID
                trailing(builder)
            }
        }
        return (placements, nodes.leading, nodes.title, nodes.trailing)
    }

    /// A box, to be built.
    private func box(_ width: Double, _ height: Double) -> (Builder) -> Void { { $0.box(width, height) } }

    // https://github.com/react-navigation/react-navigation/issues/540
    @Test func aLongTitleIsCutBetweenTheButtons() {
        let (placements, leading, title, trailing) = header(
            375, spacing: 8, leading: box(60, 44), title: 400, trailing: box(80, 44))
        placements.expect(leading!, 0, 0, 60, 44)
        placements.expect(trailing!, 295, 0, 80, 44)
        let frame = placements.frame(of: title)
        #expect(frame.width <= 199 && frame.midX == 187.5 && frame.minX >= 68 && frame.maxX <= 287)
        #expect(placements.textLayout(of: title)!.isTruncated)
        #expect(placements.textLayout(of: title)!.visibleText.hasSuffix("…"))
    }

    // https://github.com/Ranchero-Software/NetNewsWire/issues/4695
    @Test func leavingAButtonOutMovesNoTitle() {
        for (hasLeading, hasTrailing) in [(true, false), (false, true), (false, false)] {
            let (placements, _, title, _) = header(
                390, spacing: 8, leading: hasLeading ? box(70, 44) : nil, title: 100,
                trailing: hasTrailing ? box(70, 44) : nil)
            #expect(placements.frame(of: title).minX == 145)
        }
    }

    // https://github.com/microsoft/fluentui-apple/pull/1919
    @Test func aLongTitlePushesNothingOut() {
        let (placements, _, title, trailing) = header(
            320, spacing: 8, leading: box(44, 44), title: 230,
            trailing: { builder in
                builder.row(8) {
                    builder.box(44, 44)
                    builder.box(44, 44)
                }
            })
        placements.expect(trailing!, 224, 0, 96, 44)
        #expect(placements.frame(of: title).minX >= 104 && placements.frame(of: title).maxX <= 216)
    }

    // https://github.com/manaflow-ai/cmux/pull/6420
    @Test func theReserveIsTheWiderSide() {
        let (placements, _, title, _) = header(
            393, spacing: 0, leading: box(60, 44), title: 300, trailing: box(108, 44))
        #expect(placements.textProposal(of: title)?.width == 177)
        let (alone, _, other, _) = header(393, spacing: 0, leading: box(60, 44), title: 300, trailing: nil)
        #expect(alone.textProposal(of: other)?.width == 273)
    }

    // https://github.com/microsoft/fluentui-apple/pull/2200
    @Test func theTitleIsCentredInTheBar() {
        let (placements, _, title, _) = header(402, spacing: 8, leading: box(80, 44), title: 120, trailing: nil)
        #expect(placements.frame(of: title).minX == 141)
    }

    // https://github.com/manaflow-ai/cmux/pull/3730
    @Test func aTextThatCouldBeCutDoesNotAlwaysFit() {
        for (width, chosen) in [(320.0, 300.0), (300, 300), (299.9, 220), (220, 220), (100, 90), (50, 50)] {
            let placements = laidOut(width, nil) { builder in
                builder.openViewThatFits(in: .horizontal)
                for text in [300, 220, 90] { builder.text(text) }
            }
            #expect(placements.size.width <= chosen && placements.size.width > chosen - 11, "at \(width)")
            let shown = (1...3).filter { placements.isPlaced(NodeID($0)) }
            #expect(shown == [chosen == 300 ? 1 : chosen == 220 ? 2 : 3])
        }
    }

    // https://github.com/liveview-native/liveview-client-swiftui/pull/237
    @Test func aChoiceInARowUsesTheRoomLeftForIt() {
        let placements = laidOut(200, 20) { builder in
            builder.row(8) {
                builder.box(24, 20)
                builder.holding(builder.openViewThatFits(in: .horizontal)) {
                    builder.text(190)
                    builder.text(80)
                }
            }
        }
        placements.expectSize(112, 20)
        #expect(placements.isPlaced(NodeID(4)) && !placements.isPlaced(NodeID(3)))
    }

    // https://github.com/ACINQ/phoenix/pull/814
    @Test func theChoiceIsMadeOnEqualisedWidths() {
        let provider = TestProvider()
        provider.sizes[NodeID(1)] = { _, subviews in
            let sizes = (0..<subviews.count).map { subviews.size($0, .unspecified) }
            let gaps = (1..<subviews.count).map { subviews.spacing(after: $0 - 1, along: .horizontal) }
            return Size(
                width: sizes.map(\.width).max()! * Double(sizes.count) + gaps.reduce(0, +),
                height: sizes.map(\.height).max()!)
        }
        let placements = laidOut(375, nil, provider: provider) { builder in
            builder.openViewThatFits(in: .horizontal)
            builder.holding(builder.openCustom()) {
                for width in [60, 80, 100, 110] { builder.box(Double(width), 20) }
            }
            builder.box(10, 10)
        }
        placements.expectSize(10, 10)
    }

    /// A row of whole items with a badge of one width.
    private func row(
        _ available: Double, spacing: Double = 8, badge: Double, items: (Builder) -> Void
    ) -> Placements<Double> {
        let provider = TestProvider()
        provider.builds[NodeID(0)] = { _, builder in builder.box(badge, 20) }
        return laidOut(available, nil, provider: provider) { builder in
            builder.openRow(spacing: spacing)
            items(builder)
        }
    }

    // https://github.com/hewigovens/jayjay/issues/272
    @Test func rigidChipsLeaveTheirNeighbourAlone() {
        let provider = TestProvider()
        provider.builds[NodeID(2)] = { _, builder in builder.box(50, 20) }
        let placements = laidOut(300, nil, provider: provider) { builder in
            builder.row(8) {
                builder.box(60, 20)
                builder.holding(builder.openRow(spacing: 8)) {
                    builder.text(130)
                    builder.text(150)
                }
            }
        }
        placements.expect(NodeID(1), 0, 0, 60, 20)
        placements.expect(NodeID(2), 68, 0, 188, 20)
        #expect(placements.row(of: NodeID(2)) == RowFacts(shownCount: 1, hiddenCount: 1, isClipped: false))
    }

    // https://github.com/Skyscanner/backpack-ios/pull/2090
    @Test func anOverlongChipGivesWayToTheBadge() {
        let one = row(320, badge: 70) { $0.text(400) }
        one.expectSize(70, 20)
        let two = row(320, badge: 70) { builder in
            builder.text(400)
            builder.text(30)
        }
        two.expectSize(70, 20)
        #expect(two.row(of: NodeID(0))?.hiddenCount == 2)
    }

    // https://github.com/dkk/WrappingHStack/issues/40
    @Test func theRowIsChosenAnewForEachWidth() {
        let provider = TestProvider()
        provider.builds[NodeID(0)] = { _, builder in builder.box(70, 20) }
        let engine = engine(provider: provider) { builder in
            builder.openRow(spacing: 8)
            for _ in 0..<12 { builder.text(60) }
        }
        for (width, shown, size) in [(390.0, 4, 342.0), (844, 12, 808), (390, 4, 342)] {
            let placements = engine.layout(ProposedSize(width: width, height: nil), in: cornered)
            #expect(placements.row(of: NodeID(0))?.shownCount == shown)
            placements.expectSize(size, 20)
        }
    }

    // https://github.com/dkk/WrappingHStack/issues/8
    @Test func itemsAreNotSqueezed() {
        let placements = row(250, badge: 60) { builder in for _ in 0..<3 { builder.text(100) } }
        placements.expectSize(168, 20)
        #expect(placements.row(of: NodeID(0))?.shownCount == 1)
        placements.expect(NodeID(1), 0, 0, 100, 20)
    }

    // https://github.com/Octane0411/open-vibe-island/pull/640
    @Test func aFixedBadgeKeepsItsLine() {
        let placements = laidOut(240, nil) { builder in
            builder.row(8) {
                builder.text(300)
                builder.holding(builder.openFixedSize()) { builder.text(70) }
            }
        }
        placements.expect(NodeID(3), placements.size.width - 70, 0, 70, 20)
        #expect(placements.textProposal(of: NodeID(1))?.width == 162)
        #expect(placements.textLayout(of: NodeID(1))!.isTruncated)
    }

    // https://github.com/dkk/WrappingHStack/issues/15
    @Test func aLargerTypeCostsItems() {
        func labels(_ scale: Double) -> Placements<Double> {
            row(180, badge: 50 * scale) { builder in
                for count in [4, 5, 6] { builder.words(String(repeating: "m", count: count), lines: 1, scale: scale) }
            }
        }
        labels(1).expectSize(166, 20)
        labels(2).expectSize(100, 20)
        #expect(labels(2).row(of: NodeID(0))?.hiddenCount == 3)
    }

    // https://github.com/Skyscanner/backpack-ios/pull/2183
    @Test func aRowTurnsIntoAColumnAtALargerType() {
        for (scale, isRow) in [(1.0, true), (1.4, true), (1.5, false)] {
            let placements = laidOut(300, nil) { builder in
                builder.openViewThatFits()
                for axis in [Axis.horizontal, .vertical] {
                    builder.holding(builder.openStack(axis, spacing: 8)) {
                        builder.words("mmmmmmmmmm", scale: scale)
                        builder.words("mmmmmmmmmm", scale: scale)
                    }
                }
            }
            #expect(placements.isPlaced(NodeID(1)) == isRow)
            if !isRow { placements.expectSize(150, 68) }
        }
    }

    // https://github.com/kciter/Floaty/issues/78
    @Test func theButtonComesBackDownAboveTheBar() {
        for (keyboard, bottom) in [(336.0, 492.0), (0, 745)] {
            var context = LayoutContext<Double>(window: ProposedSize(width: 390, height: 844))
            context.safeArea.bottom = 83
            context.keyboardHeight = keyboard
            let placements = laidOut(390, 844, context: context) { builder in
                builder.openFloating(inset: EdgeInsets(16))
                builder.column(0) {
                    builder.addFill()
                    builder.box(390, 83)
                }
                builder.box(56, 56)
            }
            #expect(placements.frame(of: NodeID(4)).maxY == bottom)
        }
    }

    // https://github.com/customerio/customerio-ios/pull/1101
    @Test func aLayerStackHugsWhereAnOverlayFills() {
        let layers = laidOut(390, 844, context: LayoutContext(window: .unspecified)) { builder in
            builder.holding(builder.openZStack(alignment: .bottomTrailing)) {
                builder.text(100)
                builder.box(56, 56)
            }
        }
        layers.expect(NodeID(0), 145, 394, 100, 56)
        layers.expect(NodeID(2), 189, 394, 56, 56)
        let overlay = laidOut(390, 844) { builder in
            builder.openFloating(inset: EdgeInsets(0))
            builder.text(100)
            builder.box(56, 56)
        }
        overlay.expect(NodeID(2), 334, 788, 56, 56)
    }

    // https://github.com/tevelee/SwiftUI-Flow/pull/43
    @Test func baselinesKeepRoomBelow() {
        let placements = laidOut(nil, nil) { builder in
            builder.row(0, .centerFirstTextBaseline) {
                for (height, baseline) in [(20.0, 15.0), (40, 30)] {
                    let guide = builder.openAlignmentGuide(
                        .firstTextBaseline, .linear(width: 0, height: 0, constant: baseline))
                    builder.holding(guide) { builder.box(10, height) }
                }
                builder.box(30, 30)
            }
        }
        placements.expectSize(50, 40)
        #expect([1, 3, 5].map { placements.frame(of: NodeID($0)).y } == [15, 0, 0])
    }

    // https://github.com/AndreaMiotto/PartialSheet/issues/8
    @Test func modifiersKeepTheAlignmentOfALayer() {
        let placements = laidOut(300, 600) { builder in
            builder.openZStack(alignment: .bottomTrailing)
            builder.addFill()
            builder.holding(builder.openBackground()) {
                builder.holding(builder.openPadding(EdgeInsets(16))) { builder.box(70, 70) }
                builder.addFill()
            }
        }
        placements.expect(NodeID(4), 214, 514, 70, 70)
    }

    // https://github.com/tevelee/SwiftUI-Flow/issues/17
    @Test func aTextWrapsInsideItsRow() {
        let placements = laidOut(300, 100) { builder in
            builder.row(8) {
                builder.words("mmmmmmmmm mmmmmmmmm mmmmmmmmm mmmmmmmmm mmmmmmmmm")
                builder.box(40, 20)
            }
        }
        #expect(placements.size.width <= 300)
        #expect(placements.textLayout(of: NodeID(1))!.lineCount == 3)
        #expect(placements.frame(of: NodeID(1)).height == 60)
    }

    // https://github.com/moreSwift/swift-cross-ui/issues/595
    @Test func aTextThatJustFitsIsNotCut() {
        let placements = laidOut(120, nil) { builder in
            builder.column(8) {
                builder.text(120)
                builder.text(120)
            }
        }
        for node in [NodeID(1), NodeID(2)] {
            #expect(placements.frame(of: node).size == Size(width: 120, height: 20))
            #expect(!placements.textLayout(of: node)!.isTruncated)
        }
    }

    // https://github.com/rofeels/duckbar/issues/9
    @Test func aFourthOfTheRoomIsTooLittleForALabel() {
        let placements = laidOut(340, nil) { builder in
            builder.row(0) {
                for _ in 0..<4 {
                    builder.holding(builder.openPadding(EdgeInsets(14, .horizontal))) {
                        builder.row(0) {
                            builder.holding(builder.openPadding(EdgeInsets(8, .trailing))) { builder.box(16, 16) }
                            builder.text(60)
                            builder.addSpacer(minLength: 0)
                        }
                    }
                }
            }
        }
        placements.expect(NodeID(1), 0, 0, 85, 20)
        #expect(placements.textProposal(of: NodeID(5))?.width == 33)
        #expect(placements.textLayout(of: NodeID(5))!.isTruncated)
        #expect(placements.frame(of: NodeID(5)).height == 20)
    }

    // https://github.com/react/yoga/issues/197, https://github.com/square/Paralayout/issues/95
    @Test func mirroringIsExact() {
        let frame = laidOut(10, 10, rightToLeft: true) { builder in
            builder.openFrame(width: 10, height: 10, alignment: .leading)
            builder.box(3, 3)
        }
        frame.expect(NodeID(1), 7, 3.5, 3, 3)
        let row = laidOut(200, 10, rightToLeft: true) { builder in
            builder.openFrame(width: 200, alignment: .leading)
            builder.row(10) { for width in [40.0, 60, 80] { builder.box(width, 10) } }
        }
        row.expect(NodeID(2), 160, 0, 40, 10)
        row.expect(NodeID(3), 90, 0, 60, 10)
        row.expect(NodeID(4), 0, 0, 80, 10)
    }
}

import Testing
import ViewBase
import ViewLayout

/// The header of [button, title, button], with the numbers of its design.
@Suite struct HeaderStackTests {
    /// A header of fixed leaves; the title is built by the caller.
    private func header(
        leading: (Double, Double)? = (60, 44), trailing: (Double, Double)? = (40, 44), width: Double?,
        height: Double? = nil, title mode: HeaderTitle = .centered, rightToLeft: Bool = false,
        _ title: (Builder) -> NodeID
    ) -> (Placements<Double>, leading: NodeID?, title: NodeID, trailing: NodeID?) {
        var nodes: (leading: NodeID?, title: NodeID, trailing: NodeID?) = (nil, NodeID(0), nil)
        let placements = laidOut(width, height, rightToLeft: rightToLeft) { builder in
            builder.openHeader(spacing: 8, title: mode)
            if let leading {
                builder.nextChild(is: .leading)
                nodes.leading = fixed(builder, leading.0, leading.1)
            }
            builder.nextChild(is: .title)
            nodes.title = title(builder)
            if let trailing {
                builder.nextChild(is: .trailing)
                nodes.trailing = fixed(builder, trailing.0, trailing.1)
            }
        }
        return (placements, nodes.leading, nodes.title, nodes.trailing)
    }

    private func fixed(_ builder: Builder, _ width: Double, _ height: Double) -> NodeID {
        builder.holding(builder.openFrame(width: width, height: height)) { builder.addFill() }
    }

    /// A title that can shrink, as a text does.
    private func shrinking(_ builder: Builder) -> NodeID {
        builder.holding(
            builder.openFlexibleFrame(minWidth: 0, idealWidth: 100, maxWidth: 100, minHeight: 20, maxHeight: 20)
        ) { builder.addFill() }
    }

    private func filling(_ builder: Builder) -> NodeID {
        builder.holding(builder.openFrame(height: 20)) { builder.addFill() }
    }

    @Test func theTitleIsCentredBetweenUnequalEdges() {
        let (placements, leading, title, trailing) = header(width: 320, shrinking)
        placements.expectSize(320, 44)
        placements.expect(leading!, 0, 0, 60, 44)
        placements.expect(trailing!, 280, 0, 40, 44)
        placements.expect(title, 110, 12, 100, 20)
        #expect(placements.notices.isEmpty)
    }

    @Test func aFillingTitleTakesItsProposal() {
        let (placements, _, title, _) = header(width: 320, filling)
        placements.expect(title, 68, 12, 184, 20)
    }

    @Test func aMissingEdgeNeedsNoPlaceholder() {
        let (placements, _, title, _) = header(leading: nil, width: 320, filling)
        placements.expect(title, 48, 12, 224, 20)
        let (alone, _, only, _) = header(leading: nil, trailing: nil, width: 320, filling)
        alone.expect(only, 0, 0, 320, 20)
    }

    @Test func anEdgeThatHoldsNothingIsMissing() {
        let placements = laidOut(320, nil) { builder in
            builder.openHeader(spacing: 8)
            builder.nextChild(is: .leading)
            builder.holding(builder.openGroup()) {}
            builder.nextChild(is: .title)
            _ = filling(builder)
        }
        placements.expect(NodeID(2), 0, 0, 320, 20)
    }

    @Test func sidesSwapFromRightToLeft() {
        let (placements, leading, title, trailing) = header(width: 320, rightToLeft: true, shrinking)
        placements.expect(trailing!, 0, 0, 40, 44)
        placements.expect(leading!, 260, 0, 60, 44)
        placements.expect(title, 110, 12, 100, 20)
    }

    @Test func aNarrowHeaderDrawsNoTitle() {
        let (placements, leading, title, trailing) = header(width: 120, shrinking)
        placements.expectSize(120, 44)
        placements.expect(leading!, 0, 0, 60, 44)
        placements.expect(trailing!, 80, 0, 40, 44)
        #expect(placements.isHidden(title))
        #expect(placements.notices.map(\.code.text) == ["V0502"])
        #expect(placements.notices[0].message.hasPrefix("header too narrow"))
        #expect(!placements.drawOrder.contains(title))
        guard case .headerTooNarrow(let width, let needed) = placements.notices[0].kind else {
            Issue.record("not told as too narrow")
            return
        }
        #expect(width == 120 && needed == 136)
    }

    @Test func edgesThatCanShrinkKeepToTheirHalf() {
        let placements = laidOut(120, nil) { builder in
            builder.openHeader(spacing: 8)
            for role in [ChildRole.leading, .title, .trailing] {
                builder.nextChild(is: role)
                builder.holding(builder.openFlexibleFrame(minWidth: 0, idealWidth: 100, maxWidth: 100)) {
                    builder.box(0, 44)
                }
            }
        }
        placements.expect(NodeID(1), 0, 0, 60, 44)
        placements.expect(NodeID(5), 60, 0, 60, 44)
    }

    @Test func aRigidTitleStaysCentredAndIsTold() {
        let (placements, leading, title, _) = header(width: 320) { self.fixed($0, 300, 20) }
        placements.expect(title, 10, 12, 300, 20)
        placements.expect(leading!, 0, 0, 60, 44)
        guard case .headerOverlaps(let leading, let trailing) = placements.notices[0].kind else {
            Issue.record("not told as overlapping")
            return
        }
        #expect(leading == 50 && trailing == 30)
        #expect(
            placements.notices[0].message
                == "header overlaps: the title lies 50 points on the leading side and 30 points on the trailing side")
        #expect(placements.notices[0].code.text == "V0501")
    }

    @Test func withoutAWidthTheHeaderIsAsWideAsItsTitleWantsIt() {
        let (placements, _, title, _) = header(width: nil, shrinking)
        placements.expectSize(236, 44)
        placements.expect(title, 68, 12, 100, 20)
    }

    @Test func aTitleMayTakeTheRoomBetweenTheEdges() {
        let (placements, _, title, _) = header(width: 320, title: .centeredIfFits) { builder in
            builder.holding(
                builder.openFlexibleFrame(minWidth: 0, idealWidth: 210, maxWidth: 210, minHeight: 20, maxHeight: 20)
            ) { builder.addFill() }
        }
        placements.expect(title, 68, 12, 204, 20)
        let (fitting, _, short, _) = header(width: 320, title: .centeredIfFits, shrinking)
        fitting.expect(short, 110, 12, 100, 20)
    }

    @Test func theTitleStandsAsNearToTheCentreAsItCan() {
        let (placements, _, title, _) = header(width: 320, title: .centeredIfFits) { builder in
            builder.holding(
                builder.openFlexibleFrame(minWidth: 190, idealWidth: 200, maxWidth: 200, minHeight: 20, maxHeight: 20)
            ) { builder.addFill() }
        }
        placements.expect(title, 68, 12, 200, 20)
    }

    @Test(arguments: [DynamicType(scale: 1), DynamicType(scale: 2), DynamicType(scale: 3.1)])
    func aTextNeverRunsUnderTheEdges(_ type: DynamicType) {
        for width in stride(from: 100.0, through: 800, by: 7) {
            let placements = laidOut(width, nil) { builder in
                builder.openHeader(spacing: 8)
                builder.nextChild(is: .leading)
                builder.words("Cancel", scale: type.scale)
                builder.nextChild(is: .title)
                builder.words("A long title that cannot stand on one line", lines: 1, scale: type.scale)
                builder.nextChild(is: .trailing)
                builder.words("OK", scale: type.scale)
            }
            let (leading, title, trailing) = (
                placements.frame(of: NodeID(1)), placements.frame(of: NodeID(2)), placements.frame(of: NodeID(3))
            )
            #expect(leading.maxX <= trailing.minX + 1e-6)
            guard !placements.isHidden(NodeID(2)) else { continue }
            #expect(leading.maxX <= title.minX + 1e-6 && title.maxX <= trailing.minX + 1e-6)
            #expect(abs(title.midX - width / 2) < 1e-6)
        }
    }

    /// A text size as a factor.
    struct DynamicType: Sendable { let scale: Double }

    /// The technique that `HeaderStack` replaces lets the title run under the edges, of which ours tells.
    @Test func aZStackOfARowAndATitleOverlaps() {
        let placements = laidOut(320, 44) { builder in
            builder.openZStack()
            builder.row {
                builder.box(60, 44)
                builder.addSpacer()
                builder.box(40, 44)
            }
            builder.text(300)
        }
        placements.expect(NodeID(5), 10, 12, 300, 20)
        #expect(placements.frame(of: NodeID(2)).maxX > placements.frame(of: NodeID(5)).minX)
    }
}

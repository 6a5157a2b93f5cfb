import Testing
import ViewBase
import ViewLayout
import ViewText

/// Gaps where no spacing is written: what views prefer beside each other.
@Suite struct SpacingTests {
    /// The distances of a text of full-size letters: 20 high, 14 of it above the baseline's capitals, no lead.
    private let spacing = PreparedText(
        runs: [TextRun("m", font: ResolvedFont(size: 50.0 / 3))], style: ParagraphStyle(), metrics: .fixed
    ).spacing

    /// The gap that a column leaves between two views.
    private func gap(_ first: (Builder) -> Void, _ second: (Builder) -> Void) -> Double {
        var nodes: [NodeID] = []
        let placements = laidOut(300, nil) { builder in
            builder.column {
                nodes.append(builder.nextID)
                first(builder)
                nodes.append(builder.nextID)
                second(builder)
            }
        }
        return placements.frame(of: nodes[1]).minY - placements.frame(of: nodes[0]).maxY
    }

    private func box(_ builder: Builder) { builder.box(30, 10) }
    private func text(_ builder: Builder) { builder.text(30) }

    @Test func viewsThatAreNoTextsStandEightApart() { #expect(gap(box, box) == 8) }

    /// h + e − ascender above a text, and the larger of h + e − cap height and e + descender below one, with h = 20,
    /// e = 2, ascender 15.83, cap height 11.67.
    @Test func textsKeepTheirOwnDistances() {
        #expect(abs(gap(box, text) - spacing.topToNonText) < 1e-6)
        #expect(abs(gap(text, box) - spacing.bottomToNonText) < 1e-6)
        #expect(abs(spacing.topToNonText - (22 - 0.95 * 50 / 3)) < 1e-6)
        #expect(abs(spacing.bottomToNonText - (22 - 0.7 * 50 / 3)) < 1e-6)
    }

    @Test func textsStandApartByTheLowerOnesLead() {
        func styled(_ leading: Double) -> PreparedText {
            PreparedText(
                runs: [TextRun("m", font: ResolvedFont(size: 13, leading: leading))], style: ParagraphStyle(),
                metrics: .standard, scale: 3)
        }
        let footnote = styled(18)
        let gap = gap({ $0.addText(footnote) }, { $0.addText(footnote) })
        #expect(abs(gap - footnote.spacing.topToText) < 1e-6)
        #expect(abs(gap - 8.0 / 3) < 1e-6)
        #expect(self.gap(text, text) == 0)
    }

    @Test func besideATextTheGapIsEight() {
        let placements = laidOut(300, nil) { builder in
            builder.row {
                builder.text(30)
                builder.box(10, 10)
                builder.text(30)
            }
        }
        placements.expectSize(86, 20)
    }

    @Test func aRowKeepsTheLargestDistanceOfItsChildren() {
        let row: (Builder) -> Void = { builder in
            builder.row {
                builder.text(30)
                builder.box(10, 10)
            }
        }
        #expect(abs(gap(box, row) - spacing.topToNonText) < 1e-6)
        #expect(abs(gap(row, box) - spacing.bottomToNonText) < 1e-6)
        #expect(abs(gap(row, text) - max(0, spacing.topToNonText)) < 1e-6)
    }

    @Test func framesAndPaddingTakePreferencesBack() {
        /// The gap above a text in a modifier.
        func gap(_ open: @escaping (Builder) -> NodeID) -> Double {
            self.gap(box) { builder in builder.holding(open(builder)) { builder.text(30) } }
        }
        #expect(gap { $0.openFrame(height: 20) } == 8)
        #expect(abs(gap { $0.openFrame(width: 90) } - spacing.topToNonText) < 1e-6)
        #expect(gap { $0.openPadding(EdgeInsets(4)) } == 8)
        #expect(abs(gap { $0.openPadding(EdgeInsets(4, .bottom)) } - spacing.topToNonText) < 1e-6)
        #expect(gap { $0.openFlexibleFrame(maxHeight: 90) } == 8)
    }

    @Test func overlaysAndOffsetsLeaveThemAlone() {
        #expect(
            abs(
                gap(
                    box,
                    { builder in
                        builder.holding(builder.openOverlay()) {
                            builder.holding(builder.openOffset(x: 3, y: 3)) { builder.text(30) }
                            builder.box(50, 50)
                        }
                    }) - spacing.topToNonText) < 1e-6)
    }

    @Test func anEmptyStackHasNoGapsOnEitherSide() {
        let placements = laidOut(300, nil) { builder in
            builder.column {
                builder.box(10, 10)
                builder.row {}
                builder.box(10, 10)
            }
        }
        placements.expectSize(10, 20)
    }

    @Test func aWrittenSpacingCountsBesideSpacers() {
        let placements = laidOut(100, nil) { builder in
            builder.row(5) {
                builder.box(10, 10)
                builder.addSpacer()
                builder.box(10, 10)
            }
        }
        placements.expect(NodeID(2), 15, 5, 70, 0)
    }

    @Test func aStackOfOneViewPrefersWhatTheViewDoes() {
        #expect(abs(gap(box, { builder in builder.row(3) { builder.text(30) } }) - spacing.topToNonText) < 1e-6)
    }
}

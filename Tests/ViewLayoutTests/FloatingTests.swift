import Testing
import ViewBase
import ViewLayout

/// The floating button over a form: `Overlay`, window, safe area and keyboard.
@Suite struct FloatingTests {
    private func overlay(
        _ width: Double = 390, _ height: Double = 844, bottomInset: Double = 0, keyboard: Double = 0,
        alignment: Alignment = .bottomTrailing, button: (Double, Double) = (56, 56), inset: Double = 16,
        avoids: Bool = true, rightToLeft: Bool = false
    ) -> Placements<Double> {
        var context = LayoutContext<Double>(window: ProposedSize(width: width, height: height))
        context.safeArea.bottom = bottomInset
        context.keyboardHeight = keyboard
        context.isRightToLeft = rightToLeft
        return laidOut(width, height, rightToLeft: rightToLeft, context: context) { builder in
            builder.openFloating(alignment: alignment, inset: EdgeInsets(inset), avoidsKeyboard: avoids)
            builder.addFill()
            builder.box(button.0, button.1)
        }
    }

    @Test func theButtonStandsAboveTheInset() {
        let placements = overlay(bottomInset: 34)
        placements.expect(NodeID(1), 0, 0, 390, 844)
        placements.expect(NodeID(2), 318, 738, 56, 56)
    }

    @Test func theKeyboardPushesItUp() {
        overlay(bottomInset: 34, keyboard: 336).expect(NodeID(2), 318, 436, 56, 56)
        overlay(bottomInset: 0, keyboard: 336).expect(NodeID(2), 318, 436, 56, 56)
        overlay(bottomInset: 34, keyboard: 336, avoids: false).expect(NodeID(2), 318, 738, 56, 56)
        overlay(bottomInset: 34, keyboard: 20).expect(NodeID(2), 318, 738, 56, 56)
    }

    @Test func anInsetCountsOnlyOnTheEdgesNamed() {
        overlay(alignment: .bottom).expect(NodeID(2), 167, 772, 56, 56)
        overlay(alignment: .topLeading).expect(NodeID(2), 16, 16, 56, 56)
        overlay(alignment: .center).expect(NodeID(2), 167, 394, 56, 56)
        overlay(alignment: .trailing).expect(NodeID(2), 318, 394, 56, 56)
    }

    @Test func whatDoesNotFitKeepsItsTopAndLeadingEdge() {
        overlay(alignment: .bottomTrailing, button: (500, 900)).expect(NodeID(2), 0, 0, 500, 900)
        overlay(alignment: .bottomTrailing, button: (500, 56), rightToLeft: true).expect(NodeID(2), -110, 772, 500, 56)
    }

    @Test func theFormOfTheDesign() {
        overlay(375, 667, button: (60, 60)).expect(NodeID(2), 299, 591, 60, 60)
        overlay(375, 667, keyboard: 216, button: (60, 60)).expect(NodeID(2), 299, 375, 60, 60)
        overlay(375, 667, button: (60, 60), rightToLeft: true).expect(NodeID(2), 16, 591, 60, 60)
    }

    @Test func onlyTheWindowsEdgesCut() {
        var context = LayoutContext<Double>(window: ProposedSize(width: 390, height: 844))
        context.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        context.keyboardHeight = 336
        let placements = laidOut(390, 844, context: context) { builder in
            builder.column(0) {
                builder.holding(builder.openFloating(inset: EdgeInsets(16))) {
                    builder.box(10, 10)
                    builder.box(56, 56)
                }
                builder.holding(builder.openFrame(height: 244)) { builder.addFill() }
            }
        }
        placements.expect(NodeID(1), 0, 0, 390, 600)
        placements.expect(NodeID(2), 190, 295, 10, 10)
        placements.expect(NodeID(3), 318, 844 - 336 - 16 - 56, 56, 56)
    }

    @Test func withoutAnOfferItIsItsBase() {
        let placements = laidOut(nil, nil) { builder in
            builder.openFloating(inset: EdgeInsets(4))
            builder.box(100, 50)
            builder.box(20, 20)
        }
        placements.expectSize(100, 50)
        placements.expect(NodeID(2), 76, 26, 20, 20)
    }

    /// The original: a `ZStack` of the form and of stacks with spacers around the button.
    @Test func theOriginalShape() {
        let placements = laidOut(375, 667) { builder in
            builder.openZStack()
            builder.column {
                builder.words("hello")
                builder.holding(builder.openPadding(EdgeInsets(16))) { builder.addField(idealWidth: 100, height: 22) }
            }
            builder.column {
                builder.addSpacer()
                builder.row {
                    builder.addSpacer()
                    builder.holding(builder.openPadding(EdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 16))) {
                        builder.box(60, 60)
                    }
                }
            }
        }
        placements.expect(NodeID(10), 299, 591, 60, 60)
    }
}

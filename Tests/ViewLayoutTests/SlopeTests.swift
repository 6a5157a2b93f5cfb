import Testing
import ViewBase
import ViewLayout
import ViewText

/// The same rules over numbers that know how they change: one layout tells the frames of a range of widths.
@Suite struct SlopeTests {
    /// A screen with everything that comparisons decide.
    private func build<S: LayoutScalar>(_ builder: LayoutTreeBuilder<S>) {
        builder.openStack(.vertical, alignment: .leading, spacing: S(6))
        for index in 0..<5 {
            builder.openPadding(EdgeInsets(S(8)))
            builder.openStack(.horizontal)
            builder.addImage(width: S(24), height: S(24))
            builder.openFlexibleFrame(minWidth: S(Double(20 * index)), maxWidth: S(Double(40 + 30 * index)))
            builder.addFill()
            builder.close()
            builder.addText(text)
            builder.addSpacer()
            builder.addImage(width: S(51), height: S(31))
            builder.close()
            builder.close()
        }
        builder.openHeader(spacing: S(8))
        for (role, width) in [(ChildRole.leading, 60.0), (.trailing, 40)] {
            builder.nextChild(is: role)
            builder.addImage(width: S(width), height: S(44))
        }
        builder.nextChild(is: .title)
        builder.addFill()
        builder.close()
        builder.openAdaptiveStack(.width(S(633)), spacing: S(3))
        builder.addFill()
        builder.openAspectRatio(S(2), .fit)
        builder.addFill()
        builder.close()
        builder.close()
        builder.close()
    }

    private let text: PreparedText = {
        let run = TextRun("some words that break where they must", font: ResolvedFont(size: 50.0 / 3))
        return PreparedText(runs: [run], style: ParagraphStyle(), metrics: .fixed)
    }()

    private func context<S: LayoutScalar>(_ type: S.Type) -> LayoutContext<S> {
        var context = LayoutContext<S>(window: .unspecified)
        context.centersRoot = false
        return context
    }

    private func plain(_ width: Double) -> [Rect<Double>] {
        let builder = LayoutTreeBuilder<Double>()
        build(builder)
        let placements = LayoutEngine(builder.finish()).layout(
            ProposedSize(width: width, height: 900), in: context(Double.self))
        return (0..<placements.tree.nodeCount).map { placements.frame(of: NodeID($0)) }
    }

    @Test func oneLayoutTellsARangeOfWidths() {
        let builder = LayoutTreeBuilder<Slope>()
        build(builder)
        let engine = LayoutEngine(builder.finish())
        var width = 420.0
        var pieces = 0
        while width < 900, pieces < 500 {
            let placements = engine.layout(
                ProposedSize(width: Slope.moving(width), height: Slope(900)), in: context(Slope.self))
            let frames = (0..<placements.tree.nodeCount).map { placements.frame(of: NodeID($0)) }
            let reach = min(placements.turns.reach, 900 - width)
            for share in [0.0, 0.3, 0.9] { compare(frames, width, share * reach) }
            width += reach * 1.000_001 + 1e-9
            pieces += 1
        }
        #expect(width >= 900)
        #expect(pieces > 10, "\(pieces) pieces")
    }

    /// Compares frames carried forward with those of a plain layout.
    private func compare(_ frames: [Rect<Slope>], _ width: Double, _ step: Double) {
        for (node, (carried, expected)) in zip(frames, plain(width + step)).enumerated() {
            let pairs = [
                (carried.x, expected.x), (carried.y, expected.y), (carried.width, expected.width),
                (carried.height, expected.height),
            ]
            let isClose = pairs.allSatisfy { abs($0.0.after(step) - $0.1) <= 1e-6 }
            #expect(isClose, "node \(node) at \(width) + \(step)")
        }
    }
}

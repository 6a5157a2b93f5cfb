import Testing
import ViewLayout
import ViewText

typealias Builder = LayoutTreeBuilder<Double>

/// Builds a tree and lays it out at the corner of what its root is offered.
func laidOut(
    _ width: Double?, _ height: Double?, rightToLeft: Bool = false, provider: ContentProvider<Double> = TestProvider(),
    context: LayoutContext<Double> = cornered, _ build: (Builder) -> Void
) -> Placements<Double> {
    engine(rightToLeft: rightToLeft, provider: provider, build)
        .layout(ProposedSize(width: width, height: height), in: context)
}

/// The engine of a tree.
func engine(
    rightToLeft: Bool = false, provider: ContentProvider<Double> = TestProvider(), _ build: (Builder) -> Void
) -> LayoutEngine<Double> {
    let builder = Builder()
    builder.isRightToLeft = rightToLeft
    build(builder)
    return LayoutEngine(builder.finish(), provider: provider)
}

/// No window, and the root at the corner.
let cornered: LayoutContext<Double> = {
    var context = LayoutContext<Double>(window: .unspecified)
    context.centersRoot = false
    return context
}()

extension LayoutTreeBuilder where S == Double {
    /// Adds something of one size.
    @discardableResult
    func box(_ width: Double, _ height: Double) -> NodeID { addImage(width: width, height: height) }

    /// Adds a text of full-size letters ten points wide and lines twenty points high.
    @discardableResult
    func words(_ text: String, lines: Int? = nil, scale: Double = 1) -> NodeID {
        var style = ParagraphStyle()
        if let lines { style.lineLimit = .lines(lines) }
        let run = TextRun(text, font: ResolvedFont(size: 50 * scale / 3))
        return addText(PreparedText(runs: [run], style: style, metrics: .fixed))
    }

    /// Adds a one-line text of a width in whole tens.
    @discardableResult
    func text(_ width: Int, lines: Int? = 1) -> NodeID {
        words(String(repeating: "m", count: width / 10), lines: lines)
    }

    /// Adds a node with what it holds.
    @discardableResult
    func holding(_ node: NodeID, _ content: () -> Void) -> NodeID {
        content()
        close()
        return node
    }

    /// Adds a row.
    @discardableResult
    func row(_ spacing: Double? = nil, _ alignment: Alignment = .center, _ content: () -> Void) -> NodeID {
        holding(openStack(.horizontal, alignment: alignment, spacing: spacing), content)
    }

    /// Adds a column.
    @discardableResult
    func column(_ spacing: Double? = nil, _ alignment: Alignment = .center, _ content: () -> Void) -> NodeID {
        holding(openStack(.vertical, alignment: alignment, spacing: spacing), content)
    }
}

extension Placements<Double> {
    /// Expects a frame, to a millionth of a point.
    func expect(
        _ node: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let frame = frame(of: node)
        let isClose = zip([frame.x, frame.y, frame.width, frame.height], [x, y, width, height])
            .allSatisfy { abs($0 - $1) <= 1e-6 }
        #expect(
            isPlaced(node) && isClose, "stands at \(frame.x) \(frame.y) \(frame.width) \(frame.height)",
            sourceLocation: location)
    }

    /// Expects the root's size, to a millionth of a point.
    func expectSize(_ width: Double, _ height: Double, _ location: SourceLocation = #_sourceLocation) {
        #expect(
            abs(size.width - width) <= 1e-6 && abs(size.height - height) <= 1e-6, "is \(size.width) by \(size.height)",
            sourceLocation: location)
    }
}

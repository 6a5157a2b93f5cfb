import Testing
import ViewBase
import ViewLayout

/// What the provider answers while a tree is laid out: content, guides and layouts.
@Suite struct ProviderTests {
    @Test func aReadersContentIsBuiltForItsSize() {
        let provider = TestProvider()
        var keys: [Size<Double>] = []
        provider.builds[NodeID(1)] = { key, builder in
            guard case .size(let size) = key else { return }
            keys.append(size)
            builder.holding(builder.openFrame(width: size.width / 2, height: size.height / 4)) { builder.addFill() }
            builder.box(5, 5)
        }
        let engine = engine(provider: provider) { builder in
            builder.openPadding(EdgeInsets(10))
            builder.addGeometryReader()
        }
        let first = engine.layout(ProposedSize(width: 120, height: 60), in: cornered)
        let content = first.children(of: NodeID(1))
        #expect(content.count == 2)
        first.expect(NodeID(1), 10, 10, 100, 40)
        first.expect(content[0], 10, 10, 50, 10)
        first.expect(content[1], 10, 10, 5, 5)
        #expect(first.tree.parent(of: content[0]) == NodeID(1))
        let second = engine.layout(ProposedSize(width: 220, height: 60), in: cornered)
        second.expect(second.children(of: NodeID(1))[0], 10, 10, 100, 10)
        #expect(!second.isPlaced(content[0]))
        let third = engine.layout(ProposedSize(width: 120, height: 60), in: cornered)
        #expect(third.children(of: NodeID(1)) == content)
        #expect(keys == [Size(width: 100, height: 40), Size(width: 200, height: 40)])
    }

    @Test func readersInReadersAreBuiltParentsFirst() {
        let provider = TestProvider()
        provider.builds[NodeID(0)] = { _, builder in
            let inner = builder.nextID
            builder.holding(builder.openFrame(width: 40, height: 20)) { builder.addGeometryReader() }
            provider.builds[NodeID(inner.index + 1)] = { key, builder in
                guard case .size(let size) = key else { return }
                builder.box(size.width, size.height)
            }
        }
        let placements = laidOut(100, 100, provider: provider) { $0.addGeometryReader() }
        let frame = placements.children(of: NodeID(0))[0]
        let reader = placements.tree.children(of: frame)[0]
        placements.expect(placements.children(of: reader)[0], 0, 0, 40, 20)
    }

    /// A label that counts what the row beside it hides, in a column of both.
    private func counting(_ provider: TestProvider, labelFirst: Bool, _ builder: Builder) -> (
        row: NodeID, label: NodeID
    ) {
        var row = NodeID(0)
        var label = NodeID(0)
        func addRow() {
            builder.openPadding(EdgeInsets(10, .horizontal))
            row = builder.openRow(spacing: 8)
            for width in [72.0, 96, 64, 88] { builder.box(width, 24) }
            builder.close()
            builder.close()
            provider.builds[row] = { _, builder in builder.box(60, 24) }
        }
        func addLabel() {
            label = builder.addRowReader()
            provider.builds[label] = { key, builder in
                guard case .count(let hidden) = key, hidden > 0 else { return }
                builder.box(Double(hidden), 10)
            }
        }
        builder.column(5, .leading) {
            if labelFirst { addLabel() }
            addRow()
            if !labelFirst { addLabel() }
        }
        builder.link(label, to: row)
        return (row, label)
    }

    @Test(arguments: [true, false])
    func aSiblingReadsARowsCount(_ labelFirst: Bool) {
        let provider = TestProvider()
        var nodes = (row: NodeID(0), label: NodeID(0))
        let engine = engine(provider: provider) { nodes = counting(provider, labelFirst: labelFirst, $0) }
        for (width, hidden) in [(364.0, 0), (363, 1), (320, 2), (159, 4), (364, 0)] {
            let placements = engine.layout(ProposedSize(width: width, height: 400), in: cornered)
            #expect(placements.row(of: nodes.row)?.hiddenCount == hidden)
            let content = placements.children(of: nodes.label)
            #expect(content.count == (hidden > 0 ? 1 : 0), "at \(width)")
            #expect(placements.size.height == (hidden > 0 ? 39 : 24))
            for view in content {
                placements.expect(view, 0, labelFirst ? 0 : 29, Double(hidden), 10)
                placements.expect(nodes.label, 0, labelFirst ? 0 : 29, Double(hidden), 10)
            }
            #expect(placements.drawOrder.contains(where: { content.contains($0) }) == (hidden > 0))
        }
    }

    @Test func anOverlayReadsTheRowUnderIt() {
        let provider = TestProvider()
        provider.builds[NodeID(1)] = { _, builder in builder.box(60, 24) }
        provider.builds[NodeID(6)] = { key, builder in
            guard case .count(let hidden) = key else { return }
            builder.box(Double(10 + hidden), 10)
        }
        let engine = engine(provider: provider) { builder in
            builder.openOverlay(.topTrailing)
            let row = builder.openRow(spacing: 8)
            for width in [72.0, 96, 64, 88] { builder.box(width, 24) }
            builder.close()
            builder.addRowReader(of: row)
        }
        for (width, hidden) in [(344.0, 0), (300, 2), (220, 3)] {
            let placements = engine.layout(ProposedSize(width: width, height: nil), in: cornered)
            let size = Double(10 + hidden)
            placements.expect(placements.children(of: NodeID(6))[0], placements.size.width - size, 0, size, 10)
        }
    }

    @Test func floatingContentReadsTheRowInTheBase() {
        let provider = TestProvider()
        provider.builds[NodeID(1)] = { _, builder in builder.box(60, 24) }
        provider.builds[NodeID(6)] = { key, builder in
            guard case .count(let hidden) = key else { return }
            builder.box(Double(10 + hidden), 10)
        }
        let placements = laidOut(300, 100, provider: provider) { builder in
            builder.openFloating(inset: EdgeInsets(0))
            let row = builder.openRow(spacing: 8)
            for width in [72.0, 96, 64, 88] { builder.box(width, 24) }
            builder.close()
            builder.addRowReader(of: row)
        }
        placements.expect(placements.children(of: NodeID(6))[0], 288, 90, 12, 10)
    }

    @Test func aGuideSeesTheGuidesSetInside() {
        let provider = TestProvider()
        provider.guides[NodeID(1)] = { $0[.bottom] + $0[explicit: VerticalAlignment.center]! }
        let placements = laidOut(nil, nil, provider: provider) { builder in
            builder.row(0, .top) {
                builder.holding(builder.openAlignmentGuide(VerticalAlignment.top, .provider)) {
                    builder.holding(
                        builder.openAlignmentGuide(VerticalAlignment.center, .linear(width: 0, height: 0, constant: 3))
                    ) { builder.box(10, 20) }
                }
                builder.box(10, 50)
            }
        }
        placements.expectSize(20, 73)
        placements.expect(NodeID(3), 0, 0, 10, 20)
        placements.expect(NodeID(4), 10, 23, 10, 50)
    }

    /// A layout that gives every child the widest one's width, and asks for more than it was offered.
    @Test func aLayoutMayMeasureAndPlaceAsItLikes() {
        let provider = TestProvider()
        provider.sizes[NodeID(1)] = { _, subviews in
            let widest = (0..<subviews.count).map { subviews.size($0, .unspecified).width }.max()!
            return Size(width: widest * Double(subviews.count), height: 40)
        }
        provider.placements[NodeID(1)] = { size, _, subviews in
            let share = size.width / Double(subviews.count)
            for index in 0..<subviews.count {
                let dimensions = subviews.dimensions(index, ProposedSize(width: share, height: nil))
                subviews.place(
                    index, at: Point(x: (Double(index) + 0.5) * share, y: 20 - dimensions[VerticalAlignment.center]),
                    anchor: .top,
                    proposal: ProposedSize(width: share, height: nil))
            }
        }
        func build(_ builder: Builder) {
            builder.openFixedSize()
            builder.holding(builder.openCustom()) {
                builder.box(20, 10)
                builder.holding(builder.openGroup()) {
                    builder.row(2) {
                        builder.box(30, 10)
                        builder.addFill()
                    }
                }
            }
        }
        let placements = laidOut(50, 50, provider: provider, build)
        placements.expectSize(84, 40)
        placements.expect(NodeID(2), 11, 15, 20, 10)
        placements.expect(NodeID(4), 42, 15, 42, 10)
        let mirrored = laidOut(50, 50, rightToLeft: true, provider: provider, build)
        mirrored.expect(NodeID(2), 53, 15, 20, 10)
    }

    @Test func layoutsInLayoutsAskEachOther() {
        let provider = TestProvider()
        let depth = 60
        for level in 0..<depth {
            let node = NodeID(level)
            provider.sizes[node] = { proposal, subviews in
                let size = subviews.size(0, proposal)
                return Size(width: size.width + 1, height: size.height)
            }
            provider.placements[node] = { _, proposal, subviews in
                subviews.place(0, at: Point(x: 1, y: 0), proposal: proposal)
            }
        }
        let placements = laidOut(100, 10, provider: provider) { builder in
            for _ in 0..<depth { builder.openCustom() }
            builder.box(10, 10)
        }
        placements.expectSize(70, 10)
        placements.expect(NodeID(depth), 60, 0, 10, 10)
    }
}

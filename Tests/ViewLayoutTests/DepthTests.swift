import Testing
import ViewBase
import ViewLayout

/// Trees of great depth, built, laid out and freed on an ordinary stack.
@Suite struct DepthTests {
    /// A level around what is built inside it.
    enum Level: String, CaseIterable, Sendable {
        case identity, group, frame, flexibleFrame, padding, fixedSize, priority, aspectRatio, offset, position, zIndex
        case edgeGuide, baselineGuide, overlay, background, safeAreaInset, ignoresSafeArea, scroll, row, column, mixed
        case baselineRow, flexible, zstack, viewThatFits, header, wholeItems, adaptive, floating, reader, spacers

        /// Opens the level; what is built next stands in it.
        func open(_ builder: Builder, _ depth: Int) {
            switch self {
            case .identity: builder.openIdentity()
            case .group: builder.openGroup()
            case .frame: builder.openFrame(width: 30)
            case .flexibleFrame: builder.openFlexibleFrame(minWidth: 10, maxWidth: 300)
            case .padding: builder.openPadding(EdgeInsets(1))
            case .fixedSize: builder.openFixedSize(.horizontal)
            case .priority: builder.openLayoutPriority(1)
            case .aspectRatio: builder.openAspectRatio(nil, .fit)
            case .offset: builder.openOffset(x: 1, y: 0)
            case .position: builder.openPosition(x: 10, y: 10)
            case .zIndex: builder.openZIndex(1)
            case .edgeGuide: builder.openAlignmentGuide(.leading, .linear(width: 0, height: 0, constant: 1))
            case .baselineGuide:
                builder.openAlignmentGuide(.lastTextBaseline, .linear(width: 0, height: 1, constant: 0))
            case .overlay: builder.openOverlay(.topLeading)
            case .background: builder.openBackground()
            case .safeAreaInset: builder.openSafeAreaInset(.top, spacing: 0)
            case .ignoresSafeArea: builder.openIgnoresSafeArea()
            case .scroll: builder.openScroll()
            case .row: builder.openStack(.horizontal, spacing: 0)
            case .column: builder.openStack(.vertical)
            default: openContainer(builder, depth)
            }
        }

        private func openContainer(_ builder: Builder, _ depth: Int) {
            switch self {
            case .mixed: builder.openStack(depth % 2 == 0 ? .horizontal : .vertical, spacing: 1)
            case .baselineRow: builder.openStack(.horizontal, alignment: .centerFirstTextBaseline, spacing: 0)
            case .flexible: builder.openStack(depth % 2 == 0 ? .horizontal : .vertical, spacing: 0)
            case .zstack: builder.openZStack(alignment: .bottomTrailing)
            case .viewThatFits: builder.openViewThatFits()
            case .header: builder.openHeader(spacing: 0)
            case .wholeItems: builder.openRow(spacing: 0)
            case .adaptive: builder.openAdaptiveStack(.fit, spacing: 0)
            case .floating: builder.openFloating(inset: EdgeInsets(1))
            case .reader: builder.openGeometryReader()
            default: builder.openStack(.vertical, spacing: 0)
            }
        }

        /// Adds what stands beside the inner level.
        func addSibling(_ builder: Builder) {
            switch self {
            case .overlay, .background, .floating, .safeAreaInset: builder.box(2, 0)
            case .mixed, .zstack, .viewThatFits, .adaptive: builder.box(1, 1)
            case .baselineRow:
                builder.holding(
                    builder.openAlignmentGuide(.firstTextBaseline, .linear(width: 0, height: 0, constant: 4))
                ) { builder.box(1, 5) }
            case .flexible: builder.addFill()
            case .spacers: builder.addSpacer(minLength: 0)
            default: break
            }
        }

        /// A hundred thousand levels for some, and fewer for the others, which debug builds would take long over.
        var depth: Int { self == .padding || self == .mixed ? 100_000 : 10_000 }
    }

    @Test(arguments: Level.allCases)
    func manyLevels(_ level: Level) {
        let depth = level.depth
        let engine = engine { builder in
            for index in 0..<depth {
                if level == .header { builder.nextChild(is: .title) }
                level.open(builder, index)
            }
            if level == .header { builder.nextChild(is: .title) }
            builder.box(24, 24)
            for _ in 0..<depth {
                level.addSibling(builder)
                builder.close()
            }
        }
        let placements = engine.layout(ProposedSize(width: 390, height: 844), in: cornered)
        #expect(placements.size.isFinite)
        #expect(placements.isPlaced(NodeID(depth)))
        #expect(placements.frame(of: NodeID(depth)).size == Size(width: 24, height: 24))
        #expect(placements.drawOrder.count >= 1)
        #expect(engine.counters.sizes <= 12 * depth, "\(engine.counters.sizes)")
    }
}

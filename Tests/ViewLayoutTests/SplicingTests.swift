import Testing
import ViewBase
import ViewLayout

/// A tree with other nodes in the place of a subtree, and what an engine takes over of the one before.
@Suite struct SplicingTests {
    /// Rows in a scroll view, one of which holds as many circles as asked for, with a spacer before them.
    private func tree(circles: Int, fullHeight: Double = 20) -> LayoutTree<Double> {
        let builder = LayoutTreeBuilder<Double>()
        builder.openScroll()
        builder.openStack(.vertical, spacing: 4)
        for row in 0..<50 {
            if row == 20 { add(circles, to: builder) }
            builder.openFrame(width: 100, height: fullHeight)
            builder.openStack(.horizontal)
            builder.addImage(width: Double(row), height: 10)
            builder.addSpacer()
            builder.addFill()
            builder.close()
            builder.close()
        }
        return builder.finish()
    }

    private func add(_ circles: Int, to builder: LayoutTreeBuilder<Double>) {
        builder.openStack(.horizontal, spacing: 2)
        builder.addSpacer()
        for _ in 0..<circles {
            builder.openFrame(width: 8, height: 8)
            builder.addCircle()
            builder.close()
        }
        builder.close()
    }

    /// The stack of circles alone.
    private func part(_ circles: Int) -> LayoutTree<Double> {
        let builder = LayoutTreeBuilder<Double>()
        add(circles, to: builder)
        return builder.finish()
    }

    /// The frames of all nodes, in order.
    private func frames(_ placements: Placements<Double>) -> [Rect<Double>] {
        (0..<placements.tree.nodeCount).map { placements.frame(of: NodeID($0)) }
    }

    private let context = LayoutContext<Double>(window: ProposedSize(width: 200, height: 300))
    private let offer = ProposedSize<Double>(width: 200, height: 300)
    /// The stack of circles: the scroll view, its stack, and twenty rows of five nodes stand before it.
    private let place = NodeID(102)

    @Test(
        "frames are those of a tree built at once, and only what is new and what holds it is measured",
        arguments: [0, 1, 2, 5])
    func replaced(_ circles: Int) throws {
        let old = LayoutEngine(tree(circles: 2))
        _ = old.layout(offer, in: context)
        let spliced = try #require(old.tree.replacing([(place, part(circles))]))
        let engine = LayoutEngine(spliced, after: old)
        let before = engine.counters
        let found = frames(engine.layout(offer, in: context))
        #expect(found == frames(LayoutEngine(tree(circles: circles)).layout(offer, in: context)))
        #expect(engine.counters.sizes - before.sizes <= 8 + circles)
        // Replaced again, also by what was there first.
        let again = try #require(engine.tree.replacing([(place, part(2))]))
        let last = LayoutEngine(again, after: engine).layout(offer, in: context)
        #expect(frames(last) == frames(LayoutEngine(tree(circles: 2)).layout(offer, in: context)))
    }

    @Test("several subtrees are replaced at once, by larger and smaller ones") func several() throws {
        func tree(_ counts: [Int]) -> LayoutTree<Double> {
            let builder = LayoutTreeBuilder<Double>()
            builder.openStack(.vertical)
            for count in counts {
                add(count, to: builder)
                builder.addFill()
            }
            builder.close()
            return builder.finish()
        }
        func frames(_ tree: LayoutTree<Double>) -> [Rect<Double>] {
            self.frames(LayoutEngine(tree).layout(offer, in: context))
        }
        let old = tree([1, 2, 0, 3])
        // The first stack follows the root, and each fill stands before the next stack.
        var places: [NodeID] = []
        var next = 1
        for _ in 0..<4 {
            places.append(NodeID(next))
            next = Int(old.end(of: NodeID(next))) + 1
        }
        let spliced = try #require(old.replacing([(places[0], part(4)), (places[1], part(0)), (places[3], part(3))]))
        #expect(frames(spliced) == frames(tree([4, 0, 0, 3])))
    }

    @Test("what differs elsewhere is not taken over") func elsewhere() {
        let old = LayoutEngine(tree(circles: 2))
        _ = old.layout(offer, in: context)
        for height in [20.0, 25] {
            let engine = LayoutEngine(tree(circles: 3, fullHeight: height), after: old)
            let fresh = LayoutEngine(tree(circles: 3, fullHeight: height))
            #expect(frames(engine.layout(offer, in: context)) == frames(fresh.layout(offer, in: context)))
            // Another offer follows as usual.
            let wide = ProposedSize<Double>(width: 260, height: 300)
            #expect(frames(engine.layout(wide, in: context)) == frames(fresh.layout(wide, in: context)))
        }
    }

    @Test("another rule at the root does not stand in its place") func refused() {
        let engine = LayoutEngine(tree(circles: 2))
        let builder = LayoutTreeBuilder<Double>()
        builder.addFill()
        #expect(engine.tree.replacing([(place, builder.finish())]) == nil)
    }
}

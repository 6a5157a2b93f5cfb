import Testing
import ViewBase
import ViewLayout

/// Explanations tell enough to find each frame again by their numbers alone.
@Suite struct ExplanationTests {
    @Test func everyRulesChildrenStandWhereItsExplanationSays() throws {
        var rules: Set<LayoutRule> = []
        for seed in 0..<400 {
            var random = RandomViews(seed: UInt64(30_000 + seed), budget: 20)
            let environment = random.environment()
            let tree = TestTree(random.view(depth: 5), environment)
            let engine = tree.engine()
            let proposal = ProposedSize(width: random.number(50, 300), height: random.number(50, 300))
            let placements = engine.layout(proposal, in: TestTree.context(environment))
            for index in 0..<placements.tree.nodeCount {
                let node = NodeID(index)
                guard let explanation = engine.explain(node), explanation.container != nil else { continue }
                rules.insert(explanation.rule)
                let child = try #require(explanation.children.first { $0.node == node })
                let frame = placements.frame(of: node)
                #expect(found(child, in: explanation) == frame, "seed \(seed) node \(index) \(explanation.rule)")
                checkStack(explanation, seed)
            }
        }
        #expect(
            rules.isSuperset(of: [
                .identity, .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .aspectRatio, .offset,
                .position, .alignmentGuide, .overlay, .background, .stack, .zstack, .viewThatFits, .header, .row,
                .adaptiveStack, .floating, .scroll, .geometryReader,
            ]))
    }

    /// The frame that the numbers of a child and its container come to.
    private func found(_ child: ExplainedChild<Double>, in explanation: Explanation<Double>) -> Rect<Double> {
        let box = explanation.frame
        let x = explanation.isRightToLeft ? box.width - child.place.x - child.size.width : child.place.x
        return Rect(
            x: box.x + x, y: box.y + child.place.y, width: child.size.width, height: child.size.height)
    }

    /// A stack's children follow each other, and each is offered its part of what is left.
    private func checkStack(_ explanation: Explanation<Double>, _ seed: Int) {
        guard let axis = explanation.axis else { return }
        var place = 0.0
        for child in explanation.children {
            place += child.spacing
            #expect(child.place[axis] == place, "seed \(seed)")
            place += child.size[axis]
        }
        for turn in explanation.turns where turn.left.isFinite {
            let offer = explanation.children[turn.child].offer[axis]
            #expect(abs(offer - max(0, turn.left / Double(turn.waiting))) <= 1e-9, "seed \(seed)")
        }
    }

    /// 75 to 100 points in a row of 150 beside a rigid view of 40: the rigid one is served first.
    @Test func aRowTellsTheOrderInWhichItServes() throws {
        let engine = engine { builder in
            builder.row(10) {
                builder.holding(builder.openFlexibleFrame(minWidth: 75, maxWidth: 100)) { builder.addFill() }
                builder.box(40, 20)
            }
        }
        _ = engine.layout(ProposedSize(width: 150, height: 20), in: cornered)
        let explanation = try #require(engine.explain(NodeID(1)))
        #expect(explanation.turns.map { $0.child } == [1, 0])
        #expect(explanation.turns.map { $0.left } == [140, 100])
        #expect(explanation.turns.map { $0.waiting } == [2, 1])
        #expect(explanation.children.map { $0.least.width } == [75, 40])
        #expect(explanation.children.map { $0.greatest.width } == [100, 40])
        #expect(explanation.children.map { $0.offer.width } == [100, 70])
        #expect(explanation.children.map { $0.place.x } == [0, 110])
        #expect(explanation.children.map { $0.spacing } == [0, 10])
    }

    @Test func whatIsNotPlacedIsNotExplained() {
        let engine = engine { builder in
            builder.holding(builder.openViewThatFits()) {
                builder.box(200, 10)
                builder.box(50, 10)
            }
        }
        _ = engine.layout(ProposedSize(width: 100, height: 20), in: cornered)
        #expect(engine.explain(NodeID(1)) == nil)
        #expect(engine.explain(NodeID(2))?.rule == .viewThatFits)
        #expect(engine.explain(NodeID(0))?.container == nil)
    }
}

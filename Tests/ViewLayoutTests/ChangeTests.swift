import Testing
import ViewBase
import ViewLayout
import ViewText

/// Trees that are changed and laid out again: the outcome is that of a fresh engine, to the last bit.
@Suite struct ChangeTests {
    /// Twenty edits each of two hundred random trees, many of them at other offers and in other windows.
    @Test(arguments: 0..<10)
    func aChangedTreeStandsLikeAFreshOne(_ block: Int) {
        var compared = 0
        for index in 0..<20 {
            let seed = UInt64(block * 20 + index)
            var random = RandomViews(seed: 7_000 + seed, budget: 24)
            var environment = random.environment()
            var view = random.view(depth: 5)
            let tree = TestTree(view, environment)
            let engine = tree.engine()
            var (width, height) = (random.length(), random.length())
            var kept: Placements<Double>?
            for step in 0..<20 {
                if step > 0, random.chance(0.9) {
                    view = random.edited(view, share: random.pick([0.08, 0.08, 0.4]))
                    let changed = TestTree(view, environment)
                    tree.provider.adopt(changed.provider)
                    let isReplaced = engine.replace(NodeID(0), with: changed.builder.finish())
                    #expect(isReplaced, "seed \(seed)")
                }
                if random.chance(0.2) { (width, height) = (random.length(), random.length()) }
                if random.chance(0.1) { environment.keyboardHeight = random.number(0, 150) }
                let context = TestTree.context(environment)
                let proposal = ProposedSize(width: width, height: height)
                let placements = engine.layout(proposal, in: context)
                let fresh = TestTree(view, environment).engine().layout(proposal, in: context)
                guard standAlike(placements, fresh, "seed \(seed) step \(step)\n\(view.outline)"),
                    step % 5 != 4 || standsPlainly(placements, view, environment, tree, width, height, seed)
                else { return }
                if random.chance(0.3) { kept = placements }
                compared += 1
            }
            #expect(kept?.tree === engine.tree)
        }
        #expect(compared == 400)
    }

    /// A stack of rows, in which texts and sizes change one after the other.
    @Test func textsChange() {
        var random = RandomViews(seed: 5)
        var words = (0..<40).map { _ in random.words() }
        var boxes = (0..<40).map { _ in random.number(5, 60) }
        let (engine, texts, images) = list(words, boxes)
        for step in 0..<2_000 {
            let row = Int(random.number(0, 39))
            if random.chance(0.5) {
                words[row] = random.words()
                engine.setText(of: texts[row], prepared(words[row]))
            } else {
                boxes[row] = random.number(5, 60)
                engine.setSize(of: images[row], width: boxes[row], height: 80 - boxes[row])
            }
            if random.chance(0.3) { continue }
            let proposal = ProposedSize<Double>(width: random.pick([200, 200, 200, 120]), height: nil)
            let fresh = list(words, boxes).engine
            guard standAlike(engine.layout(proposal, in: cornered), fresh.layout(proposal, in: cornered), "\(step)")
            else { return }
        }
    }

    /// A badge and a reader follow the items of a row.
    @Test func readersFollowTheRowTheyRead() {
        var random = RandomViews(seed: 9)
        var widths = (0..<8).map { _ in random.number(10, 60) }
        let (engine, items) = readRow(widths)
        for step in 0..<300 {
            let item = Int(random.number(0, 7))
            widths[item] = random.number(10, 60)
            engine.setSize(of: items[item], width: widths[item], height: 20)
            let proposal = ProposedSize(width: random.pick([100, 100, 150, 400]), height: nil)
            let placements = engine.layout(proposal, in: cornered)
            let fresh = readRow(widths).engine.layout(proposal, in: cornered)
            guard standAlike(placements, fresh, "\(step) \(widths)") else { return }
        }
    }

    /// A box that grows in a column which is offered another width at the same time: what stands below moves down by 20
    /// and is as wide as the column now.
    @Test func aChangeAndAnotherWidthGoTogether() {
        var box = NodeID(0)
        var line = NodeID(0)
        let engine = engine { builder in
            builder.column(0) {
                box = builder.box(10, 10)
                line = builder.holding(builder.openFrame(height: 5)) { builder.addFill() }
            }
        }
        engine.layout(ProposedSize(width: 100, height: nil), in: cornered).expect(line, 0, 10, 100, 5)
        engine.setSize(of: box, width: 10, height: 30)
        let placements = engine.layout(ProposedSize(width: 150, height: nil), in: cornered)
        placements.expect(line, 0, 30, 150, 5)
        placements.expect(NodeID(line.raw + 1), 0, 30, 150, 5)
    }

    /// A container that asks a row for shares of what it is offered, but always places it 40 wide: at another width the
    /// row is asked for something else last, and what it holds stands as before.
    @Test func whatWasOnlyAskedMovesNothing() {
        let provider = TestProvider()
        let builder = Builder()
        let container = builder.openCustom()
        builder.row(0) {
            builder.addFill()
            builder.holding(builder.openFrame(height: 20)) { builder.addFill() }
        }
        provider.sizes[container] = { proposal, subviews in
            for width in [proposal.width / 2, 40, proposal.width / 4] {
                _ = subviews.size(0, ProposedSize(width: width, height: 30))
            }
            return Size(width: 100, height: 30)
        }
        provider.placements[container] = { _, _, subviews in
            subviews.place(0, at: .zero, proposal: ProposedSize(width: 40, height: 30))
        }
        let engine = LayoutEngine(builder.finish(), provider: provider)
        for width in [200.0, 300, 200, 500] {
            let placements = engine.layout(ProposedSize(width: width, height: 30), in: cornered)
            placements.expect(NodeID(2), 0, 0, 20, 30)
            placements.expect(NodeID(3), 20, 5, 20, 20)
            placements.expect(NodeID(4), 20, 5, 20, 20)
        }
    }

    @Test func anotherShapeIsRefused() {
        let engine = engine { builder in
            builder.row(4) {
                builder.box(10, 10)
                builder.addSpacer()
            }
        }
        let before = engine.layout(ProposedSize(width: 100, height: 20), in: cornered)
        let column = Builder()
        column.column(4) {
            column.box(20, 10)
            column.addSpacer()
        }
        #expect(!engine.replace(NodeID(0), with: column.finish()))
        let shorter = Builder()
        shorter.row(4) { shorter.box(20, 10) }
        #expect(!engine.replace(NodeID(0), with: shorter.finish()))
        #expect(engine.layout(ProposedSize(width: 100, height: 20), in: cornered).size == before.size)
    }

    /// Placements that someone holds stay as they were.
    @Test func anOutcomeThatIsHeldIsNotWrittenOver() {
        let engine = engine { builder in
            builder.column(0) {
                builder.box(10, 10)
                builder.box(10, 10)
            }
        }
        let proposal = ProposedSize<Double>(width: 100, height: nil)
        let before = engine.layout(proposal, in: cornered)
        engine.setSize(of: NodeID(1), width: 10, height: 30)
        let after = engine.layout(proposal, in: cornered)
        before.expect(NodeID(2), 0, 10, 10, 10)
        after.expect(NodeID(2), 0, 30, 10, 10)
    }

    /// A question about sizes after a change moves nothing in the last outcome.
    @Test func aQuestionMovesNothing() {
        let engine = engine { builder in
            builder.column(0) {
                builder.box(10, 10)
                builder.box(10, 10)
            }
        }
        let proposal = ProposedSize<Double>(width: 100, height: nil)
        let before = engine.layout(proposal, in: cornered)
        engine.setSize(of: NodeID(1), width: 10, height: 30)
        #expect(engine.size(of: NodeID(0), proposal) == Size(width: 10, height: 40))
        before.expect(NodeID(2), 0, 10, 10, 10)
        engine.layout(proposal, in: cornered).expect(NodeID(2), 0, 30, 10, 10)
    }

    private func prepared(_ words: String) -> PreparedText {
        PreparedText(
            runs: [TextRun(words, font: ResolvedFont(size: 50 / 3))], style: ParagraphStyle(), metrics: .fixed)
    }

    private func list(
        _ words: [String], _ boxes: [Double]
    ) -> (engine: LayoutEngine<Double>, texts: [NodeID], images: [NodeID]) {
        var texts: [NodeID] = []
        var images: [NodeID] = []
        let engine = engine { builder in
            builder.column {
                for index in words.indices {
                    builder.holding(builder.openPadding(EdgeInsets(8))) {
                        builder.row(nil, index % 3 == 0 ? .centerFirstTextBaseline : .center) {
                            images.append(builder.box(boxes[index], 80 - boxes[index]))
                            texts.append(builder.words(words[index]))
                            builder.addSpacer()
                            builder.box(20, 10)
                        }
                    }
                }
            }
        }
        return (engine, texts, images)
    }

    private func readRow(_ widths: [Double]) -> (engine: LayoutEngine<Double>, items: [NodeID]) {
        let provider = TestProvider()
        var items: [NodeID] = []
        var ids: [NodeID] = []
        let engine = engine(provider: provider) { builder in
            builder.column(4) {
                builder.box(30, 10)
                let row = builder.openRow(spacing: 4)
                for width in widths { items.append(builder.box(width, 20)) }
                builder.close()
                ids = [row, builder.addRowReader(of: row)]
            }
        }
        provider.builds[ids[0]] = { key, builder in
            if case .count(let hidden) = key { builder.box(Double(10 + hidden), 20) }
        }
        provider.builds[ids[1]] = { key, builder in
            if case .count(let hidden) = key, hidden > 0 { builder.box(Double(5 * hidden), Double(hidden)) }
        }
        return (engine, items)
    }

    /// Whether all nodes stand in both to the last bit.
    private func standAlike(
        _ placements: Placements<Double>, _ fresh: Placements<Double>, _ what: String
    ) -> Bool {
        var differences: [String] = []
        if !same(placements.size.width, fresh.size.width) || !same(placements.size.height, fresh.size.height) {
            differences.append("size \(placements.size), not \(fresh.size)")
        }
        if placements.notices.map({ $0.message }) != fresh.notices.map({ $0.message }) {
            differences.append("notices")
        }
        compare(placements, NodeID(0), fresh, NodeID(0), &differences)
        if placements.drawOrder.count != fresh.drawOrder.count { differences.append("draw order") }
        #expect(differences.isEmpty, "\(what)\n\(differences.joined(separator: "\n"))")
        return differences.isEmpty
    }

    /// Compares two nodes and what they hold; what was built for them may have other ids.
    private func compare(
        _ a: Placements<Double>, _ node: NodeID, _ b: Placements<Double>, _ other: NodeID,
        _ differences: inout [String]
    ) {
        let (own, expected) = (a.frame(of: node), b.frame(of: other))
        let isSame =
            same(own.x, expected.x) && same(own.y, expected.y) && same(own.width, expected.width)
            && same(own.height, expected.height) && a.isPlaced(node) == b.isPlaced(other)
            && a.isHidden(node) == b.isHidden(other) && a.row(of: node) == b.row(of: other)
            && a.axis(of: node) == b.axis(of: other) && a.textLayout(of: node) == b.textLayout(of: other)
        if !isSame { differences.append("\(node.raw) \(a.tree.rule(of: node)) \(own), not \(expected)") }
        let (children, others) = (a.children(of: node), b.children(of: other))
        if children.count != others.count { differences.append("\(node.raw) holds \(children.count)") }
        for (child, other) in zip(children, others) { compare(a, child, b, other, &differences) }
    }

    private func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }

    /// Whether all nodes stand where the plain algorithm puts them, to 1e-9 of a point.
    private func standsPlainly(
        _ placements: Placements<Double>, _ view: TestView, _ environment: TestEnvironment, _ tree: TestTree,
        _ width: Double?, _ height: Double?, _ seed: UInt64
    ) -> Bool {
        let naive = NaiveLayout(environment)
        _ = naive.layout(view, Offer(w: width, h: height))
        for (id, node) in tree.nodes.sorted(by: { $0.value < $1.value }) where !id.contains("badge") {
            guard let expected = naive.frames[id] else { continue }
            let frame = placements.frame(of: node)
            let isClose =
                zip([frame.x, frame.y, frame.width, frame.height], [expected.x, expected.y, expected.w, expected.h])
                .allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-9 }
            #expect(isClose, "seed \(seed) \(id) \(frame), not \(expected)")
            if !isClose { return false }
        }
        return true
    }
}

extension RandomViews {
    /// Some words of full-size letters.
    fileprivate mutating func words() -> String {
        (0..<Int(number(1, 6))).map { _ in String(repeating: "m", count: Int(number(1, 6))) }.joined(separator: " ")
    }
}

import Testing
import ViewLayout

/// The engine against the plain algorithm on random trees: frames agree to 1e-9 of a point.
@Suite struct NaiveComparisonTests {
    @Test(arguments: 0..<10)
    func randomTreesStandWhereThePlainAlgorithmPutsThem(_ block: Int) {
        var compared = 0
        for index in 0..<200 {
            let seed = UInt64(block * 200 + index)
            var random = RandomViews(seed: seed)
            let environment = random.environment()
            let view = random.view(depth: 4)
            let tree = TestTree(view, environment)
            let engine = tree.engine()
            for _ in 0..<3 {
                let (width, height) = (random.length(), random.length())
                guard compare(view, tree, engine, environment, width, height, seed) else { return }
                compared += 1
            }
        }
        #expect(compared == 600)
    }

    /// Stacks of so many children that the order of serving is not found by comparing them.
    @Test(arguments: [33, 64, 65, 300])
    func manyChildrenAreServedInOrder(_ count: Int) {
        var compared = 0
        for seed in 0..<8 {
            var random = RandomViews(seed: UInt64(count * 8 + seed))
            let environment = random.environment()
            let view = random.wideStack(count)
            let tree = TestTree(view, environment)
            let engine = tree.engine()
            for length in [Double(count), Double(12 * count), Double(40 * count)] {
                guard compare(view, tree, engine, environment, length, length, UInt64(seed)) else { return }
                compared += 1
            }
        }
        #expect(compared == 24)
    }

    private func compare(
        _ view: TestView, _ tree: TestTree, _ engine: LayoutEngine<Double>, _ environment: TestEnvironment,
        _ width: Double?, _ height: Double?, _ seed: UInt64
    ) -> Bool {
        let placements = engine.layout(
            ProposedSize(width: width, height: height), in: TestTree.context(environment))
        let naive = NaiveLayout(environment)
        let answer = naive.layout(view, Offer(w: width, h: height))
        var differences: [String] = []
        if !close(answer.w, placements.size.width) || !close(answer.h, placements.size.height) {
            differences.append("size \(placements.size.width) \(placements.size.height), not \(answer)")
        }
        for (id, node) in tree.nodes.sorted(by: { $0.value < $1.value }) {
            let frame = placements.frame(of: node)
            guard let expected = naive.frames[id] else {
                if placements.isPlaced(node), placements.tree.rule(of: node) != .group {
                    differences.append("\(id) is placed")
                }
                continue
            }
            let isClose =
                close(frame.x, expected.x) && close(frame.y, expected.y) && close(frame.width, expected.w)
                && close(frame.height, expected.h)
            if !placements.isPlaced(node) || !isClose {
                differences.append("\(id) \(frame.x) \(frame.y) \(frame.width) \(frame.height), not \(expected)")
            }
        }
        #expect(
            differences.isEmpty,
            "seed \(seed) offer \(width ?? .nan) \(height ?? .nan) \(environment.isRightToLeft)\n\(view.outline)\n\(differences.joined(separator: "\n"))"
        )
        return differences.isEmpty
    }

    private func close(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 }
}

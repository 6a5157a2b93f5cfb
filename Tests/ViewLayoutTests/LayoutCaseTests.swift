import Foundation
import Testing
import ViewBase
import ViewLayout

/// A case of the collection: a tree, an offer, and where everything must stand.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    let id: String
    private let data: Data

    init(_ json: [String: Any]) {
        id = json["id"] as! String
        data = try! JSONSerialization.data(withJSONObject: json)
    }

    var testDescription: String { id }
    var json: [String: Any] { try! JSONSerialization.jsonObject(with: data) as! [String: Any] }

    static let all: [LayoutCase] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/layout-cases.json")
        let json = try! JSONSerialization.jsonObject(with: Data(contentsOf: file)) as! [[String: Any]]
        return json.map { LayoutCase($0) }
    }()
}

@Suite struct LayoutCaseTests {
    @Test func theCollectionIsWhole() {
        #expect(LayoutCase.all.count == 160)
        #expect(Set(LayoutCase.all.map(\.id)).count == 160)
    }

    @Test(arguments: LayoutCase.all)
    func layoutCase(_ layoutCase: LayoutCase) {
        let json = layoutCase.json
        let environment = TestEnvironment(json: json["env"] as? [String: Any] ?? [:])
        let offer = json["proposal"] as! [String: Any]
        let proposal = ProposedSize(width: TestView.number(offer["w"]), height: TestView.number(offer["h"]))
        let tree = TestTree(TestView(json: json["tree"] as! [String: Any]), environment)
        let placements = tree.engine().layout(proposal, in: context(environment, proposal))
        let expected = json["expected"] as! [String: Any]
        let size = (expected["size"] as! [Any]).map { TestView.number($0)! }
        #expect(close(placements.size.width, size[0]), "width \(placements.size.width), not \(size[0])")
        #expect(close(placements.size.height, size[1]), "height \(placements.size.height), not \(size[1])")
        for (id, numbers) in expected["frames"] as! [String: [Any]] {
            guard let node = tree.nodes[id] else {
                Issue.record("\(id) was not built")
                continue
            }
            #expect(placements.isPlaced(node), "\(id)")
            var frame = placements.frame(of: node)
            if let scale = environment.scale { frame = PixelGrid(scale: scale).rounded(frame) }
            let values = numbers.map { TestView.number($0)! }
            let matches = zip([frame.x, frame.y, frame.width, frame.height], values).allSatisfy { close($0, $1) }
            #expect(matches, "\(id) at \(frame.x) \(frame.y) \(frame.width) \(frame.height), not \(values)")
        }
        if let chosen = expected["chosen"] as? String {
            #expect(tree.nodes.filter { $0.key.count == 1 && placements.isPlaced($0.value) }.map(\.key) == [chosen])
        }
        if let shown = expected["shown"] as? Int { #expect(placements.row(of: NodeID(0))?.shownCount == shown) }
        if let order = expected["drawOrder"] as? [String] {
            let names = Dictionary(uniqueKeysWithValues: tree.nodes.map { ($0.value, $0.key) })
            #expect(placements.drawOrder.compactMap { names[$0] }.filter { order.contains($0) } == order)
        }
    }

    private func context(_ environment: TestEnvironment, _ proposal: ProposedSize<Double>) -> LayoutContext<Double> {
        let insets = environment.safeArea
        var context = LayoutContext(
            window: ProposedSize(
                raw: proposal.width + insets.leading + insets.trailing, proposal.height + insets.top + insets.bottom))
        context.safeArea = EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        context.rootInSafeArea = environment.rootInSafeArea
        context.centersRoot = false
        return context
    }

    /// Cases are written with six decimals.
    private func close(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-4 }
}

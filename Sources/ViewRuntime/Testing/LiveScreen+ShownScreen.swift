import ViewIR
import ViewLayout
import ViewText
import ViewTree

extension LiveScreen: ShownScreen {
    func makeScene() -> Scene<Double> {
        let nodes = shownReport("").nodes
        return Scene(
            nodes, nodes.map { $0.frame }, width: window.width, height: window.height, of: self, in: maker)
    }

    func textLayout(of index: Int, in scene: Scene<Double>) -> TextLayout? {
        placements.textLayout(of: scene.nodes[index].id)
    }

    func problem(ofTouching index: Int, at middle: Point<Double>, in scene: Scene<Double>) -> String? {
        guard let hit = hit(at: middle) else { return "nothing takes a tap on \(scene.title(index))" }
        let node = scene.nodes[index].id
        if isInside(hit, node) || isInside(node, hit) { return nil }
        let cover = scene.nodes.indices.last { isInside(hit, scene.nodes[$0].id) }
        return "\(scene.title(index)) is covered" + (cover.map { " by \(scene.title($0))" } ?? "")
    }
}

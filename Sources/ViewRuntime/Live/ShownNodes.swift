import ViewBase
import ViewLayout
import ViewTree

/// What is known of the nodes that a screen shows, and where they stand, so that what changes can be compared with it.
struct ShownNodes {
    let infos: [NodeInfo]
    let nodePlaces: [(node: NodeID, place: PlaceID)]
    let liveNodes: [LiveNode<Double>]
    let looks: [LookOfNode]
    let placements: Placements<Double>

    init(_ maker: ContentMaker<Double>, _ placements: Placements<Double>) {
        infos = maker.infos
        nodePlaces = maker.nodePlaces
        liveNodes = maker.liveNodes
        looks = maker.looks
        self.placements = placements
    }

    /// What a node paints.
    func looks(of node: NodeID) -> [NodeLook] {
        var low = 0
        var high = looks.count
        while low < high {
            let middle = (low + high) / 2
            if looks[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return ShownNodes.looks(of: node, in: looks, from: low)
    }

    /// The looks of a node in a list by node, which begin at an index.
    static func looks(of node: NodeID, in looks: [LookOfNode], from start: Int) -> [NodeLook] {
        var result: [NodeLook] = []
        var index = start
        while index < looks.count, looks[index].node == node {
            result.append(looks[index].look)
            index += 1
        }
        return result
    }
}

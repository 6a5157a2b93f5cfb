import ViewBase
import ViewLayout
import ViewTree

/// What is known of the nodes that a screen shows, and where they stand, so that what changes can be compared with it.
struct ShownNodes {
    let infos: [NodeInfo]
    let nodePlaces: [(node: NodeID, place: PlaceID)]
    let liveNodes: [LiveNode<Double>]
    let placements: Placements<Double>

    init(_ maker: ContentMaker<Double>, _ placements: Placements<Double>) {
        infos = maker.infos
        nodePlaces = maker.nodePlaces
        liveNodes = maker.liveNodes
        self.placements = placements
    }
}

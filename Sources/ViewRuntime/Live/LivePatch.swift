import ViewBase
import ViewLayout
import ViewTree

/// A unit made again: a tree of its own, and what is known of its nodes by their ids in it.
struct LivePatch<S: LayoutScalar> {
    let unit: Int
    /// The node in whose place it stands.
    let node: NodeID
    let tree: LayoutTree<S>
    let infos: [NodeInfo]
    let looks: [LookOfNode]
    let liveNodes: [LiveNode<S>]
    let nodePlaces: [(node: NodeID, place: PlaceID)]
    let deferred: [UInt32: Deferred<S>]
    let namePlaces: [UInt32: NamePlace]
    /// The units made with it; the first is the unit itself.
    let units: Range<Int>
}

import ViewBase
import ViewIR
import ViewLayout

/// An element with all it holds, as a part that can be made again by itself.
struct LiveUnit<S: LayoutScalar> {
    let element: ElementNodeID
    let frame: FrameID
    let entry: Entry<S>
    /// The modifiers around it that are open already.
    let stop: ChainID?
    /// The unit that it stands in; -1 for none.
    let outer: Int32
    /// Its outermost node.
    var node: NodeID
    /// The uses of components made for what it holds.
    var instances: [Range<Int>] = []
    /// Whether it is part of the tree as it is now.
    var isPresent = true
}

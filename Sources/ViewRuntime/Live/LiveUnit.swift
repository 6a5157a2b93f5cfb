import ViewIR
import ViewLayout

/// An element with all it holds, or what a branch, a loop or the use of a component comes to, as a part that can be made
/// again by itself.
struct LiveUnit<S: LayoutScalar> {
    /// What it is made from.
    enum Source {
        case element(ElementNodeID, FrameID, Entry<S>)
        /// What is expanded, and the number of its count.
        case run(ExpansionWork, count: Int32)
    }

    let source: Source
    /// The modifiers around it that are open already.
    var stop: ChainID?
    /// The unit that it stands in; -1 for none.
    let outer: Int32
    /// Its outermost node.
    var node: NodeID
    /// Whether it has nodes: where an empty part is left out, what is in it has none, and is made with what is around it.
    var hasNodes: Bool
    /// The uses of components made for what it holds.
    var instances: [Range<Int>] = []
    /// Whether it is part of the tree as it is now.
    var isPresent = true
}

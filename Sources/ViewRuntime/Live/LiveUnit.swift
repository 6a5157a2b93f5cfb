import ViewIR
import ViewLayout

/// An element with all it holds, or what a branch or loop makes of it, as a part that can be made again by itself.
struct LiveUnit<S: LayoutScalar> {
    /// What it is made from.
    enum Source {
        case element(ElementNodeID, FrameID, Entry<S>)
        /// A branch or loop in a block whose elements are all children of one container.
        case run(ExpansionWork)
    }

    let source: Source
    /// The modifiers around it that are open already.
    var stop: ChainID?
    /// The unit that it stands in; -1 for none.
    let outer: Int32
    /// Its outermost node.
    var node: NodeID
    /// The uses of components made for what it holds.
    var instances: [Range<Int>] = []
    /// Whether it is part of the tree as it is now.
    var isPresent = true
}

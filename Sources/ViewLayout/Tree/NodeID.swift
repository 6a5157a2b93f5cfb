import ViewBase

/// The tag of a layout node's id.
public enum LayoutNodeTag {}

/// A node of a layout tree: ids are dense and ordered by opening, segments included.
public typealias NodeID = ID<LayoutNodeTag>

/// The index of a node where there may be none.
typealias NodeIndex = UInt32

/// The index that stands for no node.
let noNode: NodeIndex = .max

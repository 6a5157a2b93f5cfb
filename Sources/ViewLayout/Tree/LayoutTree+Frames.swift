import ViewBase

extension LayoutTree {
    /// The lengths that a fixed frame gives, nil for one that it leaves to its content; nil for other nodes.
    public func fixedFrame(_ node: NodeID) -> (width: S?, height: S?)? {
        let info = storage.pointee.nodes[node.raw]
        guard info.rule == .frame else { return nil }
        let frame = storage.pointee.frames[info.payload]
        return (frame.width.specified, frame.height.specified)
    }
}

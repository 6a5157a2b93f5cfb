import ViewBase

extension LayoutTree {
    /// The lengths that a fixed frame gives, nil for one that it leaves to its content; nil for other nodes.
    public func fixedFrame(_ node: NodeID) -> (width: S?, height: S?)? {
        let info = storage.pointee.nodes[node.raw]
        guard info.rule == .frame else { return nil }
        let frame = storage.pointee.frames[info.payload]
        return (frame.width.specified, frame.height.specified)
    }

    /// The least and the greatest length that a frame has along an axis, one and the same for a fixed frame; nil for what
    /// it leaves to its content, and for other nodes.
    public func frameLimits(_ node: NodeID, _ axis: Axis) -> (least: S?, most: S?) {
        if let fixed = fixedFrame(node) {
            let length = axis == .horizontal ? fixed.width : fixed.height
            return (length, length)
        }
        let info = storage.pointee.nodes[node.raw]
        guard info.rule == .flexibleFrame else { return (nil, nil) }
        let limits = storage.pointee.flexibleFrames[info.payload][axis]
        return (limits.minimum.specified, limits.maximum.specified)
    }

    /// Whether a node is a scroll view that scrolls along an axis.
    public func scrolls(_ node: NodeID, _ axis: Axis) -> Bool {
        let info = storage.pointee.nodes[node.raw]
        return info.rule == .scroll && storage.pointee.axes[info.payload].has(axis)
    }
}

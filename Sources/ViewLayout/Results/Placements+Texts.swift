import ViewBase
import ViewText

extension Placements {
    /// The lines of a text as it is placed; nil for other nodes.
    public func textLayout(of node: NodeID) -> TextLayout? {
        guard let proposal = textProposal(of: node) else { return nil }
        let payload = tree.storage.pointee.nodes[node.raw].payload
        return tree.storage.pointee.texts[payload].text
            .layout(width: proposal.width.specified?.value, height: proposal.height.specified?.value)
    }
}

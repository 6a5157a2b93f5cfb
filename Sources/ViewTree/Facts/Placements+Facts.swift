import ViewLayout
import ViewText

extension Placements {
    /// What a placed node shows: its text as it is broken and cut, and its facts.
    public func shown(_ node: NodeID, _ info: NodeInfo, isHidden: Bool) -> (text: String?, facts: NodeFacts) {
        shown(node, info, textLayout(of: node), isHidden: isHidden)
    }

    /// The same of a node whose text, if it is one, is laid out already.
    public func shown(
        _ node: NodeID, _ info: NodeInfo, _ layout: TextLayout?, isHidden: Bool
    ) -> (text: String?, facts: NodeFacts) {
        var facts = info.facts
        if let axis = axis(of: node) { facts.isHorizontal = axis == .horizontal }
        if let row = row(of: node) {
            facts.shownCount = row.shownCount
            facts.hiddenCount = row.hiddenCount
            facts.isClipped = row.isClipped
        }
        var text = info.text
        if let layout {
            text = layout.visibleText
            facts.lineCount = layout.lineCount
            facts.isTruncated = layout.isTruncated
        }
        facts.isHidden = facts.isHidden || isHidden
        return (text, facts)
    }
}

import ViewBase
import ViewText
import ViewTree

/// One node of a screen's structure: what it is, what it shows, and where its subtree ends.
public struct OutlineNode: Sendable {
    public let kind: String
    /// The path of the name that the node carries.
    public let name: String?
    public let origin: SourceRange?
    /// What is shown: cut and broken text, a field's value or prompt.
    public private(set) var text: String?
    public private(set) var facts: NodeFacts
    /// What a text was made of; nil for other nodes.
    let prepared: PreparedText?
    /// The index after the last node of the subtree.
    public let end: Int

    /// Whether another node has the same structure. Where a line that is cut is cut belongs to no structure, just as
    /// the length of a frame does not.
    func isSame(as other: OutlineNode) -> Bool {
        kind == other.kind && name == other.name && origin == other.origin && facts == other.facts && end == other.end
            && (text == other.text || facts.isTruncated == true && brokenText == other.brokenText)
    }

    /// The node without what a text says, and without how that is broken and cut.
    var withoutText: OutlineNode {
        var node = self
        node.text = nil
        (node.facts.lineCount, node.facts.isTruncated) = (nil, nil)
        return node
    }

    /// What the node is called by: what a text says, however it is broken and cut; what another node shows.
    var fullText: String? { prepared?.string ?? text }

    /// The text with its line breaks, but for its last line where that is cut.
    var brokenText: String? {
        guard facts.isTruncated == true, let text else { return text }
        guard let last = text.utf8.lastIndex(of: 0x0A) else { return "…" }
        return String(text[...last]) + "…"
    }
}

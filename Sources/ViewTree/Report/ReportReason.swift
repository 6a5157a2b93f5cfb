import ViewBase
import ViewLayout

/// Why a node of a report has its frame: the container that placed it, what that offered and how it shared its space.
public struct ReportReason: Hashable, Sendable {
    /// A child as its container saw it; lengths are `[width, height]` in points.
    public struct Child: Hashable, Sendable {
        /// What the child is: its kind, and its name if it carries one.
        public let label: String
        /// Whether this is the node that is explained, or holds it.
        public let isSelf: Bool
        public let least: Size<Double>
        public let ideal: Size<Double>
        public let greatest: Size<Double>
        public let priority: Double
        /// What was offered; nil for no offer.
        public let offeredWidth: Double?
        public let offeredHeight: Double?
        public let size: Size<Double>
        /// The place in the container, x from its leading edge.
        public let place: Point<Double>
        /// The gap before the child in a stack.
        public let spacing: Double
    }

    /// A turn in which a stack gave a share of what was left.
    public struct Turn: Hashable, Sendable {
        /// The child's position among the children.
        public let child: Int
        public let left: Double
        /// The children of the same priority that still waited, this one included.
        public let waiting: Int
        /// What was offered along the stack, and what was taken of it.
        public let offered: Double
        public let taken: Double
    }

    /// The name of the container's rule.
    public let rule: String
    /// What the container is, as children are told; nil for the root.
    public let container: String?
    public let frame: Rect<Double>
    public let isRightToLeft: Bool
    /// What the container was offered; nil for no offer.
    public let proposedWidth: Double?
    public let proposedHeight: Double?
    public let isHorizontal: Bool?
    public let children: [Child]
    public let turns: [Turn]

    /// The reason that an explanation gives, its nodes told by their infos.
    init(_ explanation: Explanation<Double>, _ infos: [NodeInfo]) {
        rule = explanation.rule.name
        container = explanation.container.map { ReportReason.label($0.index, infos, explanation.rule) }
        frame = explanation.frame
        isRightToLeft = explanation.isRightToLeft
        proposedWidth = explanation.proposal.width.specified
        proposedHeight = explanation.proposal.height.specified
        isHorizontal = explanation.axis.map { $0 == .horizontal }
        let own = explanation.node
        children = explanation.children.map { child in
            Child(
                label: ReportReason.label(child.node.index, infos, nil), isSelf: child.node == own,
                least: child.least, ideal: child.ideal, greatest: child.greatest, priority: child.priority,
                offeredWidth: child.offer.width.specified, offeredHeight: child.offer.height.specified,
                size: child.size, place: child.place, spacing: child.spacing)
        }
        let axis = explanation.axis ?? .horizontal
        turns = explanation.turns.map { turn in
            let child = explanation.children[turn.child]
            return Turn(
                child: turn.child, left: turn.left, waiting: turn.waiting, offered: child.offer[axis],
                taken: child.size[axis])
        }
    }

    private static func label(_ index: Int, _ infos: [NodeInfo], _ rule: LayoutRule?) -> String {
        guard index < infos.count else { return "" }
        let kind = infos[index].kind.isEmpty ? rule?.name ?? "part" : infos[index].kind
        guard let name = infos[index].name else { return kind }
        return kind + " #" + name
    }
}

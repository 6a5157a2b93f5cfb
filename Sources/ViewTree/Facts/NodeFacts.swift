/// What is known of a placed node beside its frame and its text; nil where the fact does not apply.
public struct NodeFacts: Hashable, Sendable {
    /// The direction that an `AdaptiveStack` took.
    public var isHorizontal: Bool?
    /// Whether a control takes input.
    public var isEnabled: Bool?
    /// The lines a text shows.
    public var lineCount: Int?
    /// Whether a text was cut.
    public var isTruncated: Bool?
    /// The items a row of whole items shows.
    public var shownCount: Int?
    /// The items a row of whole items leaves out.
    public var hiddenCount: Int?
    /// Whether content is cut at the node's edge.
    public var isClipped: Bool?
    /// The colour of a colour, shape, text or image.
    public var color: RGBA?
    /// Whether the node is not drawn.
    public var isHidden = false

    public init() {}
}

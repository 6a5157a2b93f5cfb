/// A layout fact of a named element: `#row.hiddenCount`.
public enum FactMember: UInt8, CaseIterable, Hashable, Sendable {
    case frame, size, width, height, minX, midX, maxX, minY, midY, maxY
    case text, fullText, lineCount, isTruncated, hiddenCount, shownCount, isClipped, axis, isEnabled, color
    /// How many elements have the name, in a loop.
    case count
    /// Whether two frames share an area: `#a.overlaps(#b)`.
    case overlaps
    /// Whether a frame holds the other: `#a.contains(#b)`.
    case contains

    /// The name after the dot.
    public var name: String {
        switch self {
        case .frame: "frame"
        case .size: "size"
        case .width: "width"
        case .height: "height"
        case .minX: "minX"
        case .midX: "midX"
        case .maxX: "maxX"
        case .minY: "minY"
        case .midY: "midY"
        case .maxY: "maxY"
        case .text: "text"
        case .fullText: "fullText"
        case .lineCount: "lineCount"
        case .isTruncated: "isTruncated"
        case .hiddenCount: "hiddenCount"
        case .shownCount: "shownCount"
        case .isClipped: "isClipped"
        case .axis: "axis"
        case .isEnabled: "isEnabled"
        case .color: "color"
        case .count: "count"
        case .overlaps: "overlaps"
        case .contains: "contains"
        }
    }

    /// The type of the fact, or of the answer.
    public var type: ValueType {
        switch self {
        case .frame: .vocabulary(.rect)
        case .size: .vocabulary(.size)
        case .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY: .double
        case .text, .fullText: .string
        case .lineCount, .hiddenCount, .shownCount, .count: .int
        case .isTruncated, .isClipped, .isEnabled, .overlaps, .contains: .bool
        case .axis: .vocabulary(.axis)
        case .color: .vocabulary(.color)
        }
    }

    /// Whether it takes another name in parentheses.
    public var takesName: Bool { self == .overlaps || self == .contains }

    /// Whether it belongs to the place itself; other facts come from the first element at or below that has them.
    public var isGeometric: Bool { rawValue <= FactMember.maxY.rawValue || takesName }

    /// Whether content may read it, where it cannot feed back; tests may read every fact.
    public var isReadableInContent: Bool { self == .hiddenCount || self == .shownCount }
}

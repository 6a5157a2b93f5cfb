/// A line in a view by which containers align: one of the built-in ones, or one of a tree's own.
public struct AlignmentGuide: Hashable, Sendable {
    /// 0 to 7 are built in; the tree's own follow.
    let number: UInt16

    init(_ number: UInt16) { self.number = number }

    public static let leading = AlignmentGuide(0)
    public static let centerHorizontal = AlignmentGuide(1)
    public static let trailing = AlignmentGuide(2)
    public static let top = AlignmentGuide(3)
    public static let centerVertical = AlignmentGuide(4)
    public static let bottom = AlignmentGuide(5)
    public static let firstTextBaseline = AlignmentGuide(6)
    public static let lastTextBaseline = AlignmentGuide(7)

    /// The number of the first guide that is not built in.
    static let firstCustom: UInt16 = 8

    /// Whether this is an edge or the centre, whose place every box knows; containers do not pass these on.
    var isEdge: Bool { number < 6 }

    /// The flag of views that may give the guide explicitly.
    var flag: NodeFlags { isEdge ? .edgeGuides : .lineGuides }

    /// The bit of a horizontal line of the tree's own.
    static let verticalBit: UInt16 = 0x8000

    /// Whether this guide is one of the tree's own.
    var isCustom: Bool { number >= AlignmentGuide.firstCustom }

    /// Whether this is a horizontal line, whose place is a y.
    var isVertical: Bool { isCustom ? number >= AlignmentGuide.verticalBit : number >= AlignmentGuide.top.number }

    /// The place of the guide in the tree's own list.
    var customIndex: Int { Int(number & ~AlignmentGuide.verticalBit) - Int(AlignmentGuide.firstCustom) }
}

/// A vertical line, by which views stand below each other.
public struct HorizontalAlignment: Hashable, Sendable {
    public let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.centerHorizontal)
    public static let trailing = HorizontalAlignment(.trailing)
}

/// A horizontal line, by which views stand beside each other.
public struct VerticalAlignment: Hashable, Sendable {
    public let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.centerVertical)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

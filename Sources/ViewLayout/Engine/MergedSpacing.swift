/// Spacing preferences that were merged shortly before, so that the rows of a list merge theirs once.
struct MergedSpacing {
    /// Which preferences of the second are merged into the first.
    enum Part: UInt8 {
        /// All of them.
        case everywhere
        /// Those across a stack's axis.
        case acrossHorizontal
        case acrossVertical
        /// Those at the end of a stack, in place of the first's.
        case endOfHorizontal
        case endOfVertical

        /// The part that a stack along an axis merges of each child, or another container of all.
        static func across(_ axis: Axis?) -> Part {
            switch axis {
            case .horizontal: .acrossHorizontal
            case .vertical: .acrossVertical
            case nil: .everywhere
            }
        }

        static func end(_ axis: Axis) -> Part { axis == .horizontal ? .endOfHorizontal : .endOfVertical }
    }

    var first: UInt32 = noNode
    var second: UInt32 = noNode
    var part = Part.everywhere
    var result: UInt32 = 0

    /// How many are remembered.
    static var count: Int { 32 }

    /// Where the outcome of a merger is remembered.
    static func place(_ first: UInt32, _ second: UInt32, _ part: Part) -> UInt32 {
        (first &* 7 &+ second &* 3 &+ UInt32(part.rawValue)) & UInt32(count - 1)
    }
}

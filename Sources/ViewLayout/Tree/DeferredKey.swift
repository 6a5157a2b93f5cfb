/// What a deferred segment was built for.
public enum DeferredKey<S: LayoutScalar>: Sendable {
    /// The number of a row's items that are not shown.
    case count(Int)
    /// The size of a geometry reader.
    case size(Size<S>)

    /// The key reduced to bits, by which segments are found again.
    var bits: SegmentKey {
        switch self {
        case .count(let count): SegmentKey(first: UInt64(truncatingIfNeeded: count), second: 0)
        case .size(let size): SegmentKey(first: size.width.bits, second: size.height.bits)
        }
    }
}

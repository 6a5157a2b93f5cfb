/// Finds the boundaries of grapheme clusters, one scalar after the other, by the rules of UAX #29.
struct ClusterBreaker {
    private var previous = ClusterClass.control
    /// The class of the last scalar that does not extend a pictograph, and whether the rest fits rule GB11.
    private var isAfterPictograph = false
    private var isAfterJoinedPictograph = false
    /// How much of a conjunct (rule GB9c) stands before: nothing, a consonant, or a consonant with a linker.
    private var conjunct: UInt8 = 0
    private var isAfterOddRegional = false

    /// Whether a boundary stands before the next scalar, whose class is given.
    mutating func isBoundary(before next: ClusterClass) -> Bool {
        if previous == .other && next == .other { return true }
        let result = rules(next)
        advance(next)
        return result
    }

    private func rules(_ next: ClusterClass) -> Bool {
        switch (previous, next) {
        case (.carriageReturn, .lineFeed): false
        case (.control, _), (.carriageReturn, _), (.lineFeed, _): true
        case (_, .control), (_, .carriageReturn), (_, .lineFeed): true
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): false
        case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT): false
        case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false
        case (_, .extend), (_, .joiner), (_, .nonJoiner), (_, .linker), (_, .spacingMark): false
        case (.prepend, _): false
        case (_, .consonant): conjunct != 2
        case (.joiner, .pictographic): !isAfterJoinedPictograph
        case (.regional, .regional): !isAfterOddRegional
        default: true
        }
    }

    private mutating func advance(_ next: ClusterClass) {
        isAfterJoinedPictograph = isAfterPictograph && next == .joiner
        switch next {
        case .pictographic: isAfterPictograph = true
        case .extend, .linker, .nonJoiner: break
        default: isAfterPictograph = false
        }
        switch next {
        case .consonant: conjunct = 1
        case .linker: conjunct = conjunct == 0 ? 0 : 2
        case .extend, .joiner: break
        default: conjunct = 0
        }
        isAfterOddRegional = next == .regional && !(previous == .regional && isAfterOddRegional)
        previous = next
    }
}

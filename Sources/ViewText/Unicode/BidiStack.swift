/// The directional status stack of rules X1 to X8.
struct BidiStack {
    private struct Entry {
        let level: UInt8
        let override: BidiClass?
        let isIsolate: Bool
    }

    /// No level is higher (BD2).
    private static let deepest: UInt8 = 125

    private var entries: [Entry]
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0
    private var isolates = 0

    init(base: UInt8) { entries = [Entry(level: base, override: nil, isIsolate: false)] }

    var level: UInt8 { entries[entries.count - 1].level }
    /// The class all scalars have inside an override.
    var override: BidiClass? { entries[entries.count - 1].override }

    /// The next higher level of a direction.
    private func next(isRightToLeft: Bool) -> UInt8 { isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1 }

    mutating func pushEmbedding(_ initiator: BidiClass) {
        let isRight = initiator == .rightEmbedding || initiator == .rightOverride
        let level = next(isRightToLeft: isRight)
        guard level <= BidiStack.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
            if overflowingIsolates == 0 { overflowingEmbeddings += 1 }
            return
        }
        let override: BidiClass? =
            switch initiator {
            case .leftOverride: .left
            case .rightOverride: .right
            default: nil
            }
        entries.append(Entry(level: level, override: override, isIsolate: false))
    }

    mutating func pushIsolate(isRightToLeft: Bool) {
        let level = next(isRightToLeft: isRightToLeft)
        guard level <= BidiStack.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
            overflowingIsolates += 1
            return
        }
        isolates += 1
        entries.append(Entry(level: level, override: nil, isIsolate: true))
    }

    mutating func popEmbedding() {
        if overflowingIsolates > 0 { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if entries.count > 1 && !entries[entries.count - 1].isIsolate {
            entries.removeLast()
        }
    }

    mutating func popIsolate() {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
            return
        }
        if isolates == 0 { return }
        overflowingEmbeddings = 0
        while !entries[entries.count - 1].isIsolate { entries.removeLast() }
        entries.removeLast()
        isolates -= 1
    }
}

/// An isolating run sequence: scalars of one level that rules treat as if they stood together.
struct BidiSequence {
    let level: UInt8
    /// The direction at the start: that of the higher of the levels there.
    let start: BidiClass
    /// The higher of the levels at the end.
    var after: UInt8
    var indices: [Int] = []

    init(level: UInt8, before: UInt8) {
        self.level = level
        start = BidiClass.direction(of: max(level, before))
        after = level
    }

    /// The direction at the end.
    var end: BidiClass { BidiClass.direction(of: after) }
}

extension BidiClass {
    /// The direction of a level.
    static func direction(of level: UInt8) -> BidiClass { level % 2 == 0 ? .left : .right }

    var isIsolateInitiator: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstStrongIsolate }

    /// A neutral or an isolate's end (NI in the rules).
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whiteSpace, .neutral, .popIsolate: true
        default: isIsolateInitiator
        }
    }
}

/// Finds the embedding level of every scalar of a paragraph by UAX #9; an odd level runs from right to left.
struct BidiResolver {
    private let original: [BidiClass]
    private let scalars: [TextScalar]
    private let base: UInt8
    private(set) var levels: [UInt8]
    /// The classes as rules change them; a scalar that rule X9 removes is `boundaryNeutral`.
    private var classes: [BidiClass]
    /// The isolate initiator of each pop isolate and the other way round; -1 where there is none.
    private var matches: [Int]

    /// The level of every scalar of a paragraph whose own level is `base`.
    static func levels(_ scalars: [TextScalar], base: UInt8) -> [UInt8] {
        var resolver = BidiResolver(scalars, base: base)
        resolver.matchIsolates()
        resolver.findExplicitLevels()
        for sequence in resolver.isolatingRuns() {
            var rules = BidiRules(sequence, resolver.classes, resolver.original, scalars)
            rules.resolve()
            for place in sequence.indices.indices {
                resolver.levels[sequence.indices[place]] = rules.level(place)
            }
        }
        return resolver.levels
    }

    private init(_ scalars: [TextScalar], base: UInt8) {
        self.scalars = scalars
        self.base = base
        original = scalars.map { $0.properties.bidiClass }
        classes = original
        levels = Array(repeating: base, count: scalars.count)
        matches = Array(repeating: -1, count: scalars.count)
    }

    /// BD9: pairs isolate initiators with the pop isolates that end them.
    private mutating func matchIsolates() {
        var open: [Int] = []
        for index in original.indices {
            if original[index].isIsolateInitiator {
                open.append(index)
            } else if original[index] == .popIsolate, let initiator = open.popLast() {
                matches[index] = initiator
                matches[initiator] = index
            }
        }
    }

    /// P2 and P3: whether the first strong scalar of an isolate is of a right-to-left script.
    private func isRightToLeft(isolateAt initiator: Int) -> Bool {
        let end = matches[initiator] < 0 ? original.count : matches[initiator]
        var index = initiator + 1
        while index < end {
            switch original[index] {
            case .left: return false
            case .right, .arabicLetter: return true
            default: break
            }
            index = original[index].isIsolateInitiator && matches[index] >= 0 ? matches[index] + 1 : index + 1
        }
        return false
    }

    /// X1 to X9: the levels embeddings, overrides and isolates ask for.
    private mutating func findExplicitLevels() {
        var stack = BidiStack(base: base)
        for index in original.indices {
            switch original[index] {
            case .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride:
                levels[index] = stack.level
                classes[index] = .boundaryNeutral
                stack.pushEmbedding(original[index])
            case .leftIsolate, .rightIsolate, .firstStrongIsolate:
                place(index, stack)
                let isRight = original[index] == .firstStrongIsolate && isRightToLeft(isolateAt: index)
                stack.pushIsolate(isRightToLeft: isRight || original[index] == .rightIsolate)
            case .popIsolate:
                stack.popIsolate()
                place(index, stack)
            case .popFormat:
                levels[index] = stack.level
                classes[index] = .boundaryNeutral
                stack.popEmbedding()
            case .boundaryNeutral:
                levels[index] = stack.level
            case .paragraphSeparator:
                levels[index] = base
            default:
                place(index, stack)
            }
        }
    }

    /// Gives a scalar the present level and override.
    private mutating func place(_ index: Int, _ stack: BidiStack) {
        levels[index] = stack.level
        if let override = stack.override { classes[index] = override }
    }

    /// X10: stretches of one level, those around an isolate joined, each with the directions at its ends.
    private func isolatingRuns() -> [BidiSequence] {
        let kept = classes.indices.filter { classes[$0] != .boundaryNeutral }
        var sequences: [BidiSequence] = []
        /// The sequence each isolate initiator with a match ends for now.
        var waiting = Array(repeating: -1, count: classes.count)
        var start = 0
        while start < kept.count {
            var end = start + 1
            while end < kept.count && levels[kept[end]] == levels[kept[start]] { end += 1 }
            let first = kept[start]
            var number = matches[first] >= 0 && original[first] == .popIsolate ? waiting[matches[first]] : -1
            if number < 0 {
                number = sequences.count
                let before = start == 0 ? base : levels[kept[start - 1]]
                sequences.append(BidiSequence(level: levels[first], before: before))
            }
            sequences[number].indices += kept[start..<end]
            let last = kept[end - 1]
            if original[last].isIsolateInitiator {
                sequences[number].after = max(base, levels[last])
                waiting[last] = matches[last] >= 0 ? number : -1
            } else {
                sequences[number].after = max(end == kept.count ? base : levels[kept[end]], levels[last])
            }
            start = end
        }
        return sequences
    }
}

/// The rules of UAX #9 that look at one isolating run sequence: weak types, brackets, neutrals and levels.
struct BidiRules {
    private let sequence: BidiSequence
    private let original: [BidiClass]
    private let scalars: [TextScalar]
    private var types: [BidiClass]

    init(_ sequence: BidiSequence, _ classes: [BidiClass], _ original: [BidiClass], _ scalars: [TextScalar]) {
        self.sequence = sequence
        self.original = sequence.indices.map { original[$0] }
        self.scalars = sequence.indices.map { scalars[$0] }
        types = sequence.indices.map { classes[$0] }
    }

    /// Resolves every type to L, R, EN or AN.
    mutating func resolve() {
        resolveMarks()
        resolveNumbers()
        resolveSeparators()
        resolveBrackets()
        resolveNeutrals()
    }

    /// I1 and I2: the level of a resolved type.
    func level(_ place: Int) -> UInt8 {
        let level = sequence.level
        return switch types[place] {
        case .right: level % 2 == 0 ? level + 1 : level
        case .left: level % 2 == 0 ? level : level + 1
        default: level % 2 == 0 ? level + 2 : level + 1
        }
    }

    /// W1: a mark is as what it stands on.
    private mutating func resolveMarks() {
        var previous = sequence.start
        for place in types.indices {
            if types[place] == .nonspacingMark { types[place] = previous }
            let isIsolate = types[place].isIsolateInitiator || types[place] == .popIsolate
            previous = isIsolate ? .neutral : types[place]
        }
    }

    /// W2 and W3: numbers after Arabic letters, then Arabic letters are right-to-left ones.
    private mutating func resolveNumbers() {
        var strong = sequence.start
        for place in types.indices {
            switch types[place] {
            case .left, .right, .arabicLetter: strong = types[place]
            case .europeanNumber where strong == .arabicLetter: types[place] = .arabicNumber
            default: break
            }
        }
        for place in types.indices where types[place] == .arabicLetter { types[place] = .right }
    }

    /// W4 to W7: separators and signs belong to the numbers beside them; numbers after L are L.
    private mutating func resolveSeparators() {
        for place in types.indices.dropFirst().dropLast() {
            let number = types[place - 1]
            guard types[place + 1] == number else { continue }
            switch (types[place], number) {
            case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
                (.commonSeparator, .arabicNumber):
                types[place] = number
            default: break
            }
        }
        resolveTerminators()
        var strong = sequence.start
        for place in types.indices {
            switch types[place] {
            case .left, .right: strong = types[place]
            case .europeanNumber where strong == .left: types[place] = .left
            case .europeanSeparator, .europeanTerminator, .commonSeparator: types[place] = .neutral
            default: break
            }
        }
    }

    /// W5: signs beside a European number are part of it.
    private mutating func resolveTerminators() {
        var place = 0
        while place < types.count {
            guard types[place] == .europeanTerminator else {
                place += 1
                continue
            }
            var end = place
            while end < types.count && types[end] == .europeanTerminator { end += 1 }
            let touches =
                place > 0 && types[place - 1] == .europeanNumber || end < types.count && types[end] == .europeanNumber
            if touches { for inside in place..<end { types[inside] = .europeanNumber } }
            place = end
        }
    }

    /// N0: a pair of brackets has the direction of what it holds, or of what stands before it.
    private mutating func resolveBrackets() {
        let embedding = BidiClass.direction(of: sequence.level)
        for pair in bracketPairs() {
            var found: BidiClass?
            for place in pair.open + 1..<pair.close {
                guard let strong = strength(place) else { continue }
                found = strong
                if strong == embedding { break }
            }
            guard let inside = found else { continue }
            let direction = inside == embedding || context(before: pair.open) == embedding ? embedding : inside
            setBracket(pair.open, direction)
            setBracket(pair.close, direction)
        }
    }

    /// The direction of a strong type; numbers count as R.
    private func strength(_ place: Int) -> BidiClass? {
        switch types[place] {
        case .left: .left
        case .right, .europeanNumber, .arabicNumber: .right
        default: nil
        }
    }

    /// The direction of the last strong type before a place.
    private func context(before place: Int) -> BidiClass {
        for earlier in (0..<place).reversed() {
            if let strong = strength(earlier) { return strong }
        }
        return sequence.start
    }

    /// Gives a bracket, and the marks on it, a direction.
    private mutating func setBracket(_ place: Int, _ direction: BidiClass) {
        types[place] = direction
        var next = place + 1
        while next < types.count && original[next] == .nonspacingMark {
            types[next] = direction
            next += 1
        }
    }

    /// BD16: the pairs of brackets in the order of their openers.
    private func bracketPairs() -> [(open: Int, close: Int)] {
        var pairs: [(open: Int, close: Int)] = []
        var open: [(closer: UInt32, place: Int)] = []
        for place in types.indices where types[place] == .neutral {
            switch BidiBracket(scalars[place].value) {
            case .opener(let closer):
                if open.count == 63 { return [] }
                open.append((closer, place))
            case .closer(let closer):
                guard let match = open.lastIndex(where: { $0.closer == closer }) else { continue }
                pairs.append((open[match].place, place))
                open.removeLast(open.count - match)
            case nil: break
            }
        }
        return pairs.sorted { $0.open < $1.open }
    }

    /// N1 and N2: neutrals between two of one direction take it, others the level's.
    private mutating func resolveNeutrals() {
        var place = 0
        while place < types.count {
            guard types[place].isNeutral else {
                place += 1
                continue
            }
            var end = place
            while end < types.count && types[end].isNeutral { end += 1 }
            let before = place == 0 ? sequence.start : strength(place - 1)
            let after = end == types.count ? sequence.end : strength(end)
            let direction = before == after ? before ?? .left : BidiClass.direction(of: sequence.level)
            for inside in place..<end { types[inside] = direction }
            place = end
        }
    }
}

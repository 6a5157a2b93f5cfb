/// How many keys are sorted: digit by digit of their numbers, from the lowest on, each pass leaving those of one digit in
/// the order of the pass before.
///
/// The work grows like the keys and does not depend on their order; comparing many keys in no order would cost more than
/// all the rest of serving their children. The order is that of objc.io 2020-11-10, as `comesBefore` says it.
extension LayoutEngine {
    /// Sorts the keys as `comesBefore` says, by what counts least first.
    func sortByDigits() {
        let keys = state.pointee.keys
        var isPrioritized = false
        var isEndless = false
        for index in 0..<keys.count {
            if keys[index].priority != keys[0].priority { isPrioritized = true }
            if !keys[index].flexibility.isFinite { isEndless = true }
        }
        if isEndless { sortByDigits { $0.flexibility.isFinite ? 0 : ~rank($0.least.value) } }
        sortByDigits { rank($0.flexibility.value) }
        if isPrioritized { sortByDigits { ~rank($0.priority) } }
    }

    /// A whole number whose order is that of the given numbers; both zeros are the same.
    @inline(__always)
    private func rank(_ number: Double) -> UInt64 {
        let bits = (number + 0).bitPattern
        return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    }

    /// Sorts the keys by one number.
    @inline(__always)
    private func sortByDigits(_ number: (ServingKey<S>) -> UInt64) {
        let keys = state.pointee.keys
        let ranked = state.pointee.ranked.renewed(keys.count)
        var least = UInt64.max
        var greatest: UInt64 = 0
        for index in 0..<keys.count {
            let rank = number(keys[index])
            least = min(least, rank)
            greatest = max(greatest, rank)
            (ranked + index).initialize(to: RankedKey(rank: rank, index: UInt32(truncatingIfNeeded: index)))
        }
        if least == greatest { return }
        for index in 0..<keys.count { ranked[index].rank &-= least }
        sortRanked(upTo: greatest - least)
        let order = state.pointee.ranked
        let sorted = state.pointee.spareKeys.renewed(keys.count)
        for index in 0..<keys.count { (sorted + index).initialize(to: keys[order[index].index]) }
        swap(&state.pointee.keys, &state.pointee.spareKeys)
    }

    /// Sorts the ranked keys, whose greatest rank is given.
    ///
    /// The highest digit, of which there are as many as keys, tells most of them apart. Those that it does not are moved
    /// past each other, unless they are many, which the lower digits then sort.
    private func sortRanked(upTo greatest: UInt64) {
        let count = state.pointee.ranked.count
        let width = min(14, Int.bitWidth - count.leadingZeroBitCount)
        let bits = UInt64.bitWidth - greatest.leadingZeroBitCount
        let lowest = max(0, bits - width)
        sortRanked(byDigitsOf: width, from: lowest, to: bits)
        if lowest > 0, !insertRanked(movingAtMost: count) { sortRanked(byDigitsOf: width, from: 0, to: bits) }
    }

    /// Sorts the ranked keys by some bits of their ranks: at each digit counts those of each value, and moves them to
    /// where those of lesser values end.
    private func sortRanked(byDigitsOf width: Int, from lowest: Int, to end: Int) {
        let count = state.pointee.ranked.count
        let mask = UInt64(1 << width - 1)
        for shift in stride(from: lowest, to: end, by: width) {
            let ranked = state.pointee.ranked.base
            let sorted = state.pointee.spareRanked.renewed(count)
            let places = state.pointee.digitPlaces.renewed(1 << width)
            places.initialize(repeating: 0, count: 1 << width)
            for index in 0..<count {
                places[Int(truncatingIfNeeded: ranked[index].rank &>> UInt64(shift) & mask)] &+= 1
            }
            var place: UInt32 = 0
            for digit in 0..<1 << width {
                let next = place &+ places[digit]
                places[digit] = place
                place = next
            }
            for index in 0..<count {
                let digit = Int(truncatingIfNeeded: ranked[index].rank &>> UInt64(shift) & mask)
                (sorted + Int(places[digit])).initialize(to: ranked[index])
                places[digit] &+= 1
            }
            swap(&state.pointee.ranked, &state.pointee.spareRanked)
        }
    }

    /// Sorts ranked keys that nearly are; false, with the rest left as it is, once more moves were needed than allowed.
    private func insertRanked(movingAtMost allowance: Int) -> Bool {
        let ranked = state.pointee.ranked
        var left = allowance
        for index in 1..<ranked.count where ranked[index].rank < ranked[index - 1].rank {
            let key = ranked[index]
            var place = index
            while place > 0, ranked[place - 1].rank > key.rank {
                ranked[place] = ranked[place - 1]
                place -= 1
                left -= 1
            }
            ranked[place] = key
            if left < 0 { return false }
        }
        return true
    }
}

/// A key while many are sorted by a whole number.
struct RankedKey {
    var rank: UInt64
    /// Where the key stands among those that are sorted.
    let index: UInt32
}

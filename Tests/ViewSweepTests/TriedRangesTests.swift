import Testing

@testable import ViewSweep

@Suite struct TriedRangesTests {
    private func ranges(_ limits: [(Double, Double)]) -> TriedRanges {
        var ranges = TriedRanges()
        for (from, to) in limits { ranges.add(from: from, to: to) }
        return ranges
    }

    @Test func rangesThatMeetAreOne() {
        #expect(ranges([(5, 7), (1, 2), (2, 3)]).ranges == [1...3, 5...7])
        #expect(ranges([(1, 2), (5, 7), (2, 6)]).ranges == [1...7])
        #expect(ranges([]).isEmpty)
    }

    @Test func whatLiesBelowAValue() {
        #expect(ranges([(1, 3), (5, 7)]).below(6).ranges == [1...3, 5...6])
        #expect(ranges([(1, 3), (5, 7)]).below(1).isEmpty)
    }

    @Test func rangesOfTwo() {
        var joined = ranges([(1, 3)])
        joined.join(ranges([(2, 4), (8, 9)]))
        #expect(joined.ranges == [1...4, 8...9])
    }
}

/// Where values were tried one by one, so that what lies between them is not known: ranges in order, apart from each
/// other.
public struct TriedRanges: Hashable, Sendable {
    public private(set) var ranges: [ClosedRange<Double>] = []

    public var isEmpty: Bool { ranges.isEmpty }

    /// Takes in a range.
    mutating func add(from: Double, to: Double) {
        var (from, to) = (from, to)
        var apart: [ClosedRange<Double>] = []
        for range in ranges {
            if range.lowerBound <= to, from <= range.upperBound {
                (from, to) = (min(from, range.lowerBound), max(to, range.upperBound))
            } else {
                apart.append(range)
            }
        }
        let index = apart.firstIndex { $0.lowerBound > from } ?? apart.count
        apart.insert(from...to, at: index)
        ranges = apart
    }

    /// Takes in all ranges of others.
    mutating func join(_ other: TriedRanges) {
        for range in other.ranges { add(from: range.lowerBound, to: range.upperBound) }
    }

    /// The parts below a value.
    func below(_ value: Double) -> TriedRanges {
        var result = TriedRanges()
        for range in ranges where range.lowerBound < value {
            result.add(from: range.lowerBound, to: min(value, range.upperBound))
        }
        return result
    }
}

/// A map from numbers to numbers, for names and ids of which a table holds few.
///
/// Open addressing in one array: smaller than a dictionary, and it needs nothing made at run time before it serves.
public struct NumberMap: Sendable {
    /// A key plus one and its value beside each other; a key of 0 is a free place.
    private var slots: [UInt32] = []
    /// The number of keys.
    public private(set) var count = 0

    public init() {}

    /// The value of a key.
    public func find(_ key: UInt32) -> Int? {
        guard count > 0 else { return nil }
        let slot = probe(key)
        return slots[slot] == 0 ? nil : Int(slots[slot + 1])
    }

    /// Gives a key, which is less than the greatest number, its value.
    public mutating func set(_ key: UInt32, _ value: Int) {
        if count * 4 >= slots.count { grow() }
        let slot = probe(key)
        if slots[slot] == 0 { count += 1 }
        slots[slot] = key + 1
        slots[slot + 1] = UInt32(value)
    }

    /// The place of a key, or the free one where it belongs.
    private func probe(_ key: UInt32) -> Int {
        let mask = slots.count / 2 - 1
        var place = Int((key &* 2_654_435_769) >> 8) & mask
        while slots[place * 2] != 0, slots[place * 2] != key + 1 { place = (place + 1) & mask }
        return place * 2
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt32](repeating: 0, count: max(16, old.count * 2))
        for slot in stride(from: 0, to: old.count, by: 2) where old[slot] != 0 {
            let place = probe(old[slot] - 1)
            slots[place] = old[slot]
            slots[place + 1] = old[slot + 1]
        }
    }
}

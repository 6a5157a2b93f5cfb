/// Damage to bytes as a seed decides it: some changed, cut out, doubled, moved, or set to an extreme.
public struct Mutation {
    private var state: UInt64

    public init(seed: UInt64) { state = seed &* 2 &+ 1 }

    /// A number below a bound, by a linear congruential generator (Knuth's MMIX).
    private mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, bound)
    }

    /// Some bytes with one to four faults.
    public mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 4) {
            let start = number(below: bytes.count)
            let end = min(bytes.count, start + 1 + number(below: 1 + number(below: 40)))
            switch number(below: 7) {
            case 0 where start < end: bytes[start] = UInt8(number(below: 256))
            case 1 where start < end: bytes[start] ^= 1 << UInt8(number(below: 8))
            case 2 where start < end: bytes.removeSubrange(start..<end)
            case 3 where start < end: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
            case 4 where start < end:
                for index in start..<end { bytes[index] = [0, 0xFF, 0x7F, 0x80][number(below: 4)] }
            case 5: bytes.removeSubrange(start...)
            default: bytes.insert(UInt8(number(below: 256)), at: start)
            }
        }
        return bytes
    }
}

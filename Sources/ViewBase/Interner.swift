/// The tag of an interned name.
public enum NameTag {}

/// A name's number: two equal spellings in one `Interner` have the same number.
public typealias Name = ID<NameTag>

/// Numbers spellings, so that names compare and hash as integers.
///
/// Spellings are kept as UTF-8 in one buffer; the table is open addressing over FNV-1a hashes.
public struct Interner: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    private var hashes: [UInt32] = []
    private var slots: [UInt32]

    /// The empty spelling, present in every interner as name 0.
    @inlinable public static var empty: Name { Name(0) }

    public init() {
        slots = Array(repeating: 0, count: 256)
        _ = intern(StaticString(""))
    }

    /// The number of different spellings seen.
    public var count: Int { ends.count }

    /// The number of a spelling, new if it was not seen before.
    public mutating func intern(_ spelling: String) -> Name {
        var spelling = spelling
        return spelling.withUTF8 { intern($0) }
    }

    /// The number of a spelling known at compile time.
    public mutating func intern(_ spelling: StaticString) -> Name {
        spelling.withUTF8Buffer { intern($0) }
    }

    /// The number of the spelling that stands in `source` at `range`.
    public mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> Name {
        source.withUnsafeBufferPointer { intern(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The number of a spelling if it was seen before.
    public func find(_ spelling: String) -> Name? {
        var spelling = spelling
        return spelling.withUTF8 { buffer in
            let slot = probe(buffer, Interner.hash(buffer))
            return slots[slot] == 0 ? nil : Name(slots[slot] - 1)
        }
    }

    /// The spelling of a name.
    public func text(_ name: Name) -> String {
        String(decoding: bytes[range(name.index)], as: UTF8.self)
    }

    /// The UTF-8 bytes of a name.
    public func utf8(_ name: Name) -> ArraySlice<UInt8> { bytes[range(name.index)] }

    private func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    /// Safe: the buffer is open for the call, and nothing of it is kept but a copy.
    private mutating func intern(_ spelling: UnsafeBufferPointer<UInt8>) -> Name {
        let hash = Interner.hash(spelling)
        let slot = probe(spelling, hash)
        if slots[slot] != 0 { return Name(slots[slot] - 1) }
        bytes.append(contentsOf: spelling)
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(ends.count)
        if ends.count * 2 > slots.count { grow() }
        return Name(ends.count - 1)
    }

    private func probe(_ spelling: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0, !matches(Int(slots[slot]) - 1, spelling, hash) {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func matches(_ index: Int, _ spelling: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
        guard hashes[index] == hash else { return false }
        let stored = range(index)
        guard stored.count == spelling.count else { return false }
        for offset in 0..<spelling.count where bytes[stored.lowerBound + offset] != spelling[offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for index in hashes.indices {
            var slot = Int(hashes[index]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(index + 1)
        }
    }

    private static func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in spelling { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash & 0x7FFF_FFFF
    }
}

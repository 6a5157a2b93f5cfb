/// An open-addressing table of indices into some pool, found by hash; equality is the caller's.
struct HashIndex {
    private var slots: Buffer<UInt32>
    private var hashes: Buffer<UInt32>
    private var count = 0

    init() {
        slots = Buffer(capacity: 16)
        hashes = Buffer(capacity: 16)
        slots.grow(to: 16, with: noNode)
        hashes.grow(to: 16, with: 0)
    }

    /// Mixes numbers into a hash.
    static func hash(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt32 {
        var mixed = (a &* 0x9E37_79B9_7F4A_7C15) ^ (b &* 0xC2B2_AE3D_27D4_EB4F) ^ (c &* 0x1656_67B1_9E37_79F9)
        mixed ^= mixed >> 29
        mixed = mixed &* 0xBF58_476D_1CE4_E5B9
        return UInt32(truncatingIfNeeded: mixed >> 32)
    }

    /// The index with a hash for which `matches` is true, or `noNode`.
    @inline(__always)
    func find(_ hash: UInt32, _ matches: (UInt32) -> Bool) -> UInt32 {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != noNode {
            if hashes[slot] == hash, matches(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        return noNode
    }

    /// Adds an index that is not there yet.
    mutating func insert(_ hash: UInt32, _ index: UInt32) {
        if (count + 1) * 2 > slots.count { rehash() }
        place(hash, index)
        count += 1
    }

    /// Forgets all indices.
    mutating func removeAll() {
        guard count > 0 else { return }
        slots.fill(with: noNode)
        count = 0
    }

    var byteCount: Int { slots.byteCount + hashes.byteCount }

    func free() {
        slots.free()
        hashes.free()
    }

    private func place(_ hash: UInt32, _ index: UInt32) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != noNode { slot = (slot + 1) & mask }
        slots[slot] = index
        hashes[slot] = hash
    }

    private mutating func rehash() {
        let oldSlots = slots
        let oldHashes = hashes
        let total = slots.count * 2
        slots = Buffer(capacity: total)
        hashes = Buffer(capacity: total)
        slots.grow(to: total, with: noNode)
        hashes.grow(to: total, with: 0)
        for slot in 0..<oldSlots.count where oldSlots[slot] != noNode { place(oldHashes[slot], oldSlots[slot]) }
        oldSlots.free()
        oldHashes.free()
    }
}

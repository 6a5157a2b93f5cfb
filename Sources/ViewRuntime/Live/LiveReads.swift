/// Which units read which places in storage.
struct LiveReads {
    private struct Read {
        let slot: Int32
        let unit: Int32
    }

    private var reads: [Read] = []
    /// Whether content is being made, so that what is read counts.
    var isRecording = false
    /// The unit that is being made; -1 where what is read concerns the whole screen.
    var unit: Int32 = -1

    /// Notes that the present unit reads a place.
    mutating func note(_ slot: Int) {
        let slot = Int32(truncatingIfNeeded: slot)
        if let last = reads.last, last.slot == slot, last.unit == unit { return }
        reads.append(Read(slot: slot, unit: unit))
    }

    /// The units that read some of the places, a unit perhaps several times; nil where the whole screen does.
    func units(readingAny slots: Set<Int32>) -> [Int32]? {
        var found: [Int32] = []
        for read in reads where slots.contains(read.slot) {
            if read.unit < 0 { return nil }
            found.append(read.unit)
        }
        return found
    }

    /// Forgets what some units read.
    mutating func forget(_ isForgotten: (Int32) -> Bool) { reads.removeAll { $0.unit >= 0 && isForgotten($0.unit) } }
}

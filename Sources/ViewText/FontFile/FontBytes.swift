/// The bytes of a font file, read as big-endian numbers; what lies outside the file reads as zero.
struct FontBytes: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(_ place: Int) -> Int { place >= 0 && place < bytes.count ? Int(bytes[place]) : 0 }

    func unsigned(_ place: Int) -> Int { byte(place) << 8 | byte(place + 1) }

    func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(place))) }

    func long(_ place: Int) -> UInt32 { UInt32(unsigned(place)) << 16 | UInt32(unsigned(place + 2)) }

    /// A 32-bit offset; one beyond the file is at its end.
    func offset(_ place: Int) -> Int { Int(min(long(place), UInt32(clamping: bytes.count))) }

    /// The least index below `count` that passes a test which all later ones pass too, or `count`.
    static func first(below count: Int, where passes: (Int) -> Bool) -> Int {
        var low = 0
        var high = max(0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

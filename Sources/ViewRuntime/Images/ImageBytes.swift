/// The bytes of an image file as big-endian numbers; what lies outside the file reads as zero.
struct ImageBytes {
    let bytes: [UInt8]

    func byte(_ place: Int) -> Int { place >= 0 && place < bytes.count ? Int(bytes[place]) : 0 }

    func word(_ place: Int) -> Int { byte(place) << 8 | byte(place + 1) }

    func long(_ place: Int) -> UInt32 { UInt32(word(place)) << 16 | UInt32(word(place + 2)) }

    /// Whether the bytes at a place are those of a text.
    func has(_ text: StaticString, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The first place, not before another, where a text stands.
    func first(_ text: StaticString, from start: Int) -> Int? {
        var place = start
        while place + text.utf8CodeUnitCount <= bytes.count {
            if has(text, at: place) { return place }
            place += 1
        }
        return nil
    }
}

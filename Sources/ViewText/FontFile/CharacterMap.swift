/// The subtable of a font's `cmap` that maps the most scalars to glyphs: format 12, else format 4.
struct CharacterMap: Sendable {
    private let start: Int
    private let isFull: Bool

    /// Chooses a Unicode subtable of the `cmap` at a place; nil if there is none of a known format.
    init?(_ bytes: FontBytes, at table: Int) {
        var basic: Int?
        for index in 0..<bytes.unsigned(table + 2) {
            let entry = table + 4 + 8 * index
            if entry + 8 > bytes.count { break }
            let platform = bytes.unsigned(entry)
            guard platform == 0 || platform == 3 && [1, 10].contains(bytes.unsigned(entry + 2)) else { continue }
            let subtable = table + bytes.offset(entry + 4)
            switch bytes.unsigned(subtable) {
            case 12:
                start = subtable
                isFull = true
                return
            case 4: basic = subtable
            default: break
            }
        }
        guard let basic else { return nil }
        start = basic
        isFull = false
    }

    /// The glyph of a scalar; 0 is none.
    func glyph(_ scalar: UInt32, in bytes: FontBytes) -> Int {
        isFull ? full(scalar, bytes) : basic(scalar, bytes)
    }

    private func full(_ scalar: UInt32, _ bytes: FontBytes) -> Int {
        let count = min(Int(clamping: bytes.long(start + 12)), bytes.count / 12)
        let group = FontBytes.first(below: count) { bytes.long(start + 16 + 12 * $0 + 4) >= scalar }
        let entry = start + 16 + 12 * group
        guard group < count, bytes.long(entry) <= scalar else { return 0 }
        return Int((bytes.long(entry + 8) &+ (scalar - bytes.long(entry))) & 0xFFFF)
    }

    private func basic(_ scalar: UInt32, _ bytes: FontBytes) -> Int {
        guard scalar <= 0xFFFF else { return 0 }
        let code = Int(scalar)
        let count = bytes.unsigned(start + 6) / 2
        let segment = FontBytes.first(below: count) { bytes.unsigned(start + 14 + 2 * $0) >= code }
        let first = bytes.unsigned(start + 16 + 2 * (count + segment))
        guard segment < count, first <= code else { return 0 }
        let delta = bytes.unsigned(start + 16 + 2 * (2 * count + segment))
        let rangePlace = start + 16 + 2 * (3 * count + segment)
        let range = bytes.unsigned(rangePlace)
        if range == 0 { return (code + delta) & 0xFFFF }
        let glyph = bytes.unsigned(rangePlace + range + 2 * (code - first))
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
}

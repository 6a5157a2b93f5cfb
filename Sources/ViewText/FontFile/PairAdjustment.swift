/// One GPOS subtable that adjusts pairs of glyphs: by glyph (format 1) or by class (format 2).
struct PairAdjustment {
    private let bytes: FontBytes
    private let start: Int
    private let firstFormat: Int
    private let recordSize: Int

    init(_ bytes: FontBytes, _ start: Int) {
        self.bytes = bytes
        self.start = start
        firstFormat = bytes.unsigned(start + 4)
        recordSize = 2 * (firstFormat.nonzeroBitCount + bytes.unsigned(start + 6).nonzeroBitCount)
    }

    /// What the first glyph's advance changes by before the second; nil if the subtable does not speak about them.
    func units(_ left: Int, _ right: Int) -> Int? {
        guard let index = coverage(of: left) else { return nil }
        return switch bytes.unsigned(start) {
        case 1: byGlyph(index, right)
        case 2: byClass(left, right)
        default: nil
        }
    }

    private func byGlyph(_ index: Int, _ right: Int) -> Int? {
        let set = start + bytes.unsigned(start + 10 + 2 * index)
        let count = bytes.unsigned(set)
        let size = 2 + recordSize
        let found = FontBytes.first(below: count) { bytes.unsigned(set + 2 + size * $0) >= right }
        let entry = set + 2 + size * found
        return found < count && bytes.unsigned(entry) == right ? advance(entry + 2) : nil
    }

    private func byClass(_ left: Int, _ right: Int) -> Int {
        let row = glyphClass(left, start + bytes.unsigned(start + 8))
        let column = glyphClass(right, start + bytes.unsigned(start + 10))
        let columns = bytes.unsigned(start + 14)
        guard row < bytes.unsigned(start + 12), column < columns else { return 0 }
        return advance(start + 16 + recordSize * (row * columns + column))
    }

    /// The change of the advance in a value record; placements stand before it.
    private func advance(_ record: Int) -> Int {
        firstFormat & 4 == 0 ? 0 : bytes.signed(record + 2 * (firstFormat & 3).nonzeroBitCount)
    }

    /// The index of a glyph among those the subtable is about.
    private func coverage(of glyph: Int) -> Int? {
        let table = start + bytes.unsigned(start + 2)
        let count = bytes.unsigned(table + 2)
        if bytes.unsigned(table) == 1 {
            let index = FontBytes.first(below: count) { bytes.unsigned(table + 4 + 2 * $0) >= glyph }
            return index < count && bytes.unsigned(table + 4 + 2 * index) == glyph ? index : nil
        }
        let range = FontBytes.first(below: count) { bytes.unsigned(table + 6 + 6 * $0) >= glyph }
        let entry = table + 4 + 6 * range
        guard range < count, bytes.unsigned(entry) <= glyph else { return nil }
        return bytes.unsigned(entry + 4) + glyph - bytes.unsigned(entry)
    }

    /// The class of a glyph; 0 where the table is silent.
    private func glyphClass(_ glyph: Int, _ table: Int) -> Int {
        if bytes.unsigned(table) == 1 {
            let index = glyph - bytes.unsigned(table + 2)
            return index >= 0 && index < bytes.unsigned(table + 4) ? bytes.unsigned(table + 6 + 2 * index) : 0
        }
        let count = bytes.unsigned(table + 2)
        let range = FontBytes.first(below: count) { bytes.unsigned(table + 6 + 6 * $0) >= glyph }
        let entry = table + 4 + 6 * range
        return range < count && bytes.unsigned(entry) <= glyph ? bytes.unsigned(entry + 4) : 0
    }
}

/// The pair kerning of a font: the lookups of GPOS's `kern` feature, else the `kern` table.
struct PairKerning: Sendable {
    /// Fonts have a few dozen lookups and subtables; what a broken file has beyond this is not read.
    private static let most = 4096

    /// The subtables of each lookup that adjusts pairs.
    private var lookups: [[Int]] = []
    /// The pairs of the `kern` table: where they start, and how many there are.
    private var pairs = (start: 0, count: 0)

    /// Reads where a font's kerning stands; nil if it has none.
    init?(_ bytes: FontBytes, _ tables: FontTables) {
        if let table = tables.start("GPOS", atLeast: 10) { readLookups(bytes, table) }
        if lookups.isEmpty, let table = tables.start("kern", atLeast: 4) { readPairs(bytes, table) }
        if lookups.isEmpty && pairs.count == 0 { return nil }
    }

    /// What the distance between two glyphs changes by, in the font's units.
    func units(_ left: Int, _ right: Int, in bytes: FontBytes) -> Int {
        if lookups.isEmpty { return tableUnits(left, right, bytes) }
        var sum = 0
        for lookup in lookups {
            for subtable in lookup {
                if let units = PairAdjustment(bytes, subtable).units(left, right) {
                    sum += units
                    break
                }
            }
        }
        return sum
    }

    /// The lookups that features named `kern` use, each once, in order.
    private mutating func readLookups(_ bytes: FontBytes, _ table: Int) {
        let features = table + bytes.unsigned(table + 6)
        let list = table + bytes.unsigned(table + 8)
        var used = Array(repeating: false, count: min(bytes.unsigned(list), PairKerning.most))
        for index in 0..<min(bytes.unsigned(features), PairKerning.most) {
            let entry = features + 2 + 6 * index
            guard bytes.long(entry) == FontTables.number("kern") else { continue }
            let feature = features + bytes.unsigned(entry + 4)
            for place in 0..<min(bytes.unsigned(feature + 2), used.count) {
                let lookup = bytes.unsigned(feature + 4 + 2 * place)
                if lookup < used.count { used[lookup] = true }
            }
        }
        var count = 0
        for index in used.indices where used[index] && count < PairKerning.most {
            let subtables = pairSubtables(bytes, list + bytes.unsigned(list + 2 + 2 * index))
            count += subtables.count
            if !subtables.isEmpty { lookups.append(subtables) }
        }
    }

    /// The subtables of a lookup that adjust pairs, extensions (type 9) followed.
    private func pairSubtables(_ bytes: FontBytes, _ lookup: Int) -> [Int] {
        var result: [Int] = []
        let type = bytes.unsigned(lookup)
        for index in 0..<min(bytes.unsigned(lookup + 4), PairKerning.most) where lookup + 6 + 2 * index < bytes.count {
            let subtable = lookup + bytes.unsigned(lookup + 6 + 2 * index)
            if type == 2 {
                result.append(subtable)
            } else if type == 9 && bytes.unsigned(subtable + 2) == 2 {
                result.append(subtable + bytes.offset(subtable + 4))
            }
        }
        return result
    }

    /// The first horizontal subtable of format 0.
    private mutating func readPairs(_ bytes: FontBytes, _ table: Int) {
        var subtable = table + 4
        for _ in 0..<bytes.unsigned(table + 2) where subtable + 14 <= bytes.count {
            let coverage = bytes.unsigned(subtable + 4)
            if coverage >> 8 == 0 && coverage & 1 == 1 {
                pairs = (subtable + 14, bytes.unsigned(subtable + 6))
                return
            }
            subtable += max(6, bytes.unsigned(subtable + 2))
        }
    }

    private func tableUnits(_ left: Int, _ right: Int, _ bytes: FontBytes) -> Int {
        let key = UInt32(truncatingIfNeeded: left << 16 | right)
        let index = FontBytes.first(below: pairs.count) { bytes.long(pairs.start + 6 * $0) >= key }
        let entry = pairs.start + 6 * index
        return index < pairs.count && bytes.long(entry) == key ? bytes.signed(entry + 4) : 0
    }
}

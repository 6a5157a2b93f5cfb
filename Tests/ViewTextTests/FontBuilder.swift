/// Builds the bytes of a tiny font: 1,000 units an em; glyphs 1 "A" 600, 2 "V" 700, 3 U+1F600 900 wide.
struct FontBuilder {
    /// How the font says that "V" stands 80 units closer to an "A" before it.
    enum Kerning: CaseIterable {
        case none, table, glyphPairs, classPairs, extensionOfClassPairs
    }

    var kerning = Kerning.none
    /// Whether scalars are mapped by format 12; format 4 has only those below U+10000.
    var isFullMap = false
    /// The family's name; nil for a font without names.
    var family: String?
    /// The style's name, the second part of the full and PostScript names.
    var style = "Regular"
    var weight = 400
    var isItalic = false
    /// The advance of "A".
    var advance = 600

    /// The font file.
    var bytes: [UInt8] {
        var tables: [(String, [UInt8])] = [
            ("head", [UInt8](repeating: 0, count: 18) + word(1000) + [UInt8](repeating: 0, count: 34)),
            ("hhea", long(0x10000) + word(900) + word(-300) + word(100) + [UInt8](repeating: 0, count: 24) + word(4)),
            ("hmtx", [500, advance, 700, 900].flatMap { word($0) + word(0) }),
            ("cmap", word(0) + word(1) + word(3) + word(isFullMap ? 10 : 1) + long(12) + map),
        ]
        if let family { tables += [("name", names(family)), ("OS/2", system)] }
        switch kerning {
        case .none: break
        case .table: tables.append(("kern", kernTable))
        case .glyphPairs: tables.append(("GPOS", positions(type: 2, glyphPairs)))
        case .classPairs: tables.append(("GPOS", positions(type: 2, classPairs)))
        case .extensionOfClassPairs:
            tables.append(("GPOS", positions(type: 9, word(1) + word(2) + long(8) + classPairs)))
        }
        return FontBuilder.file(tables, from: start)
    }

    /// Where in a file the font starts.
    var start = 0

    /// A directory of tables and the tables, at a place in a file.
    private static func file(_ tables: [(String, [UInt8])], from start: Int) -> [UInt8] {
        var directory = long(0x10000) + word(tables.count) + [UInt8](repeating: 0, count: 6)
        var content: [UInt8] = []
        for (tag, table) in tables {
            let place = start + 12 + 16 * tables.count + content.count
            directory += Array(tag.utf8) + long(0) + long(place) + long(table.count)
            content += table
        }
        return directory + content
    }

    /// A file of several fonts.
    static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
        var header = Array("ttcf".utf8) + long(0x10000) + long(fonts.count)
        var content: [UInt8] = []
        let headerSize = 12 + 4 * fonts.count
        for font in fonts {
            var font = font
            font.start = headerSize + content.count
            header += long(font.start)
            content += font.bytes
        }
        return header + content
    }

    /// Family, full and PostScript names, in UTF-16 as Windows has them; before them the family's in Japanese.
    private func names(_ family: String) -> [UInt8] {
        let texts = [
            (1, 0x411, "書体"), (1, 0x409, family), (4, 0x409, "\(family) \(style)"), (6, 0x409, "\(family)-\(style)"),
        ]
        var records: [UInt8] = []
        var strings: [UInt8] = []
        for (id, language, text) in texts {
            let encoded = text.utf16.flatMap { word(Int($0)) }
            records += word(3) + word(1) + word(language) + word(id) + word(encoded.count) + word(strings.count)
            strings += encoded
        }
        return word(0) + word(texts.count) + word(6 + records.count) + records + strings
    }

    /// Weight, slant and a cap height of 0.7 em.
    private var system: [UInt8] {
        word(2) + word(0) + word(weight) + [UInt8](repeating: 0, count: 56) + word(isItalic ? 1 : 64)
            + [UInt8](repeating: 0, count: 24) + word(700) + [UInt8](repeating: 0, count: 6)
    }

    private func word(_ value: Int) -> [UInt8] { FontBuilder.word(value) }

    private func long(_ value: Int) -> [UInt8] { FontBuilder.long(value) }

    private static func word(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    private static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

    /// "A", "V" and the end of format 4; "A", "V" and the emoji of format 12.
    private var map: [UInt8] {
        if isFullMap {
            let groups = [(0x41, 1), (0x56, 2), (0x1F600, 3)].flatMap { long($0.0) + long($0.0) + long($0.1) }
            return word(12) + word(0) + long(52) + long(0) + long(3) + groups
        }
        let ends = [0x41, 0x56, 0xFFFF].flatMap(word)
        let deltas = [1 - 0x41, 2 - 0x56, 1].flatMap(word)
        let header = word(4) + word(40) + word(0) + word(6) + [UInt8](repeating: 0, count: 6)
        return header + ends + word(0) + ends + deltas + word(0) + word(0) + word(0)
    }

    private var kernTable: [UInt8] {
        word(0) + word(1) + word(0) + word(20) + word(1) + word(1) + [UInt8](repeating: 0, count: 6)
            + word(1) + word(2) + word(-80)
    }

    /// A GPOS table of one feature and one lookup of one subtable.
    private func positions(type: Int, _ subtable: [UInt8]) -> [UInt8] {
        let features = word(1) + Array("kern".utf8) + word(8) + word(0) + word(1) + word(0)
        let lookup = word(1) + word(4) + word(type) + word(0) + word(1) + word(8) + subtable
        return long(0x10000) + word(10) + word(10) + word(10 + features.count) + features + lookup
    }

    /// Format 1, with a placement before the advance in the value record.
    private var glyphPairs: [UInt8] {
        word(1) + word(12) + word(5) + word(0) + word(1) + word(18) + word(1) + word(1) + word(1)
            + word(1) + word(2) + word(7) + word(-80)
    }

    /// Format 2 with two classes on each side.
    private var classPairs: [UInt8] {
        let values = [0, 0, 0, -80].flatMap(word)
        let coverage = word(2) + word(1) + word(1) + word(1) + word(0)
        let left = word(1) + word(1) + word(1) + word(1)
        let right = word(2) + word(1) + word(2) + word(2) + word(1)
        return word(2) + word(24) + word(4) + word(0) + word(34) + word(42) + word(2) + word(2) + values + coverage
            + left + right
    }
}

/// The measures of a TrueType or OpenType font read from a file: names, advances and kerning, no outlines.
///
/// Variable fonts are measured at their default instance, whose advances `hmtx` has.
public final class FontFile: Sendable {
    let bytes: FontBytes
    /// What the font is called.
    public let names: FontNames
    /// The weight on the scale of font files, 400 being regular.
    public let weight: Int
    public let isItalic: Bool
    /// What sets text in the font by all of its rules; nil for advances and kerning alone.
    let shaper: TextShaper?

    private let characters: CharacterMap
    private let kerning: PairKerning?
    private let advances: Int
    private let advanceCount: Int
    /// The units of an em.
    let unitsPerEm: Double
    /// Parts of an em: from the top to the baseline, from there to the bottom, between lines, and a capital's height.
    let ascent: Double
    let descent: Double
    let lineGap: Double
    let capHeight: Double

    /// Reads the font, or one of a collection's by its index; nil if the bytes are none or lack what measuring needs.
    public init?(_ content: [UInt8], index: Int = 0, shaper: TextShaper? = nil) {
        let bytes = FontBytes(content)
        guard let tables = FontTables(bytes, font: index), let head = tables.start("head", atLeast: 54),
            let lines = tables.start("hhea", atLeast: 36),
            let widths = tables.start("hmtx", atLeast: 4 * max(1, bytes.unsigned(lines + 34))),
            let map = tables.start("cmap", atLeast: 4), let characters = CharacterMap(bytes, at: map)
        else { return nil }
        let units = bytes.unsigned(head + 18)
        guard units >= 16 && units <= 16384 else { return nil }
        self.shaper = shaper
        self.bytes = bytes
        self.characters = characters
        names = FontNames(bytes, tables)
        kerning = PairKerning(bytes, tables)
        advances = widths
        advanceCount = max(1, bytes.unsigned(lines + 34))
        unitsPerEm = Double(units)
        let system = tables.start("OS/2", atLeast: 78)
        let vertical = FontFile.vertical(bytes, lines, system)
        // A line has a height, and no letter is five times as high as the font's size.
        guard vertical.ascent > vertical.descent, vertical.gap >= 0,
            max(vertical.ascent, -vertical.descent) <= 5 * units,
            min(vertical.ascent, -vertical.descent) >= -units
        else { return nil }
        ascent = Double(vertical.ascent) / unitsPerEm
        descent = Double(-vertical.descent) / unitsPerEm
        lineGap = Double(vertical.gap) / unitsPerEm
        capHeight = tables.start("OS/2", atLeast: 96).map { Double(bytes.signed($0 + 88)) / Double(units) } ?? 0.705
        weight = system.map { bytes.unsigned($0 + 4) } ?? 400
        isItalic = system.map { bytes.unsigned($0 + 62) & 1 == 1 } ?? false
    }

    /// The fonts of a file: one, or those of a collection; each with a shaper if one is made for its index.
    public static func all(in content: [UInt8], shaper: (Int) -> TextShaper? = { _ in nil }) -> [FontFile] {
        var result: [FontFile] = []
        for index in 0..<FontTables.count(FontBytes(content)) {
            if let font = FontFile(content, index: index, shaper: shaper(index)) { result.append(font) }
        }
        return result
    }

    /// The measures of a line in units, as Apple's systems take them: `hhea`'s, or OS/2's where those are zero.
    private static func vertical(
        _ bytes: FontBytes, _ lines: Int, _ system: Int?
    ) -> (ascent: Int, descent: Int, gap: Int) {
        let found = (bytes.signed(lines + 4), bytes.signed(lines + 6), bytes.signed(lines + 8))
        guard found.0 == 0 && found.1 == 0, let system else { return found }
        return (bytes.signed(system + 68), bytes.signed(system + 70), bytes.signed(system + 72))
    }

    /// The glyph of a scalar, or nil if the font has none.
    func glyph(_ scalar: UInt32) -> Int? {
        let glyph = characters.glyph(scalar, in: bytes)
        return glyph == 0 ? nil : glyph
    }

    /// A glyph's advance in ems.
    func advance(_ glyph: Int) -> Double {
        Double(bytes.unsigned(advances + 4 * min(glyph, advanceCount - 1))) / unitsPerEm
    }

    /// What two glyphs' distance changes by, in ems.
    func kerning(_ left: Int, _ right: Int) -> Double {
        guard let kerning else { return 0 }
        return Double(kerning.units(left, right, in: bytes)) / unitsPerEm
    }
}

extension FontFile: Hashable {
    /// Whether two are one: a file read twice is two.
    public static func == (a: FontFile, b: FontFile) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

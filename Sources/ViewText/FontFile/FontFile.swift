/// The measures of a TrueType or OpenType font read from a file: advances and kerning, no outlines.
public struct FontFile: Sendable {
    let bytes: FontBytes
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

    /// Reads a font, or the first of a collection; nil if the bytes are none or lack what measuring needs.
    public init?(_ content: [UInt8]) {
        let bytes = FontBytes(content)
        let tables = FontTables(bytes)
        guard let head = tables.start("head", atLeast: 54), let lines = tables.start("hhea", atLeast: 36),
            let widths = tables.start("hmtx", atLeast: 4 * max(1, bytes.unsigned(lines + 34))),
            let map = tables.start("cmap", atLeast: 4), let characters = CharacterMap(bytes, at: map)
        else { return nil }
        let units = bytes.unsigned(head + 18)
        guard units >= 16 && units <= 16384 else { return nil }
        self.bytes = bytes
        self.characters = characters
        kerning = PairKerning(bytes, tables)
        advances = widths
        advanceCount = max(1, bytes.unsigned(lines + 34))
        unitsPerEm = Double(units)
        ascent = Double(bytes.signed(lines + 4)) / unitsPerEm
        descent = Double(-bytes.signed(lines + 6)) / unitsPerEm
        lineGap = Double(bytes.signed(lines + 8)) / unitsPerEm
        let system = tables.start("OS/2", atLeast: 96)
        capHeight = system.map { Double(bytes.signed($0 + 88)) / Double(units) } ?? 0.705
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

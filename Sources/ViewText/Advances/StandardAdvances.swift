/// The advances of the default metrics for one font: Inter for Latin, Greek, Cyrillic and signs, Noto for other scripts.
///
/// A font file takes the place of Inter for all it has, without the system font's tracking.
/// Approximations: italic, rounded and serif take the advances of the default design, monospaced 0.6 em a character;
/// other scripts have two weights, regular and, from semibold, bold; an unknown character is 0.6 em.
struct StandardAdvances {
    private let font: ResolvedFont
    private let inter: InterFont
    private let calibration: Calibration
    private let tracking: Double
    private let isBold: Bool

    init(_ font: ResolvedFont, _ calibration: Calibration) {
        self.font = font
        self.calibration = calibration
        inter = InterFont(size: font.size, weight: font.weight)
        tracking = calibration.isTracked && font.design != .monospaced ? Tracking.points(at: font.size) : 0
        isBold = font.weight >= .semibold
    }

    /// The em part of an emoji.
    private static let emoji: Double = 1.245
    /// The em part of a Hangul syllable.
    private static let hangul: Double = 0.92
    /// The em part of a character of the monospaced design, and of one no table knows.
    private static let other: Double = 0.6

    /// The glyph of a scalar, unless it is of a script measured another way.
    func glyph(_ scalar: UInt32) -> FontGlyph? {
        if let file = font.file, let glyph = file.glyph(scalar) { return .file(glyph) }
        return InterGlyph(scalar).map { .inter($0) }
    }

    /// A glyph's advance in points, tracked; a digit as wide as all others if the font says so.
    func advance(_ glyph: FontGlyph, _ scalar: UInt32) -> Double {
        switch glyph {
        case .file(let glyph): return (font.file?.advance(glyph) ?? 0) * font.size
        case .inter(let glyph):
            if font.design == .monospaced { return StandardAdvances.other * font.size }
            if font.hasMonospacedDigits && StandardAdvances.isDigit(scalar) { return inter.digit + tracking }
            return inter.advance(glyph) + tracking
        }
    }

    /// The space kerning puts between two glyphs of one font.
    func kerning(_ left: FontGlyph, _ right: FontGlyph) -> Double {
        switch (left, right) {
        case (.inter(let left), .inter(let right)):
            font.design == .monospaced ? 0 : inter.kerning(left, right)
        case (.file(let left), .file(let right)): (font.file?.kerning(left, right) ?? 0) * font.size
        default: 0
        }
    }

    /// The advance of a cluster that does not start with such a glyph.
    func advance(_ cluster: Range<Int>, _ kind: ClusterKind, in scalars: ArraySlice<TextScalar>) -> Double {
        if kind.contains(.emoji) { return StandardAdvances.emoji * font.size }
        if StandardAdvances.isHangul(scalars[cluster.lowerBound].value) { return StandardAdvances.hangul * font.size }
        var sum: Double = 0
        for index in cluster { sum += em(index, cluster, in: scalars) }
        return sum * font.size
    }

    /// The part of an em a scalar takes.
    private func em(_ index: Int, _ cluster: Range<Int>, in scalars: ArraySlice<TextScalar>) -> Double {
        let scalar = scalars[index].value
        let properties = scalars[index].properties
        if properties.isZeroWidth { return 0 }
        if ArabicShaper.covers(scalar) {
            return Double(ArabicShaper(isBold: isBold).thousandths(index, in: scalars)) / 1000
        }
        if DevanagariShaper.covers(scalar) {
            return DevanagariShaper(isBold: isBold).thousandths(index, in: scalars[cluster]) / 1000
        }
        if let table = StandardAdvances.table(scalar) {
            return Double(table.values.two(2 * Int(scalar - table.first) + (isBold ? 1 : 0))) / 1000
        }
        if properties.isWide { return calibration.fullWidth }
        return scalar >= 0xFF61 && scalar <= 0xFFDC ? 0.5 : StandardAdvances.other
    }

    /// The table of a script without forms, and its first scalar.
    private static func table(_ scalar: UInt32) -> (values: PackedTable, first: UInt32)? {
        switch scalar {
        case 0x591...0x5F4: (PackedTable(NotoTable.hebrew), 0x591)
        case 0xE01...0xE5B: (PackedTable(NotoTable.thai), 0xE01)
        default: nil
        }
    }

    /// The width of "…".
    var ellipsis: Double { sign(0x2026) }

    /// The width of "-".
    var hyphen: Double { sign(0x2D) }

    private func sign(_ scalar: UInt32) -> Double { glyph(scalar).map { advance($0, scalar) } ?? 0 }

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    /// Whether a scalar is a Hangul syllable or the jamo that starts one.
    private static func isHangul(_ scalar: UInt32) -> Bool {
        scalar >= 0xAC00 && scalar <= 0xD7A3 || scalar >= 0x1100 && scalar <= 0x115F
    }
}

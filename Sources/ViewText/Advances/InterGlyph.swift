/// The record of a scalar in Inter: its place in `InterTable`, where records that kern come first.
struct InterGlyph {
    private let record: Int

    /// The glyph of a scalar, or nil if Inter has none.
    init?(_ scalar: UInt32) {
        guard let place = InterGlyph.place(scalar) else { return nil }
        record = Int(PackedTable(InterTable.glyphs).two(place))
    }

    /// A weight's advance in the text cut, in 2816ths of an em.
    func text(_ master: InterMaster) -> Double { advance(master.rawValue) }

    /// A weight's advance in the display cut, in 2048ths of an em.
    func display(_ master: InterMaster) -> Double { advance(3 + master.rawValue) }

    /// The space kerning puts between two glyphs, in 2816ths of an em.
    static func kerning(_ left: InterGlyph, _ right: InterGlyph) -> Double {
        if left.record >= InterTable.kernedRecords || right.record >= InterTable.kernedRecords { return 0 }
        let classes = PackedTable(InterTable.kerningClasses)
        let row = Int(classes.two(2 * left.record))
        let column = Int(classes.two(2 * right.record + 1))
        if row == 0 || column == 0 { return 0 }
        let block = Int(PackedTable(InterTable.kerningRows).two(row * InterTable.rowBlocks + (column >> 3)))
        let value = Int(PackedTable(InterTable.kerningBlocks).one(block << 3 | column & 7))
        return Double(PackedTable(InterTable.kerningValues).two(value)) - 2048
    }

    private func advance(_ index: Int) -> Double {
        let digits = Double(PackedTable(InterTable.advances).two(6 * record + index))
        return record < InterTable.narrowRecords ? digits : 2 * digits
    }

    /// The place of a scalar among all the table has; ASCII comes first.
    private static func place(_ scalar: UInt32) -> Int? {
        if scalar < 0x7F { return scalar < 0x20 ? nil : Int(scalar) - 0x20 }
        let starts = PackedTable(InterTable.runStarts)
        let places = PackedTable(InterTable.runPlaces)
        var low = 0
        var high = InterTable.runCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts.three(middle) <= scalar { low = middle } else { high = middle }
        }
        let place = Int(places.two(low)) + Int(scalar - starts.three(low))
        return place < Int(places.two(low + 1)) ? place : nil
    }
}

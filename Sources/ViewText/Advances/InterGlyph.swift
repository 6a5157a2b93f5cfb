/// The record of a scalar in Inter: its place in `InterTable.records`, in steps of a field.
struct InterGlyph {
    private let fields: Int

    /// The glyph of a scalar, or nil if Inter has none.
    init?(_ scalar: UInt32) {
        guard let place = InterGlyph.place(scalar) else { return nil }
        fields = 8 * Int(PackedTable(InterTable.glyphs).two(place))
    }

    /// A weight's advance in the text cut, in 2816ths of an em.
    func text(_ master: InterMaster) -> Double { field(master.rawValue) }

    /// A weight's advance in the display cut, in 2048ths of an em.
    func display(_ master: InterMaster) -> Double { field(3 + master.rawValue) }

    /// The space kerning puts between two glyphs, in 2816ths of an em.
    static func kerning(_ left: InterGlyph, _ right: InterGlyph) -> Double {
        let table = PackedTable(InterTable.records)
        let row = Int(table.three(left.fields + 6))
        let column = Int(table.three(right.fields + 7))
        if row == 0 || column == 0 { return 0 }
        let value = PackedTable(InterTable.kerning).one(row * InterTable.rightClasses + column)
        return Double(PackedTable(InterTable.kerningValues).two(Int(value))) - 2048
    }

    private func field(_ index: Int) -> Double { Double(PackedTable(InterTable.records).three(fields + index)) }

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

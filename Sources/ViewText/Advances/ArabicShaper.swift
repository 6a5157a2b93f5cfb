/// The advances of Arabic letters by their joining forms, in thousandths of an em of Noto Sans Arabic.
struct ArabicShaper {
    let isBold: Bool

    /// Whether a scalar has an entry in the table.
    static func covers(_ scalar: UInt32) -> Bool { scalar >= 0x600 && scalar <= 0x6FF }

    /// The advance of the letter at an index of a run's scalars.
    func thousandths(_ index: Int, in scalars: ArraySlice<TextScalar>) -> UInt32 {
        let letter = scalars[index]
        let previous = ArabicShaper.neighbour(of: index, by: -1, in: scalars)
        let next = ArabicShaper.neighbour(of: index, by: 1, in: scalars)
        if let previous, previous.value == 0x644, ArabicShaper.alef(letter.value) != nil { return 0 }
        let joinsPrevious = ArabicShaper.joins(previous, letter)
        if letter.value == 0x644, let next, let alef = ArabicShaper.alef(next.value) {
            return PackedTable(NotoTable.lamAlef).two(4 * alef + (joinsPrevious ? 1 : 0) + (isBold ? 2 : 0))
        }
        let joinsNext = ArabicShaper.joins(letter, next)
        let form = joinsPrevious ? (joinsNext ? 2 : 3) : (joinsNext ? 1 : 0)
        return PackedTable(NotoTable.arabic).two(8 * Int(letter.value - 0x600) + form + (isBold ? 4 : 0))
    }

    /// The place of an alef among those that form one sign with a lam before them.
    private static func alef(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x622: 0
        case 0x623: 1
        case 0x625: 2
        case 0x627: 3
        default: nil
        }
    }

    /// The next letter in a direction, over marks.
    private static func neighbour(
        of index: Int, by step: Int, in scalars: ArraySlice<TextScalar>
    ) -> TextScalar? {
        var place = index + step
        while scalars.indices.contains(place) {
            if scalars[place].properties.joining != .transparent { return scalars[place] }
            place += step
        }
        return nil
    }

    /// Whether a letter joins the one after it.
    private static func joins(_ first: TextScalar?, _ second: TextScalar?) -> Bool {
        guard let first = first?.properties.joining, let second = second?.properties.joining else { return false }
        return (first == .dual || first == .left || first == .causing)
            && (second == .dual || second == .right || second == .causing)
    }
}

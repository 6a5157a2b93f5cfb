/// The advances of Arabic letters by their joining forms, in thousandths of an em of Noto Sans Arabic.
struct ArabicShaper {
    let isBold: Bool

    /// Whether a scalar has an entry in the table.
    static func covers(_ scalar: UInt32) -> Bool { scalar >= 0x600 && scalar <= 0x6FF }

    /// The advance of the letter at an index of a run's scalars.
    func thousandths(_ index: Int, in scalars: ArraySlice<UInt32>) -> UInt32 {
        let scalar = scalars[index]
        let previous = ArabicShaper.neighbour(of: index, by: -1, in: scalars)
        let next = ArabicShaper.neighbour(of: index, by: 1, in: scalars)
        if let previous, previous.scalar == 0x644, ArabicShaper.alef(scalar) != nil { return 0 }
        let joinsPrevious = ArabicShaper.joins(previous?.joining, ScalarProperties(scalar).joining)
        if scalar == 0x644, let next, let alef = ArabicShaper.alef(next.scalar) {
            return PackedTable(NotoTable.lamAlef).two(4 * alef + (joinsPrevious ? 1 : 0) + (isBold ? 2 : 0))
        }
        let joinsNext = ArabicShaper.joins(ScalarProperties(scalar).joining, next?.joining)
        let form = joinsPrevious ? (joinsNext ? 2 : 3) : (joinsNext ? 1 : 0)
        return PackedTable(NotoTable.arabic).two(8 * Int(scalar - 0x600) + form + (isBold ? 4 : 0))
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
        of index: Int, by step: Int, in scalars: ArraySlice<UInt32>
    ) -> (scalar: UInt32, joining: JoiningType)? {
        var place = index + step
        while scalars.indices.contains(place) {
            let joining = ScalarProperties(scalars[place]).joining
            if joining != .transparent { return (scalars[place], joining) }
            place += step
        }
        return nil
    }

    /// Whether a letter joins the one after it.
    private static func joins(_ first: JoiningType?, _ second: JoiningType?) -> Bool {
        (first == .dual || first == .left || first == .causing)
            && (second == .dual || second == .right || second == .causing)
    }
}

/// A table in a string literal: values of one to four 6-bit digits, each digit the character 48 + d.
///
/// Such a table costs nothing at start-up and next to nothing to compile.
struct PackedTable {
    // Safe: a literal lives as long as the program; indices lie below the size that the table's maker gives.
    private let base: UnsafePointer<UInt8>

    init(_ literal: StaticString) { base = literal.utf8Start }

    private func digit(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: base[place]) &- 48 }

    /// The value of one digit at an index.
    func one(_ index: Int) -> UInt32 { digit(index) }

    /// The value of two digits at an index.
    func two(_ index: Int) -> UInt32 { digit(2 &* index) << 6 | digit(2 &* index &+ 1) }

    /// The value of three digits at an index.
    func three(_ index: Int) -> UInt32 {
        let place = 3 &* index
        return digit(place) << 12 | digit(place &+ 1) << 6 | digit(place &+ 2)
    }

    /// The value of four digits at an index.
    func four(_ index: Int) -> UInt32 {
        let place = 4 &* index
        return digit(place) << 18 | digit(place &+ 1) << 12 | digit(place &+ 2) << 6 | digit(place &+ 3)
    }
}

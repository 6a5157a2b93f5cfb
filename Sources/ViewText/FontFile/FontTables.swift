/// The directory of a font file: where its tables start.
struct FontTables {
    private let bytes: FontBytes
    private let directory: Int

    /// Finds the directory, that of the first font in a collection.
    init(_ bytes: FontBytes) {
        self.bytes = bytes
        directory = bytes.long(0) == FontTables.number("ttcf") ? bytes.offset(12) : 0
    }

    /// Where a table of at least so many bytes starts, if the file has it whole.
    func start(_ tag: StaticString, atLeast length: Int) -> Int? {
        for index in 0..<bytes.unsigned(directory + 4) {
            let entry = directory + 12 + 16 * index
            if entry + 16 > bytes.count { return nil }
            guard bytes.long(entry) == FontTables.number(tag) else { continue }
            let start = bytes.offset(entry + 8)
            return start + length <= bytes.count ? start : nil
        }
        return nil
    }

    /// The four letters of a tag as a number.
    static func number(_ tag: StaticString) -> UInt32 {
        var result: UInt32 = 0
        for index in 0..<4 { result = result << 8 | UInt32(tag.utf8Start[index]) }
        return result
    }
}

/// The directory of a font file: where its tables start.
struct FontTables {
    /// A broken collection's other fonts are not read.
    private static let mostFonts = 256

    private let bytes: FontBytes
    private let directory: Int

    /// Finds the directory of a font, by its index in a collection; nil if there is no such font.
    init?(_ bytes: FontBytes, font: Int) {
        guard font >= 0, font < FontTables.count(bytes) else { return nil }
        self.bytes = bytes
        directory = FontTables.isCollection(bytes) ? bytes.offset(12 + 4 * font) : 0
    }

    /// The number of fonts in a file: one, unless it is a collection.
    static func count(_ bytes: FontBytes) -> Int {
        isCollection(bytes) ? min(Int(clamping: bytes.long(8)), bytes.count / 4, mostFonts) : 1
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

    private static func isCollection(_ bytes: FontBytes) -> Bool { bytes.long(0) == number("ttcf") }
}

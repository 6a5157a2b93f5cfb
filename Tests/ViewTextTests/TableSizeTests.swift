import Foundation
import Testing

@testable import ViewText

@Suite struct TableSizeTests {
    @Test func allTablesTogetherAddAtMost60Kilobytes() throws {
        let bytes = InterTable.byteCount + NotoTable.byteCount + UnicodeTable.byteCount
        print("text tables: \(InterTable.byteCount) + \(NotoTable.byteCount) + \(UnicodeTable.byteCount) = \(bytes)")
        #expect(bytes <= 60_000)
        #expect(try Self.bytesInLiterals() == bytes, "a table is missing from the count")
    }

    /// Advances of Inter, of which the widest are stored halved: a broad arrow, the drachma sign, a letter.
    @Test func advancesOnBothSidesOfTheLimit() throws {
        let wide = try #require(InterGlyph(0x1F852))
        #expect(wide.text(.regular) == 7552)
        #expect(wide.display(.black) == 5260)
        let sign = try #require(InterGlyph(0x20AF))
        #expect(sign.text(.thin) == 3292)
        #expect(sign.text(.black) == 4192)
        #expect(sign.display(.regular) == 2530)
        let letter = try #require(InterGlyph(0x41))
        #expect(letter.text(.thin) == 1736)
        #expect(letter.text(.regular) == 1904)
        #expect(letter.display(.black) == 1536)
    }

    @Test func kerningOfClasses() throws {
        let letters = try "AVÀn".unicodeScalars.map { try #require(InterGlyph($0.value)) }
        #expect(InterGlyph.kerning(letters[0], letters[1]) == -192)
        #expect(InterGlyph.kerning(letters[2], letters[1]) == -192)
        #expect(InterGlyph.kerning(letters[3], letters[3]) == 0)
        let arrow = try #require(InterGlyph(0x1F852))
        #expect(InterGlyph.kerning(letters[0], arrow) == 0)
    }

    /// The characters between the delimiters of all literals in the tables' folder, without indentation and line ends.
    private static func bytesInLiterals() throws -> Int {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/ViewText/Tables").standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var bytes = 0
        for file in files where file.pathExtension == "swift" {
            let pieces = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
            for literal in pieces.enumerated() where literal.offset % 2 == 1 {
                for line in literal.element.split(separator: "\n") {
                    let text = line.drop { $0 == " " }
                    bytes += text.hasSuffix("\\#") ? text.utf8.count - 2 : text.utf8.count
                }
            }
        }
        return bytes
    }
}

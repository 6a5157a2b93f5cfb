import ViewBase

/// What lies between two pieces of the source that stay, and what is to lie there.
struct GapEdit {
    /// The bytes between the pieces.
    let gap: Range<Int>
    let replacement: ArraySlice<UInt8>

    /// What changes a source into its printed form, in order: white space, and what the printed form leaves out or puts
    /// elsewhere.
    static func edits(_ source: [UInt8], _ text: [UInt8], _ pieces: [PrintedPiece]) -> [GapEdit] {
        var edits: [GapEdit] = []
        var sourceEnd = 0
        var textEnd = 0
        func close(_ gap: Range<Int>, _ replacement: Range<Int>) {
            if source[gap] != text[replacement] { edits.append(GapEdit(gap: gap, replacement: text[replacement])) }
        }
        for piece in pieces where piece.source.lowerBound >= sourceEnd {
            close(sourceEnd..<piece.source.lowerBound, textEnd..<piece.output)
            sourceEnd = piece.source.upperBound
            textEnd = piece.output + piece.source.count
        }
        close(sourceEnd..<source.count, textEnd..<text.count)
        return edits
    }

    /// The edit with other line ends than line feeds.
    func ending(linesWith lineEnd: [UInt8]) -> GapEdit {
        if lineEnd == [0x0A] { return self }
        var bytes: [UInt8] = []
        for byte in replacement {
            if byte == 0x0A { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
        }
        return GapEdit(gap: gap, replacement: bytes[...])
    }

    /// Whether the edit leaves anything else than it finds.
    func changes(_ source: SourceFile) -> Bool { source.bytes[gap] != replacement }

    /// The edit without the bytes that stay at both ends; a carriage return is not parted from its line feed, nor a
    /// scalar from its bytes.
    func minimal(_ source: SourceFile) -> TextEdit {
        let bytes = source.bytes
        var start = gap.lowerBound
        var end = gap.upperBound
        var new = replacement
        while start < end, let first = new.first, first == bytes[start], first < 0x80, first != 0x0D {
            start += 1
            new = new.dropFirst()
        }
        while start < end, let last = new.last, last == bytes[end - 1], last < 0x80,
            end - 1 == gap.lowerBound || bytes[end - 2] != 0x0D
        {
            end -= 1
            new = new.dropLast()
        }
        return TextEdit(SourceRange(file: source.id, start..<end), String(decoding: new, as: UTF8.self))
    }
}

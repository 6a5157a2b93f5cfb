import ViewBase
import ViewText

/// One source line as a terminal shows it, with the carets below a range of it.
struct Excerpt {
    /// A line wider than this many cells is cut around the carets.
    static let widest = 120
    /// The cells that a cut line keeps before the carets.
    private static let lead = 40

    private(set) var line = TextWriter()
    private(set) var carets = TextWriter()

    /// Sets the line out; `range` counts bytes from the line's start and lies within it.
    init(_ content: ArraySlice<UInt8>, carets range: Range<Int>) {
        let start = content.startIndex + min(range.lowerBound, content.count)
        let end = content.startIndex + min(max(range.upperBound, range.lowerBound), content.count)
        var from = content.startIndex
        var room = Int.max
        if Excerpt.isTooWide(content) {
            from = Excerpt.leadStart(content, before: start)
            room = Excerpt.widest - 2
        }
        if from > content.startIndex {
            line.write("…")
            carets.write(byte: 0x20)
        }
        write(content, from: from, carets: start..<end, room: room)
    }

    private mutating func write(_ content: ArraySlice<UInt8>, from: Int, carets range: Range<Int>, room: Int) {
        var offset = from
        var room = room
        var isMarked = false
        while offset < content.endIndex {
            let (scalar, length) = Excerpt.scalar(content, offset)
            let width = scalar == 0x09 || Excerpt.steers(scalar) ? 1 : CellWidth.cells(scalar)
            if width > room {
                line.write("…")
                break
            }
            room -= width
            writeScalar(scalar)
            if offset < range.lowerBound {
                if scalar == 0x09 { carets.write(byte: 0x09) } else { carets.indent(width) }
            } else if offset < range.upperBound {
                if scalar == 0x09 { carets.write(byte: 0x09) } else { mark(width) }
                if width > 0 { isMarked = isMarked || scalar != 0x09 }
            }
            offset += length
        }
        if !isMarked { mark(1) }
    }

    private mutating func mark(_ count: Int) {
        for _ in 0..<count { carets.write(byte: 0x5E) }
    }

    /// Writes a scalar; one that could steer the terminal, but for a tab, as U+FFFD.
    private mutating func writeScalar(_ scalar: UInt32) {
        let shown = scalar != 0x09 && Excerpt.steers(scalar) ? 0xFFFD : scalar
        line.write(String(Unicode.Scalar(shown) ?? "\u{FFFD}"))
    }

    private static func steers(_ scalar: UInt32) -> Bool { Unicode.Scalar(scalar).map { SafeText.steers($0) } ?? true }

    private static func isTooWide(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.count > widest else { return false }
        var cells = 0
        var offset = content.startIndex
        while offset < content.endIndex, cells <= widest {
            let (scalar, length) = scalar(content, offset)
            cells += CellWidth.cells(scalar)
            offset += length
        }
        return cells > widest
    }

    /// The offset at most `lead` cells before the carets.
    private static func leadStart(_ content: ArraySlice<UInt8>, before start: Int) -> Int {
        var offset = start
        var cells = 0
        while offset > content.startIndex {
            var previous = offset - 1
            while previous > content.startIndex, offset - previous < 4, content[previous] & 0xC0 == 0x80 {
                previous -= 1
            }
            cells += CellWidth.cells(scalar(content, previous).0)
            if cells > lead { break }
            offset = previous
        }
        return offset
    }

    /// The scalar at an offset and its length in bytes; a byte that is no UTF-8 is U+FFFD.
    private static func scalar(_ content: ArraySlice<UInt8>, _ offset: Int) -> (UInt32, Int) {
        let first = content[offset]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, offset + length <= content.endIndex else { return (0xFFFD, 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            guard content[offset + index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            value = value << 6 | UInt32(content[offset + index] & 0x3F)
        }
        return (value, length)
    }
}

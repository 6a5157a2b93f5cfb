import ViewBase

/// Changes byte offsets of a text into lines and columns and back.
struct LineMap {
    private let bytes: [UInt8]
    private let starts: [Int]
    private let encoding: PositionEncoding

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        var starts = [0]
        // Safe: the buffer is read within its bounds while it is open.
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
                let isReturnOfPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if !isReturnOfPair { starts.append(index + 1) }
            }
        }
        self.starts = starts
    }

    func position(_ offset: Int) -> LinePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        var character = 0
        for index in starts[low]..<offset { character += encoding.columns(bytes[index]) }
        return LinePosition(line: low, character: character)
    }

    /// The columns that bytes take.
    func columns(_ range: Range<Int>) -> Int {
        var columns = 0
        for byte in bytes[range] { columns += encoding.columns(byte) }
        return columns
    }

    /// The offset of a place; of one past its line's end the end, of one inside a scalar the scalar's start.
    func offset(_ position: LinePosition) -> Int {
        guard position.line < starts.count else { return bytes.count }
        let end = lineEnd(position.line)
        var offset = starts[position.line]
        var character = 0
        while offset < end {
            var next = offset + 1
            var width = encoding.columns(bytes[offset])
            while next < end, bytes[next] & 0xC0 == 0x80 {
                width += encoding.columns(bytes[next])
                next += 1
            }
            if character + width > position.character { break }
            character += width
            offset = next
        }
        return offset
    }

    /// The end of a line without its line end.
    private func lineEnd(_ line: Int) -> Int {
        guard line + 1 < starts.count else { return bytes.count }
        var end = starts[line + 1] - 1
        if end > starts[line], bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// The lines that a range of bytes touches, each with its part of the range.
    func lineParts(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var line = position(range.lowerBound).line
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(lineEnd(line), range.upperBound)
            if end > start { parts.append(start..<end) }
            line += 1
            guard line < starts.count else { break }
            start = starts[line]
        }
        return parts
    }

    /// A place that moves on through the text, so that each byte is counted once.
    struct Cursor {
        private let map: LineMap
        private var line = 0
        private var character = 0
        private var offset = 0

        init(_ map: LineMap) { self.map = map }

        /// Moves to an offset, which lies behind the last one.
        mutating func move(to target: Int) -> LinePosition {
            while line + 1 < map.starts.count, map.starts[line + 1] <= target {
                line += 1
                (character, offset) = (0, map.starts[line])
            }
            while offset < target {
                character += map.encoding.columns(map.bytes[offset])
                offset += 1
            }
            return LinePosition(line: line, character: character)
        }
    }

    func json(_ range: Range<Int>) -> JSONValue {
        .members(("start", position(range.lowerBound).json), ("end", position(range.upperBound).json))
    }

    /// The bytes of a range that a message holds.
    func range(_ json: JSONValue?) throws(ResponseError) -> Range<Int> {
        let start = offset(try LinePosition(json?["start"]))
        let end = offset(try LinePosition(json?["end"]))
        return min(start, end)..<max(start, end)
    }
}

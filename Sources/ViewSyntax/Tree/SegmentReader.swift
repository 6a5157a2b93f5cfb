import ViewBase

/// Reads the text of one string segment.
struct SegmentReader {
    let bytes: [UInt8]
    let form: StringForm
    private var output: [UInt8] = []

    init(bytes: [UInt8], form: StringForm) {
        self.bytes = bytes
        self.form = form
    }

    /// The text of the segment in `range`, which may be the first or the last of its string.
    mutating func read(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> String {
        var index = range.lowerBound
        var end = range.upperBound
        if form.isMultiline {
            if isLast { end = lastLineEnd(range) }
            if isFirst { index = lineStart(after: index, end: max(end, index)) }
        }
        output.reserveCapacity(max(0, end - index))
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), isEscape(index) {
                index = readEscape(index + 1 + form.hashes, end)
            } else if form.isMultiline, byte == 0x0A || byte == 0x0D {
                output.append(0x0A)
                index = lineStart(after: index, end: end)
            } else {
                output.append(byte)
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func isEscape(_ index: Int) -> Bool {
        for distance in 0..<form.hashes where bytes[index + 1 + distance] != UInt8(ascii: "#") { return false }
        return true
    }

    /// The offset of the line end before the closing quotes' line.
    private func lastLineEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] != 0x0A, bytes[end - 1] != 0x0D { end -= 1 }
        guard end > range.lowerBound else { return range.upperBound }
        end -= 1
        if end > range.lowerBound, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// The offset after the line end at `index`, if one stands there, and after the indentation that follows.
    private func lineStart(after index: Int, end: Int) -> Int {
        var index = index
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D else { return index }
        index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        var distance = 0
        while distance < form.indentation.count, index < end,
            bytes[index] == bytes[form.indentation.lowerBound + distance]
        {
            index += 1
            distance += 1
        }
        return index
    }

    /// Reads the escape whose letter stands at `letter`; returns the offset after it.
    private mutating func readEscape(_ letter: Int, _ end: Int) -> Int {
        guard letter < end else { return end }
        switch bytes[letter] {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "0"): output.append(0x00)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(bytes[letter])
        case UInt8(ascii: "u"): return readScalar(letter + 1, end)
        case 0x20, 0x09, 0x0A, 0x0D: return lineStart(after: letter, end: end)
        default: return min(letter + UTF8Scalar.length(bytes[letter]), end)
        }
        return letter + 1
    }

    /// Reads `{1F600}`; a malformed one stands for nothing.
    private mutating func readScalar(_ start: Int, _ end: Int) -> Int {
        guard start < end, bytes[start] == UInt8(ascii: "{") else { return start }
        var index = start + 1
        var value: UInt64 = 0
        while index < end, let digit = RadixDigits.hexValue(bytes[index]) {
            value = min(value << 4 | digit, 0xFFFF_FFFF)
            index += 1
        }
        let isClosed = index < end && bytes[index] == UInt8(ascii: "}")
        if ScalarEscapeFault(digits: index - start - 1, value: value, isClosed: isClosed) == nil {
            UTF8Scalar.append(UInt32(value), to: &output)
        }
        return isClosed ? index + 1 : index
    }
}

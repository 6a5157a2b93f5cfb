/// A comment between two tokens.
struct Comment {
    /// The bytes of the comment, without the line end.
    let range: Range<Int>
    /// Whether it begins a line.
    let beginsLine: Bool
    /// Whether a blank line lies before it.
    let followsBlank: Bool
    /// Whether a line ends in it.
    let spansLines: Bool
    /// Whether a line ends after it, before what follows.
    var endsLine = false

    /// Whether a line ends before, in or after it.
    var endsLineAround: Bool { beginsLine || spansLines || endsLine }
}

/// What lies between two tokens.
struct Gap {
    var comments: [Comment] = []
    /// Whether a line ends before the token, after the last comment.
    var endsLine = false
    /// Whether a blank line lies before the token, after the last comment.
    var endsBlank = false

    /// Reads the white space and comments in a range of a well-formed source.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var index = range.lowerBound
        var lineEnds = range.lowerBound == 0 ? 1 : 0
        while index < range.upperBound {
            switch bytes[index] {
            case 0x0A:
                lineEnds += 1
                index += 1
            case 0x0D:
                lineEnds += 1
                index += index + 1 < range.upperBound && bytes[index + 1] == 0x0A ? 2 : 1
            case UInt8(ascii: "/"):
                let end = Gap.commentEnd(bytes, index, range.upperBound)
                let spansLines = bytes[index..<end].contains { $0 == 0x0A || $0 == 0x0D }
                if !comments.isEmpty, lineEnds > 0 { comments[comments.count - 1].endsLine = true }
                comments.append(
                    Comment(
                        range: index..<Gap.trimmed(bytes, index, end), beginsLine: lineEnds > 0,
                        followsBlank: lineEnds > 1, spansLines: spansLines))
                lineEnds = 0
                index = end
            default: index += 1
            }
        }
        if !comments.isEmpty, lineEnds > 0 || range.upperBound == bytes.count {
            comments[comments.count - 1].endsLine = true
        }
        endsLine = lineEnds > 0
        endsBlank = lineEnds > 1
    }

    /// The end of the comment that begins at an offset.
    private static func commentEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
        var index = start + 2
        guard start + 1 < limit, bytes[start + 1] == UInt8(ascii: "*") else {
            while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            return min(index, limit)
        }
        var depth = 1
        while index + 1 < limit, depth > 0 {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        return depth > 0 ? limit : index
    }

    /// The end of a comment without white space at its end.
    private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return end
    }
}

extension SourceFile {
    /// What to take away for something to be gone without a trace: its line where nothing else stands on it, else the `;`
    /// that ends it, or that ends what stands before it, and the blanks beside it. Comments stay.
    public func removal(of range: Range<Int>) -> SourceRange {
        var start = range.lowerBound
        var end = skippingBlanks(from: range.upperBound)
        let hasSemicolon = end < bytes.count && bytes[end] == UInt8(ascii: ";")
        if hasSemicolon { end = skippingBlanks(from: end + 1) }
        let blankStart = startOfBlanks(before: start)
        let first = LineTable.hasByteOrderMark(bytes) ? 3 : 0
        let beginsLine = blankStart == first || isLineEnd(blankStart - 1)
        let endsLine = end == bytes.count || isLineEnd(end)
        if beginsLine {
            guard endsLine else { return SourceRange(file: id, start..<end) }
            start = blankStart
            if end < bytes.count { end += isPair(end) ? 2 : 1 }
        } else if bytes[blankStart - 1] == UInt8(ascii: ";"), !hasSemicolon {
            start = startOfBlanks(before: blankStart - 1)
            if !endsLine { end = range.upperBound }
        } else if endsLine {
            start = blankStart
        } else if blankStart == start, !hasSemicolon {
            end = range.upperBound
        }
        return SourceRange(file: id, start..<end)
    }

    private func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

    private func isPair(_ offset: Int) -> Bool {
        bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    }

    private func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }

    private func skippingBlanks(from offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, isBlank(offset) { offset += 1 }
        return offset
    }

    private func startOfBlanks(before offset: Int) -> Int {
        var offset = offset
        while offset > 0, isBlank(offset - 1) { offset -= 1 }
        return offset
    }
}

/// The tag of a source file's id.
public enum FileTag {}

/// A source file's number inside one compilation.
public typealias FileID = ID<FileTag>

/// One file of a compilation: the path as the user wrote it, and its bytes.
public struct SourceFile: Sendable {
    public let id: FileID
    /// The path as given on the command line, or as the importer's path leads to it.
    public let path: String
    /// The bytes as read, a byte-order mark included.
    public let bytes: [UInt8]

    public init(id: FileID, path: String, bytes: [UInt8]) {
        self.id = id
        self.path = path
        self.bytes = bytes
    }

    /// The text between two byte offsets.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// A half-open range of byte offsets in one file.
public struct SourceRange: Hashable, Sendable {
    public let file: FileID
    public let start: UInt32
    public let end: UInt32

    public init(file: FileID, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    public init(file: FileID, _ range: Range<Int>) {
        self.init(file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    }

    /// The offsets as an array range.
    public var offsets: Range<Int> { Int(start)..<Int(end) }
}

/// A place as people count it: lines and Unicode scalars from 1.
public struct LineColumn: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The starts of the lines of one file; LF, CRLF and a lone CR end a line.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let starts: [UInt32]
    /// The scalars that begin before each multiple of `stride`, so that a place in a long line is found at once.
    private let scalarCounts: [UInt32]

    private static let stride = 512

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts: [UInt32] = [0]
        var scalarCounts: [UInt32] = []
        var scalars: UInt32 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            if offset % LineTable.stride == 0 { scalarCounts.append(scalars) }
            if byte & 0xC0 != 0x80 { scalars += 1 }
            let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
            if byte == 0x0A || isReturn { starts.append(UInt32(offset + 1)) }
        }
        if bytes.count % LineTable.stride == 0 { scalarCounts.append(scalars) }
        self.starts = starts
        self.scalarCounts = scalarCounts
    }

    public var lineCount: Int { starts.count }

    /// The line and column of a byte offset; a byte-order mark counts no column, a tab one.
    public func place(_ offset: Int) -> LineColumn {
        let line = lineIndex(offset)
        let start = contentStart(line)
        let end = max(start, min(offset, bytes.count))
        return LineColumn(line: line + 1, column: scalars(before: end) - scalars(before: start) + 1)
    }

    /// The bytes of a line (counted from 1) without its line end and without a byte-order mark.
    public func content(line: Int) -> ArraySlice<UInt8> {
        let start = contentStart(line - 1)
        var end = line < starts.count ? Int(starts[line]) : bytes.count
        if line < starts.count {
            end -= 1
            if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        }
        return bytes[start..<max(start, end)]
    }

    /// The byte offset at which the content of a line (counted from 1) begins.
    public func contentStart(ofLine line: Int) -> Int { contentStart(line - 1) }

    /// The bytes from the start of a line (counted from 1) to the end of another, without its line end; lines that are
    /// not there are left out.
    public func range(ofLines lines: ClosedRange<Int>) -> Range<Int> {
        let first = min(max(lines.lowerBound, 1), lineCount)
        return contentStart(ofLine: first)..<content(line: min(max(lines.upperBound, first), lineCount)).endIndex
    }

    private func contentStart(_ index: Int) -> Int {
        let start = Int(starts[index])
        return index == 0 && LineTable.hasByteOrderMark(bytes) ? 3 : start
    }

    private func lineIndex(_ offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Whether the bytes begin with the UTF-8 byte-order mark.
    public static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }

    /// The number of scalars that begin before an offset.
    private func scalars(before offset: Int) -> Int {
        let block = offset / LineTable.stride
        var count = Int(scalarCounts[block])
        for index in (block * LineTable.stride)..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}

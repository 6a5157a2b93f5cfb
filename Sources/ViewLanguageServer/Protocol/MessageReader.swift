import ViewBase

/// Cuts the bytes that a client sends into messages: a header with `Content-Length`, an empty line, that many bytes.
struct MessageReader {
    /// A longer message is stepped over.
    static let largestMessage = 128 << 20
    /// A longer header is none.
    private static let longestHeader = 8 << 10

    enum Item {
        case message(JSONValue)
        /// What came is no JSON, or no message.
        case malformed(String)
    }

    private var bytes: [UInt8] = []
    private var start = 0
    /// The bytes of a message too long that are still to come.
    private var bytesToSkip = 0

    mutating func receive(_ received: ArraySlice<UInt8>) {
        if start > 0, start == bytes.count || start > 1 << 16 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: received)
    }

    /// The next message that has come whole.
    mutating func next() -> Item? {
        if bytesToSkip > 0 {
            let skipped = min(bytesToSkip, bytes.count - start)
            start += skipped
            bytesToSkip -= skipped
            if bytesToSkip > 0 { return nil }
        }
        guard let header = headerEnd() else {
            guard bytes.count - start > MessageReader.longestHeader else { return nil }
            start = bytes.count
            return .malformed("the header has no end")
        }
        guard let length = contentLength(start..<header.end) else {
            start = header.next
            return .malformed("the header has no Content-Length")
        }
        if length > MessageReader.largestMessage {
            start = header.next
            bytesToSkip = length
            return .malformed("the message is too long")
        }
        guard bytes.count - header.next >= length else { return nil }
        start = header.next + length
        switch JSONReader.read(Array(bytes[header.next..<start])) {
        case .success(let value): return .message(value)
        case .failure(let error): return .malformed(error.message + ", at byte " + String(error.offset))
        }
    }

    /// Where the header ends and where its message begins; nil where the empty line has not come.
    private func headerEnd() -> (end: Int, next: Int)? {
        var index = start
        let limit = min(bytes.count, start + MessageReader.longestHeader)
        while index < limit {
            if bytes[index] == 0x0A {
                if index + 1 < limit, bytes[index + 1] == 0x0A { return (index, index + 2) }
                if index + 2 < limit, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return (index, index + 3) }
            }
            index += 1
        }
        return nil
    }

    private func contentLength(_ header: Range<Int>) -> Int? {
        let name = Array("content-length:".utf8)
        for line in bytes[header].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard line.count > name.count, zip(line, name).allSatisfy({ ($0 | 0x20) == ($1 | 0x20) }) else { continue }
            let digits = line.dropFirst(name.count).filter { $0 != 0x20 && $0 != 0x09 }
            guard !digits.isEmpty, digits.count <= 12, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
                return nil
            }
            return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        return nil
    }
}

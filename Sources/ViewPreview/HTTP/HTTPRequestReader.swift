/// Takes requests out of the bytes of a connection, in whatever pieces they come: RFC 9112, strictly.
package struct HTTPRequestReader {
    package enum Outcome: Equatable {
        /// More bytes are needed.
        case waiting
        case request(HTTPRequest)
        /// What came is no request that can be answered; nothing after it can be read.
        case fault(HTTPStatus)
    }

    /// A longer head is refused, in bytes.
    package static let longestHead = 16 << 10
    /// A longer body is refused, in bytes.
    package static let longestBody = 256 << 10
    private static let longestTarget = 2048
    private static let mostFields = 100

    private var bytes: [UInt8] = []
    /// How far the end of the head was looked for.
    private var searched = 0
    /// The head read, while its body is waited for.
    private var open: (request: HTTPRequest, bodyStart: Int, bodyCount: Int)?

    package init() {}

    /// Whether a request has begun and not ended.
    package var isAmidRequest: Bool { !bytes.isEmpty }

    package mutating func receive(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

    /// The next request.
    package mutating func next() -> Outcome {
        if open == nil {
            skipEmptyLines()
            guard let end = headEnd() else {
                return bytes.count > HTTPRequestReader.longestHead ? .fault(.fieldsTooLarge) : .waiting
            }
            guard end <= HTTPRequestReader.longestHead else { return .fault(.fieldsTooLarge) }
            var head = HTTPHead(bytes[..<(end - 2)])
            guard let request = head.request(), head.fault == nil else { return .fault(head.fault ?? .badRequest) }
            open = (request, end, head.bodyCount)
        }
        guard let open, bytes.count >= open.bodyStart + open.bodyCount else { return .waiting }
        var request = open.request
        let end = open.bodyStart + open.bodyCount
        request.body = Array(bytes[open.bodyStart..<end])
        bytes.removeFirst(end)
        searched = 0
        self.open = nil
        return .request(request)
    }

    /// Clients may send empty lines between requests.
    private mutating func skipEmptyLines() {
        var count = 0
        while bytes.count >= count + 2, bytes[count] == 0x0D, bytes[count + 1] == 0x0A { count += 2 }
        if count > 0 { bytes.removeFirst(count) }
    }

    /// The index after the empty line that ends the head.
    private mutating func headEnd() -> Int? {
        var index = max(3, searched)
        while index < bytes.count {
            if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A, bytes[index - 3] == 0x0D {
                return index + 1
            }
            index += 1
        }
        searched = bytes.count
        return nil
    }

    /// The lines of one head, read from the first to the last.
    private struct HTTPHead {
        private var lines: ArraySlice<UInt8>
        /// Why the request cannot be answered.
        private(set) var fault: HTTPStatus?
        /// The bytes of the body.
        private(set) var bodyCount = 0

        /// Takes the lines, each with its end.
        init(_ lines: ArraySlice<UInt8>) { self.lines = lines }

        /// The request without its body; nil where it is none, `fault` then says more.
        mutating func request() -> HTTPRequest? {
            guard let line = nextLine() else { return nil }
            let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
            guard parts.count == 3, HTTPHead.isToken(parts[0]) else { return nil }
            guard parts[1].count <= HTTPRequestReader.longestTarget else { return refuse(.uriTooLong) }
            guard parts[1].first == 0x2F, parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
            let version = HTTPHead.text(parts[2])
            guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
                return refuse(version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
            }
            var fields: [HTTPRequest.Field] = []
            while let line = nextLine() {
                guard fields.count < HTTPRequestReader.mostFields else { return refuse(.fieldsTooLarge) }
                guard let field = HTTPHead.field(line) else { return nil }
                fields.append(field)
            }
            guard lines.isEmpty else { return nil }
            let request = HTTPRequest(
                method: HTTPHead.text(parts[0]), target: HTTPHead.text(parts[1]),
                minorVersion: version == "HTTP/1.1" ? 1 : 0, fields: fields)
            return measureBody(request) ? request : nil
        }

        private mutating func refuse(_ status: HTTPStatus) -> HTTPRequest? {
            fault = status
            return nil
        }

        /// Reads the body's length; whether it can be taken.
        private mutating func measureBody(_ request: HTTPRequest) -> Bool {
            if !request.values("transfer-encoding").isEmpty { fault = .notImplemented }
            if !request.values("expect").isEmpty { fault = .expectationFailed }
            let lengths = request.values("content-length")
            guard lengths.count <= 1, fault == nil else { return false }
            guard let text = lengths.first else { return true }
            guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
                let count = Int(text)
            else { return false }
            if count > HTTPRequestReader.longestBody { fault = .contentTooLarge }
            bodyCount = count
            return fault == nil
        }

        /// The next line without its end, CR LF; nil where none follows.
        private mutating func nextLine() -> ArraySlice<UInt8>? {
            guard let end = lines.firstIndex(of: 0x0A), end > lines.startIndex, lines[end - 1] == 0x0D else {
                return nil
            }
            let line = lines[..<(end - 1)]
            guard !line.contains(0x0D) else { return nil }
            lines = lines[(end + 1)...]
            return line
        }

        private static func field(_ line: ArraySlice<UInt8>) -> HTTPRequest.Field? {
            guard let colon = line.firstIndex(of: 0x3A), isToken(line[..<colon]) else { return nil }
            var value = line[(colon + 1)...]
            while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
            while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
            guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
            return HTTPRequest.Field(name: text(line[..<colon]).lowercased(), value: text(value))
        }

        /// Whether bytes are a name: RFC 9110, section 5.6.2.
        private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
            !bytes.isEmpty
                && bytes.allSatisfy { byte in
                    switch byte {
                    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                    }
                }
        }

        private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    }
}

import ViewBase

/// Puts messages into the bytes that a client reads.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ message: JSONValue) {
        var json = JSONWriter(isCompact: true)
        json.value(message)
        bytes.append(contentsOf: "Content-Length: ".utf8)
        bytes.append(contentsOf: String(json.bytes.count).utf8)
        bytes.append(contentsOf: "\r\n\r\n".utf8)
        bytes.append(contentsOf: json.bytes)
    }

    /// The bytes written since they were last taken.
    mutating func take() -> [UInt8] {
        let taken = bytes
        bytes = []
        return taken
    }
}

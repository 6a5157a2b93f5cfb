/// Why a file of texts cannot be read.
public struct StringsError: Error, Hashable, Sendable {
    /// What is wrong, as the end of a sentence.
    public let message: String
    /// The line, counted from 1; nil where the whole file is wrong.
    public let line: Int?

    init(_ message: String, line: Int? = nil) {
        self.message = message
        self.line = line
    }

    /// With the line of a byte.
    init(_ message: String, _ bytes: [UInt8], at offset: Int) {
        self.init(message, line: 1 + bytes.prefix(max(0, offset)).count { $0 == 0x0A })
    }

    /// The message with the line: `line 3: …`.
    public var text: String { line.map { "line \($0): " + message } ?? message }
}

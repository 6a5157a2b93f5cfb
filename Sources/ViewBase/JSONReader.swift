/// Reads one JSON value from UTF-8 bytes (RFC 8259), nested at most `depthLimit` deep.
public struct JSONReader {
    /// Containers may be nested this deep.
    public static let depthLimit = 256

    private let bytes: [UInt8]
    private let keepsHalves: Bool
    private var position = 0
    private var depth = 0

    /// The value that the whole text is. A lone half of a surrogate pair is the replacement character, or an error where
    /// `keepsHalves` is false.
    public static func read(_ bytes: [UInt8], keepsHalves: Bool = true) -> Result<JSONValue, JSONError> {
        var reader = JSONReader(bytes: bytes, keepsHalves: keepsHalves)
        do throws(JSONError) {
            reader.skipSpace()
            let value = try reader.value()
            reader.skipSpace()
            guard reader.position == bytes.count else { throw reader.error("one value expected, more follows") }
            return .success(value)
        } catch {
            return .failure(error)
        }
    }

    private init(bytes: [UInt8], keepsHalves: Bool) {
        self.bytes = bytes
        self.keepsHalves = keepsHalves
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ message: String) -> JSONError { JSONError(message: message, offset: position) }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        guard let byte = current else { throw error("a value expected") }
        switch byte {
        case 0x7B: return try nested { reader throws(JSONError) in try reader.object() }
        case 0x5B: return try nested { reader throws(JSONError) in try reader.array() }
        case 0x22: return .string(try string())
        case 0x74: return try word("true", .bool(true))
        case 0x66: return try word("false", .bool(false))
        case 0x6E: return try word("null", .null)
        case 0x2D, 0x30...0x39: return .number(try number())
        default: throw error("a value expected")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        guard depth < JSONReader.depthLimit else { throw error("nested too deeply") }
        depth += 1
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        var members: [JSONMember] = []
        skipSpace()
        if take(0x7D) { return .object([]) }
        repeat {
            skipSpace()
            guard current == 0x22 else { throw error("a key in quotes expected") }
            let start = position
            let key = try string()
            skipSpace()
            guard take(0x3A) else { throw error("`:` expected") }
            skipSpace()
            members.append(JSONMember(key, try value(), at: start))
            skipSpace()
        } while take(0x2C)
        guard take(0x7D) else { throw error("`,` or `}` expected") }
        return .object(members)
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        var elements: [JSONValue] = []
        skipSpace()
        if take(0x5D) { return .array([]) }
        repeat {
            skipSpace()
            elements.append(try value())
            skipSpace()
        } while take(0x2C)
        guard take(0x5D) else { throw error("`,` or `]` expected") }
        return .array(elements)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw error("a value expected") }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONError) -> Double {
        let start = position
        _ = take(0x2D)
        if !take(0x30) { try digits() }
        if take(0x2E) { try digits() }
        if take(0x65) || take(0x45) {
            if !take(0x2B) { _ = take(0x2D) }
            try digits()
        }
        guard let value = Decimal.parse(bytes[start..<position]) else { throw error("a number expected") }
        return value
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = current, byte >= 0x30, byte <= 0x39 { position += 1 }
        guard position > start else { throw error("a digit expected") }
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case 0x22:
                if let valid = String(validating: text, as: UTF8.self) { return valid }
                throw error("a string is no valid UTF-8")
            case 0x5C: try escape(&text)
            case 0x00..<0x20: throw error("a control character in a string")
            default: text.append(byte)
            }
        }
        throw error("the string is not closed")
    }

    private mutating func escape(_ text: inout [UInt8]) throws(JSONError) {
        guard let byte = current else { throw error("the string is not closed") }
        position += 1
        switch byte {
        case 0x22, 0x5C, 0x2F: text.append(byte)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x75: text.append(contentsOf: String(try escapedScalar()).utf8)
        default: throw error("no such escape")
        }
    }

    /// The scalar of `XXXX` after `\u`, or of a surrogate pair.
    private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
        let high = try hexUnit()
        if let scalar = Unicode.Scalar(high) { return scalar }
        let afterHigh = position
        if high < 0xDC00, take(0x5C), take(0x75) {
            let low = try hexUnit()
            if low >= 0xDC00, low < 0xE000 {
                return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
            }
        }
        position = afterHigh
        guard keepsHalves else { throw error("half a pair of surrogates stands alone") }
        return "\u{FFFD}"
    }

    private mutating func hexUnit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = JSONReader.hexDigit(byte) else {
                throw error("four hexadecimal digits expected")
            }
            value = value << 4 | digit
            position += 1
        }
        return value
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}

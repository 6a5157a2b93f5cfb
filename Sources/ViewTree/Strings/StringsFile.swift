/// Reads `.strings` files: `"key" = "text";`, with comments between.
struct StringsFile {
    private let bytes: [UInt8]
    private var position = 0

    /// The texts by their keys.
    static func read(_ bytes: [UInt8]) throws(StringsError) -> [String: LocalizedText] {
        var file = StringsFile(bytes: bytes)
        var texts: [String: LocalizedText] = [:]
        try file.skipSpace()
        while file.position < bytes.count {
            let start = file.position
            let key = try file.word("a key")
            try file.skipSpace()
            // `key;` stands for `key = key;`.
            var text = key
            if file.take(0x3D) {
                try file.skipSpace()
                text = try file.word("a text")
                try file.skipSpace()
            }
            guard file.take(0x3B) else { throw file.error("`;` expected") }
            if let fault = VariableCheck.fault(LocalizedText(text)) {
                throw StringsError("`" + key + "`: " + fault, bytes, at: start)
            }
            guard texts.updateValue(LocalizedText(text), forKey: key) == nil else {
                throw StringsError("`" + key + "` is there twice", bytes, at: start)
            }
            try file.skipSpace()
        }
        return texts
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ message: String) -> StringsError { StringsError(message, bytes, at: position) }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Steps over white space and comments.
    private mutating func skipSpace() throws(StringsError) {
        while position < bytes.count {
            if stands("//") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if stands("/*") {
                let start = position
                position += 2
                while position < bytes.count, !stands("*/") { position += 1 }
                guard position < bytes.count else {
                    position = start
                    throw error("the comment is not closed")
                }
                position += 2
            } else if bytes[position] <= 0x20 {
                position += 1
            } else {
                return
            }
        }
    }

    /// A string in quotes, or a bare word.
    private mutating func word(_ what: String) throws(StringsError) -> String {
        if take(0x22) { return try quoted() }
        let start = position
        while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
        guard position > start else { throw error(what + " in quotes expected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte == 0x2E
            || byte == 0x2D || byte == 0x24 || byte == 0x3A || byte == 0x2F
    }

    private mutating func quoted() throws(StringsError) -> String {
        let start = position
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
            if byte == 0x5C { try escape(&text) } else { text.append(byte) }
        }
        position = start
        throw error("the string is not closed")
    }

    /// The sign after a backslash, as in property lists of the old form; one without a meaning stands for itself.
    private mutating func escape(_ text: inout [UInt8]) throws(StringsError) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x61: text.append(0x07)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x76: text.append(0x0B)
        case 0x30...0x37: text.append(try octal())
        case 0x55, 0x75: text += Array(try scalars().utf8)
        default: text.append(byte)
        }
    }

    /// The sign of ASCII that one to three octal digits number, the first of which was read. Those beyond ASCII are signs
    /// of an encoding of old.
    private mutating func octal() throws(StringsError) -> UInt8 {
        position -= 1
        let start = position
        var value: UInt16 = 0
        while position < min(start + 3, bytes.count), bytes[position] & 0xF8 == 0x30 {
            value = value << 3 | UInt16(bytes[position] & 7)
            position += 1
        }
        guard value < 0x80 else {
            throw StringsError("an octal code beyond `\\177`: write `\\U` and four digits", bytes, at: start)
        }
        return UInt8(value)
    }

    /// The scalar of a `\U` code of four digits, or of two that are a pair of surrogates.
    private mutating func scalars() throws(StringsError) -> String {
        let start = position - 2
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return String(scalar) }
        if first & 0xFC00 == 0xD800, stands("\\U") || stands("\\u") {
            position += 2
            let second = try unit()
            if second & 0xFC00 == 0xDC00 { return String(decoding: [first, second], as: UTF16.self) }
        }
        throw StringsError("half a pair of surrogates stands alone", bytes, at: start)
    }

    private mutating func unit() throws(StringsError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard position < bytes.count, let digit = hexadecimal(bytes[position]) else {
                throw error("`\\U` takes four hexadecimal digits")
            }
            value = value << 4 | digit
            position += 1
        }
        return value
    }

    private func hexadecimal(_ byte: UInt8) -> UInt16? {
        switch byte {
        case 0x30...0x39: UInt16(byte - 0x30)
        case 0x41...0x46: UInt16(byte - 0x37)
        case 0x61...0x66: UInt16(byte - 0x57)
        default: nil
        }
    }
}

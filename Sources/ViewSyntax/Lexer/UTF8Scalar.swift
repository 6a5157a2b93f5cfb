/// One Unicode scalar and the number of bytes that it takes.
struct UTF8Scalar {
    let value: UInt32
    let length: Int

    /// The scalar that begins at `offset`, or nil where the bytes are not UTF-8.
    ///
    /// Safe: the offset lies in the buffer, and the length is compared with what is left.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UTF8Scalar? {
        let first = bytes[offset]
        if first < 0x80 { return UTF8Scalar(value: UInt32(first), length: 1) }
        let length = length(first)
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let byte = bytes[offset + index]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard value >= least, isScalar(value) else { return nil }
        return UTF8Scalar(value: value, length: length)
    }

    /// The number of bytes of the scalar that begins with this byte.
    static func length(_ first: UInt8) -> Int { first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

    /// Whether the number is a Unicode scalar: at most 10FFFF and no surrogate.
    static func isScalar(_ value: UInt32) -> Bool {
        value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
    }

    /// Appends the UTF-8 bytes of a scalar.
    static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        switch value {
        case 0..<0x80:
            bytes.append(UInt8(value))
        case 0x80..<0x800:
            bytes.append(0xC0 | UInt8(value >> 6))
            bytes.append(0x80 | UInt8(value & 0x3F))
        case 0x800..<0x1_0000:
            bytes.append(0xE0 | UInt8(value >> 12))
            bytes.append(0x80 | UInt8(value >> 6 & 0x3F))
            bytes.append(0x80 | UInt8(value & 0x3F))
        default:
            bytes.append(0xF0 | UInt8(value >> 18))
            bytes.append(0x80 | UInt8(value >> 12 & 0x3F))
            bytes.append(0x80 | UInt8(value >> 6 & 0x3F))
            bytes.append(0x80 | UInt8(value & 0x3F))
        }
    }

    /// Whether the scalar may begin a name.
    var startsName: Bool { Unicode.Scalar(value)?.properties.isXIDStart ?? false }

    /// Whether the scalar may continue a name.
    var continuesName: Bool { Unicode.Scalar(value)?.properties.isXIDContinue ?? false }
}

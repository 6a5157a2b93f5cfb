/// The digits that a prefix allows: `0x`, `0o` or `0b`.
enum RadixDigits: UInt64 {
    case binary = 2
    case octal = 8
    case hexadecimal = 16

    /// The digits after `0` and this letter, or nil for another byte.
    init?(prefix: UInt8) {
        switch prefix {
        case UInt8(ascii: "x"): self = .hexadecimal
        case UInt8(ascii: "o"): self = .octal
        case UInt8(ascii: "b"): self = .binary
        default: return nil
        }
    }

    /// The word for messages.
    var word: String {
        switch self {
        case .binary: "binary"
        case .octal: "octal"
        case .hexadecimal: "hexadecimal"
        }
    }

    /// What a digit is worth, or nil if it is none of these.
    func value(_ byte: UInt8) -> UInt64? {
        guard let value = RadixDigits.hexValue(byte), value < rawValue else { return nil }
        return value
    }

    /// What a hexadecimal digit is worth.
    static func hexValue(_ byte: UInt8) -> UInt64? {
        switch byte {
        case 0x30...0x39: UInt64(byte - 0x30)
        case 0x41...0x46: UInt64(byte - 0x41 + 10)
        case 0x61...0x66: UInt64(byte - 0x61 + 10)
        default: nil
        }
    }
}

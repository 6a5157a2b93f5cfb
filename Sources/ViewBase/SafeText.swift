/// Makes text of the user safe to print: control characters, which could steer a terminal, and marks that turn the
/// direction of what follows are written as Swift spells them.
public enum SafeText {
    /// A text as a part of a line: `a\nb`, `\u{1B}[2J`.
    public static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { steers($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result
    }

    /// Lines of text, their ends and tabs being kept.
    public static func lines(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { isSuspicious($0) }) else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        var result = ""
        for scalar in text.unicodeScalars {
            let isKept = scalar == "\n" || scalar == "\t"
            if isKept { result.unicodeScalars.append(scalar) } else { append(scalar, to: &result) }
        }
        return Array(result.utf8)
    }

    /// Whether a sign is a control code, ends lines, or turns the direction of text.
    public static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            guard steers(scalar) else { return result.unicodeScalars.append(scalar) }
            result += "\\u{" + hexadecimal(scalar.value) + "}"
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let signs = Array("0123456789ABCDEF".utf8)
        var digits: [UInt8] = []
        var rest = Int(value)
        repeat {
            digits.append(signs[rest % 16])
            rest /= 16
        } while rest > 0
        return String(decoding: digits.reversed(), as: UTF8.self)
    }

    /// Whether a byte can begin a sign that steers; other text is left alone at once.
    private static func isSuspicious(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }
}

import ViewBase

/// What text and numbers are in XML.
enum XML {
    /// A text as content or, in double quotes, the value of an attribute; what XML cannot hold becomes U+FFFD.
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: bytes.append(contentsOf: "&amp;".utf8)
            case 0x3C: bytes.append(contentsOf: "&lt;".utf8)
            case 0x3E: bytes.append(contentsOf: "&gt;".utf8)
            case 0x22: bytes.append(contentsOf: "&quot;".utf8)
            case 0x09, 0x0A, 0x0D: bytes.append(0x20)
            case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: bytes.append(contentsOf: "\u{FFFD}".utf8)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number as the value of an attribute, or a part of it; 0 for one that is not finite, which SVG cannot say.
    static func number(_ number: Double) -> String { Decimal.text(number.isFinite ? number : 0) }

    /// A number that is no length, to a thousandth.
    static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}

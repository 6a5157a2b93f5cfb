import ViewBase

/// Literals of Swift.
public enum SwiftLiteral {
    /// A string as a literal in quotes.
    public static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// A string's characters as a literal spells them: each comes out as itself.
    ///
    /// Control characters, line and paragraph separators, and marks that turn the direction of reading are spelt by
    /// number, so that the source reads as it means.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            case _ where isUnseen(scalar.value): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnseen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// A whole number, its digits in groups from seven on.
    static func text(_ value: Int64) -> String {
        let digits = Array(String(value.magnitude).utf8)
        guard digits.count >= 7 else { return String(value) }
        var result = value < 0 ? "-" : ""
        for index in digits.indices {
            if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
            result.unicodeScalars.append(Unicode.Scalar(digits[index]))
        }
        return result
    }

    /// A double; `8` where the context makes a double of it, else `8.0`.
    static func text(_ value: Double, isTyped: Bool) -> String {
        if value == .infinity { return isTyped ? ".infinity" : "Double.infinity" }
        if value == -.infinity { return isTyped ? "-.infinity" : "-Double.infinity" }
        if isTyped, value.magnitude < 1_000_000, value == value.rounded(), !(value == 0 && value.sign == .minus) {
            return String(Int64(value))
        }
        // Swift warns of decimal digits so small that they are not exact.
        if value.isSubnormal {
            return "\(value < 0 ? "-" : "")0x\(String(value.significandBitPattern, radix: 16))p-1074"
        }
        return value.description
    }
}

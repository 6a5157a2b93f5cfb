import ViewBase

/// Reading the digits of number literals.
enum Literal {
    /// The value of an integer literal's digits, or nil if it is malformed or needs more than 64 bits.
    static func magnitude(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64? {
        var index = range.lowerBound
        var radix: UInt64 = 10
        if range.count > 2, bytes[index] == UInt8(ascii: "0"), let digits = RadixDigits(prefix: bytes[index + 1]) {
            radix = digits.rawValue
            index += 2
        }
        guard index < range.upperBound else { return nil }
        var value: UInt64 = 0
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "_") { continue }
            guard let digit = RadixDigits.hexValue(byte), digit < radix else { return nil }
            let (product, overflows) = value.multipliedReportingOverflow(by: radix)
            let (sum, carries) = product.addingReportingOverflow(digit)
            if overflows || carries { return nil }
            value = sum
        }
        return value
    }

    /// Whether a well-formed integer literal is too large for 64 bits with a sign.
    static func overflows(_ bytes: [UInt8], _ range: Range<Int>, isNegated: Bool) -> Bool {
        guard range.count > 15 else { return false }
        if let magnitude = magnitude(bytes, range) {
            return magnitude > (isNegated ? 1 << 63 : UInt64(Int64.max))
        }
        return isWellFormed(bytes, range)
    }

    /// Whether a well-formed decimal is beyond the largest `Double`.
    static func isInfinite(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard let value = Decimal.parse(bytes[range]) else { return false }
        return value.isInfinite
    }

    private static func isWellFormed(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let digits = RadixDigits(prefix: bytes[range.lowerBound + 1])
        let start = range.lowerBound + (digits == nil ? 0 : 2)
        for index in start..<range.upperBound where bytes[index] != UInt8(ascii: "_") {
            guard let value = RadixDigits.hexValue(bytes[index]), value < digits?.rawValue ?? 10 else { return false }
        }
        return true
    }
}

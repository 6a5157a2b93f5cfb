/// Exact decimal text of numbers: the same digits on every target.
public enum Decimal {
    /// The shortest decimal that reads back as the same number, without an exponent: `12`, `0.1`, `0` for −0,
    /// `inf`, `-inf`, `nan`.
    public static func text(_ number: Double) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        if number == 0 { return "0" }
        if number == number.rounded(.towardZero), number.magnitude < 9_007_199_254_740_992 {
            return String(Int64(number))
        }
        let description = number.description
        let isPlain = number.magnitude < 9_007_199_254_740_992 && !description.utf8.contains(0x65)
        return isPlain ? description : expanded(Array(description.utf8))
    }

    /// The printed form of a standard description with its exponent written out and `.0` dropped.
    private static func expanded(_ description: [UInt8]) -> String {
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        var index = 0
        let isNegative = description[0] == 0x2D
        if isNegative { index = 1 }
        while index < description.count {
            let byte = description[index]
            if byte == 0x2E {
                point = digits.count
            } else if byte == 0x65 {
                exponent = signedInteger(description[(index + 1)...])
                break
            } else {
                digits.append(byte)
            }
            index += 1
        }
        return placed(digits, point: (point ?? digits.count) + exponent, isNegative)
    }

    private static func placed(_ digits: [UInt8], point: Int, _ isNegative: Bool) -> String {
        var whole: [UInt8] = []
        var fraction: [UInt8] = []
        if point > 0 {
            whole.append(contentsOf: digits.prefix(point))
            whole.append(contentsOf: [UInt8](repeating: 0x30, count: max(0, point - digits.count)))
            fraction.append(contentsOf: digits.dropFirst(point))
        } else {
            whole.append(0x30)
            fraction.append(contentsOf: [UInt8](repeating: 0x30, count: -point))
            fraction.append(contentsOf: digits)
        }
        while fraction.last == 0x30 { fraction.removeLast() }
        let sign: [UInt8] = isNegative ? [0x2D] : []
        let tail: [UInt8] = fraction.isEmpty ? [] : [0x2E] + fraction
        return String(decoding: sign + whole + tail, as: UTF8.self)
    }

    private static func signedInteger(_ text: ArraySlice<UInt8>) -> Int {
        var value = 0
        var isNegative = false
        for byte in text {
            if byte == 0x2D { isNegative = true }
            if byte >= 0x30, byte <= 0x39 { value = value * 10 + Int(byte - 0x30) }
        }
        return isNegative ? -value : value
    }

    /// The number nearest to a decimal (`12`, `1.5`, `1e-3`, underscores between digits allowed), ties to even.
    ///
    /// Nil when the text is no decimal; infinity when it is too large.
    public static func parse(_ text: ArraySlice<UInt8>) -> Double? {
        var scan = DecimalScan()
        guard scan.read(text) else { return nil }
        return scan.isNegative ? -scan.magnitude : scan.magnitude
    }
}

/// A decimal taken apart: significant digits and the power of ten of the last one.
private struct DecimalScan {
    var isNegative = false
    /// Significant digits; digits past `limit` only set `hasMore`.
    private var digits: [UInt8] = []
    private var exponent = 0
    private var hasMore = false

    /// Any double is decided by its first 768 significant digits and whether more follow.
    private static let limit = 800

    mutating func read(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        var sawDigit = false
        var isFraction = false
        if index < text.endIndex, text[index] == 0x2D || text[index] == 0x2B {
            isNegative = text[index] == 0x2D
            index += 1
        }
        while index < text.endIndex {
            let byte = text[index]
            if byte >= 0x30, byte <= 0x39 {
                append(byte - 0x30, isFraction)
                sawDigit = true
            } else if byte == 0x2E, !isFraction {
                isFraction = true
            } else if byte == 0x65 || byte == 0x45 {
                return sawDigit && readExponent(text[(index + 1)...])
            } else if byte != 0x5F {
                return false
            }
            index += 1
        }
        return sawDigit
    }

    private mutating func append(_ digit: UInt8, _ isFraction: Bool) {
        if digits.isEmpty, digit == 0 {
            if isFraction { exponent -= 1 }
        } else if digits.count < DecimalScan.limit {
            digits.append(digit)
            if isFraction { exponent -= 1 }
        } else {
            if digit != 0 { hasMore = true }
            if !isFraction { exponent += 1 }
        }
    }

    private mutating func readExponent(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        var isNegative = false
        if index < text.endIndex, text[index] == 0x2D || text[index] == 0x2B {
            isNegative = text[index] == 0x2D
            index += 1
        }
        guard index < text.endIndex else { return false }
        var value = 0
        while index < text.endIndex {
            guard text[index] >= 0x30, text[index] <= 0x39 else { return text[index] == 0x5F }
            value = min(100_000_000, value * 10 + Int(text[index] - 0x30))
            index += 1
        }
        exponent += isNegative ? -value : value
        return true
    }

    /// The nearest double.
    var magnitude: Double {
        guard let exact = smallMagnitude else { return largeMagnitude }
        return exact
    }

    /// The value by one exact multiplication or division, where both operands are exact doubles.
    private var smallMagnitude: Double? {
        if digits.isEmpty { return 0 }
        guard digits.count <= 15, !hasMore, exponent >= -22, exponent <= 22 else { return nil }
        var value = 0.0
        for digit in digits { value = value * 10 + Double(digit) }
        var power = 1.0
        for _ in 0..<abs(exponent) { power *= 10 }
        return exponent < 0 ? value / power : value * power
    }

    private var largeMagnitude: Double {
        if digits.count + exponent > 310 { return .infinity }
        if digits.count + exponent < -330 { return 0 }
        var number = BigNatural()
        for digit in digits { number.multiply(by: 10, adding: UInt32(digit)) }
        var shift = 0
        var isInexact = hasMore
        if exponent >= 0 {
            for _ in 0..<exponent { number.multiply(by: 10, adding: 0) }
        } else {
            // After division at least 64 significant bits are left; 10 needs less than 3.33 bits.
            shift = max(0, (-exponent * 10) / 3 + 1 + 64 - number.bitWidth)
            number.shiftLeft(shift)
            for _ in 0..<(-exponent) where number.divide(by: 10) != 0 { isInexact = true }
        }
        return number.rounded(scale: -shift, isInexact: isInexact)
    }
}

/// A natural number of any size, least limb first.
private struct BigNatural {
    private var limbs: [UInt32] = []

    var bitWidth: Int {
        guard let last = limbs.last else { return 0 }
        return limbs.count * 32 - last.leadingZeroBitCount
    }

    mutating func multiply(by factor: UInt32, adding term: UInt32) {
        var carry = UInt64(term)
        for index in limbs.indices {
            let product = UInt64(limbs[index]) * UInt64(factor) + carry
            limbs[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry != 0 { limbs.append(UInt32(carry)) }
    }

    /// Divides in place and returns the remainder.
    mutating func divide(by divisor: UInt32) -> UInt32 {
        var remainder: UInt64 = 0
        for index in limbs.indices.reversed() {
            let dividend = remainder << 32 | UInt64(limbs[index])
            limbs[index] = UInt32(dividend / UInt64(divisor))
            remainder = dividend % UInt64(divisor)
        }
        while limbs.last == 0 { limbs.removeLast() }
        return UInt32(remainder)
    }

    mutating func shiftLeft(_ bits: Int) {
        for _ in 0..<(bits % 32) { multiply(by: 2, adding: 0) }
        limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0)
    }

    /// The nearest double to the number times 2^scale, ties to even; `isInexact` says that a little more was cut off.
    func rounded(scale: Int, isInexact: Bool) -> Double {
        let width = bitWidth
        if width == 0 { return 0 }
        // Subnormal numbers have fewer bits: the last one is worth 2^-1074.
        let kept = min(53, width + scale + 1074)
        if kept < 0 { return 0 }
        let dropped = width - kept
        var mantissa: UInt64 = 0
        for index in stride(from: width - 1, through: max(0, dropped), by: -1) { mantissa = mantissa << 1 | bit(index) }
        if dropped < 0 { mantissa <<= UInt64(-dropped) }
        if dropped > 0, roundsUp(mantissa, dropped, isInexact) { mantissa += 1 }
        return scaled(mantissa, scale + dropped)
    }

    private func roundsUp(_ mantissa: UInt64, _ dropped: Int, _ isInexact: Bool) -> Bool {
        guard bit(dropped - 1) == 1 else { return false }
        if isInexact || mantissa & 1 == 1 { return true }
        for index in 0..<(dropped - 1) where bit(index) == 1 { return true }
        return false
    }

    private func bit(_ index: Int) -> UInt64 { UInt64(limbs[index / 32] >> UInt32(index % 32) & 1) }

    /// `mantissa × 2^exponent`, exact by construction except for overflow to infinity.
    private func scaled(_ mantissa: UInt64, _ exponent: Int) -> Double {
        var value = Double(mantissa)
        var left = exponent
        while left > 0 {
            let step = min(left, 1000)
            value *= Double(sign: .plus, exponent: step, significand: 1)
            left -= step
        }
        while left < 0 {
            let step = min(-left, 1000)
            value *= Double(sign: .plus, exponent: -step, significand: 1)
            left += step
        }
        return value
    }
}

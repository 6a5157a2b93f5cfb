import ViewBase

/// A finite number as decimal digits: `digits` with the decimal point after the first `point` of them.
struct DecimalDigits {
    private(set) var isNegative: Bool
    /// Values 0 to 9 without leading zeros; empty for zero.
    private(set) var digits: [UInt8]
    /// How many digits stand before the decimal point; below 0 or beyond the digits where zeros are left out.
    private(set) var point: Int

    /// All digits of the number's exact value, as C's `printf` rounds them.
    init(exact number: Double) {
        isNegative = number.sign == .minus
        guard number != 0 else {
            digits = []
            point = 0
            return
        }
        let isSubnormal = number.exponentBitPattern == 0
        let mantissa = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
        let exponent = Int(isSubnormal ? 1 : number.exponentBitPattern) - 1075
        var value = DecimalNatural(mantissa)
        if exponent >= 0 {
            value.multiply(by: 2, times: exponent)
        } else {
            value.multiply(by: 5, times: -exponent)
        }
        digits = value.digits
        point = exponent >= 0 ? digits.count : digits.count + exponent
    }

    /// The digits of the shortest decimal that reads back as the number, as localized formats round them.
    init(shortest number: Double) {
        isNegative = number.sign == .minus
        digits = []
        point = 0
        var sawPoint = false
        for byte in Decimal.text(number.magnitude).utf8 {
            if byte == 0x2E {
                sawPoint = true
            } else if !digits.isEmpty || byte != 0x30 {
                digits.append(byte - 0x30)
                if !sawPoint { point += 1 }
            } else if sawPoint {
                point -= 1
            }
        }
    }

    /// The digits of a whole number.
    init(_ number: Int64) {
        isNegative = number < 0
        digits = number == 0 ? [] : String(number.magnitude).utf8.map { $0 - 0x30 }
        point = digits.count
    }

    /// Multiplies by a power of ten.
    mutating func scale(byPowerOfTen power: Int) {
        if !digits.isEmpty { point += power }
    }

    /// Rounds to a number of digits after the point, ties to even.
    mutating func round(toFraction places: Int) { round(keeping: point + places) }

    /// Rounds to a number of significant digits, at least one, ties to even.
    mutating func round(toSignificant count: Int) { round(keeping: max(1, count)) }

    private mutating func round(keeping count: Int) {
        guard count < digits.count else { return }
        guard count >= 0 else {
            digits = []
            point = 0
            return
        }
        let roundsUp = isAboveHalf(at: count)
        digits.removeSubrange(count...)
        if roundsUp { increment() }
        if digits.isEmpty { point = 0 }
    }

    private func isAboveHalf(at index: Int) -> Bool {
        if digits[index] != 5 { return digits[index] > 5 }
        for digit in digits[(index + 1)...] where digit != 0 { return true }
        return index > 0 && digits[index - 1] % 2 == 1
    }

    private mutating func increment() {
        var index = digits.count - 1
        while index >= 0, digits[index] == 9 {
            digits[index] = 0
            index -= 1
        }
        if index >= 0 {
            digits[index] += 1
        } else {
            digits.insert(1, at: 0)
            point += 1
        }
    }

    /// The digits before the point, at least one, as UTF-8.
    var whole: [UInt8] {
        guard point > 0, !digits.isEmpty else { return [0x30] }
        return (0..<point).map { $0 < digits.count ? digits[$0] + 0x30 : 0x30 }
    }

    /// Exactly `count` digits after the point as UTF-8; the number must be rounded to them.
    func fraction(_ count: Int) -> [UInt8] {
        (0..<count).map { place in
            let index = point + place
            return index >= 0 && index < digits.count ? digits[index] + 0x30 : 0x30
        }
    }

    /// The place of the last digit after the point that is not 0.
    var fractionCount: Int {
        var last = digits.count
        while last > 0, digits[last - 1] == 0 { last -= 1 }
        return max(0, last - point)
    }

    /// The power of ten of the first digit; 0 for zero.
    var exponent: Int { digits.isEmpty ? 0 : point - 1 }
}

/// A natural number of any size in limbs of nine decimal digits, least first.
struct DecimalNatural {
    private var limbs: [UInt32]

    private static let base: UInt64 = 1_000_000_000

    init(_ number: UInt64) {
        limbs = []
        var rest = number
        while rest > 0 {
            limbs.append(UInt32(rest % DecimalNatural.base))
            rest /= DecimalNatural.base
        }
    }

    /// Multiplies by a small factor, many times over.
    mutating func multiply(by factor: UInt64, times count: Int) {
        var left = count
        while left > 0 {
            var step: UInt64 = 1
            while left > 0, step < DecimalNatural.base / 8 {
                step *= factor
                left -= 1
            }
            multiply(by: step)
        }
    }

    private mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let product = UInt64(limbs[index]) * factor + carry
            limbs[index] = UInt32(product % DecimalNatural.base)
            carry = product / DecimalNatural.base
        }
        if carry > 0 { limbs.append(UInt32(carry)) }
    }

    /// The decimal digits, values 0 to 9, without leading zeros.
    var digits: [UInt8] {
        var result: [UInt8] = []
        for limb in limbs.reversed() {
            let text = Array(String(limb).utf8)
            if !result.isEmpty { result.append(contentsOf: [UInt8](repeating: 0, count: 9 - text.count)) }
            for byte in text { result.append(byte - 0x30) }
        }
        return result
    }
}

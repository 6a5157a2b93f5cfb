/// A C format such as `%.2f`, applied to one value: the text around it is kept, `%%` is a percent sign.
package struct FormatSpecifier {
    /// What the conversion is applied to.
    package enum Argument: Sendable {
        case int(Int64)
        case double(Double)
        case string(String)
    }

    private let format: [UInt8]
    private var position = 0

    private var isLeft = false
    private var hasPlus = false
    private var hasSpace = false
    private var hasZeros = false
    private var isAlternate = false
    private var width = 0
    private var precision: Int?

    /// No text is padded further, and no number has more digits.
    private static let greatestWidth = 1_000

    init(_ format: String) { self.format = Array(format.utf8) }

    /// The formatted text; a conversion that C does not know stands there as it is written.
    package static func text(_ format: String, _ argument: Argument) -> String {
        var specifier = FormatSpecifier(format)
        return String(decoding: specifier.formatted(argument), as: UTF8.self)
    }

    private mutating func formatted(_ argument: Argument) -> [UInt8] {
        var result: [UInt8] = []
        while position < format.count {
            let start = position
            position += 1
            guard format[start] == 0x25 else {
                result.append(format[start])
                continue
            }
            readFlags()
            guard position < format.count, let text = converted(format[position], argument) else {
                result.append(contentsOf: format[start..<position])
                continue
            }
            position += 1
            result.append(contentsOf: text)
        }
        return result
    }

    private mutating func readFlags() {
        isLeft = false
        hasPlus = false
        hasSpace = false
        hasZeros = false
        isAlternate = false
        flags: while position < format.count {
            switch format[position] {
            case 0x2D: isLeft = true
            case 0x2B: hasPlus = true
            case 0x20: hasSpace = true
            case 0x30: hasZeros = true
            case 0x23: isAlternate = true
            default: break flags
            }
            position += 1
        }
        width = readNumber()
        precision = nil
        if position < format.count, format[position] == 0x2E {
            position += 1
            precision = readNumber()
        }
        // Lengths (`h`, `l`, `q`, `z`) say nothing here: all numbers have 64 bits.
        while position < format.count, [0x68, 0x6C, 0x71, 0x7A].contains(format[position]) { position += 1 }
    }

    private mutating func readNumber() -> Int {
        var number = 0
        while position < format.count, format[position] >= 0x30, format[position] <= 0x39 {
            number = min(FormatSpecifier.greatestWidth, number * 10 + Int(format[position] - 0x30))
            position += 1
        }
        return number
    }

    private func converted(_ conversion: UInt8, _ argument: Argument) -> [UInt8]? {
        switch conversion {
        case UInt8(ascii: "%"): return [0x25]
        case UInt8(ascii: "@"), UInt8(ascii: "s"): return padded([], FormatSpecifier.plain(argument), zeros: false)
        case UInt8(ascii: "d"), UInt8(ascii: "i"): return integer(FormatSpecifier.int(argument))
        case UInt8(ascii: "u"): return unsigned(argument, radix: 10, uppercase: false, prefix: "")
        case UInt8(ascii: "x"): return unsigned(argument, radix: 16, uppercase: false, prefix: "0x")
        case UInt8(ascii: "X"): return unsigned(argument, radix: 16, uppercase: true, prefix: "0X")
        case UInt8(ascii: "o"): return unsigned(argument, radix: 8, uppercase: false, prefix: "0")
        case UInt8(ascii: "f"), UInt8(ascii: "F"): return double(argument) { fixed($0, precision ?? 6) }
        case UInt8(ascii: "e"): return double(argument) { scientific($0, precision ?? 6, 0x65) }
        case UInt8(ascii: "E"): return double(argument) { scientific($0, precision ?? 6, 0x45) }
        case UInt8(ascii: "g"): return double(argument) { general($0, 0x65) }
        case UInt8(ascii: "G"): return double(argument) { general($0, 0x45) }
        default: return nil
        }
    }

    // MARK: Arguments

    private static func int(_ argument: Argument) -> Int64 {
        switch argument {
        case .int(let number): number
        case .double(let number): Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
        case .string: 0
        }
    }

    private static func plain(_ argument: Argument) -> [UInt8] {
        switch argument {
        case .int(let number): Array(String(number).utf8)
        case .double(let number): Array(number.description.utf8)
        case .string(let text): Array(text.utf8)
        }
    }

    // MARK: Whole numbers

    private func integer(_ number: Int64) -> [UInt8] {
        padded(sign(isNegative: number < 0), digits(String(number.magnitude)), zeros: hasZeros && precision == nil)
    }

    private func unsigned(_ argument: Argument, radix: Int, uppercase: Bool, prefix: String) -> [UInt8] {
        let number = UInt64(bitPattern: FormatSpecifier.int(argument))
        let sign = isAlternate && number != 0 ? Array(prefix.utf8) : []
        let text = String(number, radix: radix, uppercase: uppercase)
        return padded(sign, digits(text), zeros: hasZeros && precision == nil)
    }

    /// The digits with zeros before them up to the precision.
    private func digits(_ text: String) -> [UInt8] {
        let digits = Array(text.utf8)
        return [UInt8](repeating: 0x30, count: max(0, (precision ?? 1) - digits.count)) + digits
    }

    // MARK: Doubles

    private func double(_ argument: Argument, _ text: (DecimalDigits) -> [UInt8]) -> [UInt8] {
        let number: Double
        switch argument {
        case .int(let whole): number = Double(whole)
        case .double(let double): number = double
        case .string: number = 0
        }
        let sign = sign(isNegative: number.sign == .minus)
        guard number.isFinite else { return padded(sign, Array((number.isNaN ? "nan" : "inf").utf8), zeros: false) }
        return padded(sign, text(DecimalDigits(exact: number)), zeros: hasZeros)
    }

    private func fixed(_ number: DecimalDigits, _ places: Int) -> [UInt8] {
        var digits = number
        digits.round(toFraction: places)
        let needsPoint = places > 0 || isAlternate
        return digits.whole + (needsPoint ? [0x2E] : []) + digits.fraction(places)
    }

    private func scientific(_ number: DecimalDigits, _ places: Int, _ letter: UInt8) -> [UInt8] {
        var digits = number
        digits.round(toSignificant: places + 1)
        let exponent = digits.exponent
        digits.scale(byPowerOfTen: -exponent)
        let text = String(exponent.magnitude)
        let sign: UInt8 = exponent < 0 ? 0x2D : 0x2B
        let padding: [UInt8] = text.utf8.count < 2 ? [0x30] : []
        return fixed(digits, places) + [letter, sign] + padding + Array(text.utf8)
    }

    private func general(_ number: DecimalDigits, _ letter: UInt8) -> [UInt8] {
        let significant = max(1, precision ?? 6)
        var digits = number
        digits.round(toSignificant: significant)
        let exponent = digits.exponent
        if exponent < -4 || exponent >= significant {
            var mantissa = digits
            mantissa.scale(byPowerOfTen: -exponent)
            return scientific(digits, isAlternate ? significant - 1 : mantissa.fractionCount, letter)
        }
        return fixed(digits, isAlternate ? significant - 1 - exponent : digits.fractionCount)
    }

    // MARK: Signs and padding

    private func sign(isNegative: Bool) -> [UInt8] {
        isNegative ? [0x2D] : hasPlus ? [0x2B] : hasSpace ? [0x20] : []
    }

    private func padded(_ sign: [UInt8], _ text: [UInt8], zeros: Bool) -> [UInt8] {
        let missing = max(0, width - sign.count - text.count)
        if isLeft { return sign + text + [UInt8](repeating: 0x20, count: missing) }
        if zeros { return sign + [UInt8](repeating: 0x30, count: missing) + text }
        return [UInt8](repeating: 0x20, count: missing) + sign + text
    }
}

/// How a number is shown by `format:` and `formatted`: in English, whatever the locale.
struct NumberFormat: Hashable {
    /// What the number counts.
    enum Style: Hashable {
        case number
        /// A `Double` is shown times 100, an `Int` as it is.
        case percent
        /// An amount in the currency with the ISO code.
        case currency(String)
    }

    var style: Style
    /// The digits after the point; nil for as many as the style wants.
    var fractionLength: Int?

    init(_ style: Style) {
        self.style = style
        fractionLength = nil
    }

    /// More digits after the point are not shown unless they are asked for.
    private static let greatestFraction = 6

    /// No more digits after the point can be asked for.
    static let greatestLength: Int64 = 999

    /// The text of a whole number.
    func text(_ number: Int64) -> String { text(DecimalDigits(number)) }

    /// The text of a number; infinity is `∞`.
    func text(_ number: Double) -> String {
        guard number.isFinite else {
            return number.isNaN ? "NaN" : surrounded(Array("∞".utf8), isNegative: number < 0)
        }
        var digits = DecimalDigits(shortest: number)
        if style == .percent { digits.scale(byPowerOfTen: 2) }
        return text(digits)
    }

    private func text(_ number: DecimalDigits) -> String {
        var digits = number
        let length = fixedFraction
        digits.round(toFraction: length ?? NumberFormat.greatestFraction)
        let count = length ?? digits.fractionCount
        var text = NumberFormat.grouped(digits.whole)
        if count > 0 {
            text.append(0x2E)
            text.append(contentsOf: digits.fraction(count))
        }
        return surrounded(text, isNegative: digits.isNegative)
    }

    private var fixedFraction: Int? {
        if let fractionLength { return fractionLength }
        if case .currency(let code) = style { return CurrencySymbols.fractionLength(code) }
        return nil
    }

    private func surrounded(_ number: [UInt8], isNegative: Bool) -> String {
        let sign = isNegative ? "-" : ""
        let digits = String(decoding: number, as: UTF8.self)
        switch style {
        case .number: return sign + digits
        case .percent: return sign + digits + "%"
        case .currency(let code): return sign + CurrencySymbols.prefix(code) + digits
        }
    }

    /// The digits in threes with commas between.
    private static func grouped(_ digits: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for index in digits.indices {
            if index > 0, (digits.count - index) % 3 == 0 { result.append(0x2C) }
            result.append(digits[index])
        }
        return result
    }
}

import ViewBase

/// How a number is shown by `format:` and `formatted`.
package struct NumberFormat: Hashable, Sendable {
    /// What the number counts.
    package enum Style: Hashable, Sendable {
        case number
        /// A `Double` is shown times 100, an `Int` as it is.
        case percent
        /// An amount in the currency with the ISO code.
        case currency(String)
    }

    package var style: Style
    /// The digits after the point; nil for as many as the style wants.
    package var fractionLength: Int?

    package init(_ style: Style) {
        self.style = style
        fractionLength = nil
    }

    /// More digits after the point are not shown unless they are asked for.
    private static let greatestFraction = 6

    /// No more digits after the point can be asked for.
    package static let greatestLength: Int64 = 999

    /// The text of a whole number.
    func text(_ number: Int64, _ conventions: NumberConventions) -> String { text(DecimalDigits(number), conventions) }

    /// The text of a number; infinity is `∞`.
    func text(_ number: Double, _ conventions: NumberConventions) -> String {
        guard number.isFinite else {
            return number.isNaN ? "NaN" : surrounded(Array("∞".utf8), isNegative: number < 0, conventions)
        }
        var digits = DecimalDigits(shortest: number)
        if style == .percent { digits.scale(byPowerOfTen: 2) }
        return text(digits, conventions)
    }

    /// The number that a text in a locale's writing says: one run of digits with its separators and sign, whatever
    /// signs of money or percent stand around it; nil for anything else.
    static func number(in text: String, _ conventions: NumberConventions) -> Double? {
        let text = Array(text.utf8)
        let point = Array(conventions.decimalSeparator.utf8)
        let group = Array(conventions.groupSeparator.utf8)
        var bytes: [UInt8] = []
        var isNegative = false
        var hasEnded = false
        var index = 0
        while index < text.count {
            let rest = text[index...]
            if text[index] >= 0x30, text[index] <= 0x39 {
                guard !hasEnded else { return nil }
                bytes.append(text[index])
            } else if rest.starts(with: point), !hasEnded, !bytes.contains(0x2E) {
                bytes.append(0x2E)
                index += point.count - 1
            } else if let length = minusLength(rest) {
                guard bytes.isEmpty, !isNegative else { return nil }
                isNegative = true
                index += length - 1
            } else if rest.starts(with: group), !bytes.isEmpty, !bytes.contains(0x2E), !hasEnded {
                index += group.count - 1
            } else {
                hasEnded = !bytes.isEmpty
            }
            index += 1
        }
        if bytes.first == 0x2E { bytes.insert(0x30, at: 0) }
        if bytes.last == 0x2E { bytes.removeLast() }
        guard let number = Decimal.parse(bytes[...]), number.isFinite else { return nil }
        return isNegative ? -number : number
    }

    /// The bytes of a minus, U+002D or U+2212, that a text begins with; nil for another beginning.
    private static func minusLength(_ text: ArraySlice<UInt8>) -> Int? {
        if text.first == 0x2D { return 1 }
        return text.starts(with: [0xE2, 0x88, 0x92]) ? 3 : nil
    }

    private func text(_ number: DecimalDigits, _ conventions: NumberConventions) -> String {
        var digits = number
        let length = fixedFraction
        digits.round(toFraction: length ?? NumberFormat.greatestFraction)
        let count = length ?? digits.fractionCount
        var text = conventions.grouped(digits.whole)
        if count > 0 {
            text.append(contentsOf: conventions.decimalSeparator.utf8)
            text.append(contentsOf: digits.fraction(count))
        }
        return surrounded(text, isNegative: digits.isNegative, conventions)
    }

    private var fixedFraction: Int? {
        if let fractionLength { return fractionLength }
        if case .currency(let code) = style { return CurrencySymbols.fractionLength(code) }
        return nil
    }

    private func surrounded(_ number: [UInt8], isNegative: Bool, _ conventions: NumberConventions) -> String {
        let sign = isNegative ? conventions.minus : ""
        let digits = String(decoding: number, as: UTF8.self)
        switch style {
        case .number: return sign + digits
        case .percent: return sign + digits + conventions.percent
        case .currency(let code): return conventions.amount(digits, code, isNegative: isNegative)
        }
    }
}

import ViewTree

/// Puts values into a text of a language, whose variables were found to have an end (`VariableCheck`).
struct LocalizedFormat {
    private let variables: [PluralVariable]
    private let values: [FormatSpecifier.Argument]
    private let language: String
    /// Whether the text has a place for a value that is not given, or not of its kind.
    private var lacksValue = false

    /// The text with values in place of its conversions, by position where it says one, else in order; and whether it
    /// has a place for a value that is not given.
    ///
    /// A text without values is taken as it is. Apple: Localizable.stringsdict.
    static func text(
        _ text: LocalizedText, _ values: [FormatSpecifier.Argument], _ language: String
    ) -> (text: String, lacksValue: Bool) {
        var format = LocalizedFormat(variables: text.variables, values: values, language: language)
        var next = 0
        let result = format.expanded(text.format, from: &next, own: nil)
        return (values.isEmpty && text.variables.isEmpty ? text.format : result, format.lacksValue)
    }

    private init(variables: [PluralVariable], values: [FormatSpecifier.Argument], language: String) {
        self.variables = variables
        self.values = values
        self.language = language
    }

    /// How SwiftUI writes a value's place in a key.
    static func specifier(of value: FormatSpecifier.Argument) -> String {
        switch value {
        case .int: "%lld"
        case .double: "%lf"
        case .string: "%@"
        }
    }

    /// A text in which every percent sign stands for itself.
    static func escaped(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    private mutating func expanded(_ format: String, from next: inout Int, own: Int?) -> String {
        let bytes = Array(format.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x25, index + 1 < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var conversion = Conversion(bytes, from: index + 1)
            index = conversion.end
            result += Array(text(&conversion, bytes, &next, own).utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func text(
        _ conversion: inout Conversion, _ bytes: [UInt8], _ next: inout Int, _ own: Int?
    ) -> String {
        switch conversion.kind {
        case .percent: return "%"
        case .variable(let name):
            guard let variable = variables.first(where: { $0.name == name }) else { return "" }
            return text(variable, conversion.position, &next)
        case .ownValue: return own.flatMap { value($0, "@") } ?? ""
        case .value(let specifier):
            var place = conversion.position
            if place == nil {
                place = next
                next += 1
            }
            if let text = place.flatMap({ value($0, specifier) }) { return text }
            // After a percent sign that stands for itself, as in `100 % done`, a space may follow.
            if let first = specifier.utf8.first, first != 0x20 { lacksValue = true }
            return ""
        }
    }

    private mutating func text(_ variable: PluralVariable, _ position: Int?, _ next: inout Int) -> String {
        var place = position ?? variable.argument ?? next
        if variable.isWhole { place = values.firstIndex { $0.isNumber } ?? 0 }
        let form = variable.form(place < values.count ? category(values[place]) : .other)
        var start = variable.isWhole ? 0 : place
        let text = expanded(form, from: &start, own: place)
        next = max(next, place + 1)
        return text
    }

    private func category(_ value: FormatSpecifier.Argument) -> PluralCategory {
        switch value {
        case .int(let number): PluralRules.category(number, language)
        case .double(let number): PluralRules.category(number, language)
        case .string: .other
        }
    }

    /// What stands at a place; nil where no value is given for it, or none of its kind.
    private func value(_ place: Int, _ specifier: String) -> String? {
        guard place >= 0, place < values.count, values[place].fits(specifier.utf8.last ?? 0x40) else { return nil }
        return FormatSpecifier.text("%" + specifier, values[place])
    }
}

/// What follows a percent sign.
private struct Conversion {
    enum Kind {
        case percent
        /// `#@name@`
        case variable(String)
        /// `arg`: the value that decided the form.
        case ownValue
        /// Flags, width, precision and letter.
        case value(String)
    }

    let kind: Kind
    /// The position of the value, counted from 0, where it is written as `2$`.
    let position: Int?
    /// The index of the byte after it.
    let end: Int

    init(_ bytes: [UInt8], from start: Int) {
        var index = start
        var number = 0
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
            number = min(1000, number * 10 + Int(bytes[index] - 0x30))
            index += 1
        }
        let isPosition = index < bytes.count && bytes[index] == 0x24 && index > start
        position = isPosition ? number - 1 : nil
        index = isPosition ? index + 1 : start
        if index < bytes.count, bytes[index] == 0x25 {
            (kind, end) = (.percent, index + 1)
        } else if bytes[index...].starts(with: "#@".utf8), let close = bytes[(index + 2)...].firstIndex(of: 0x40) {
            (kind, end) = (.variable(String(decoding: bytes[(index + 2)..<close], as: UTF8.self)), close + 1)
        } else if bytes[index...].starts(with: "arg".utf8) {
            (kind, end) = (.ownValue, index + 3)
        } else {
            let last = bytes[index...].firstIndex { Conversion.letters.contains($0) } ?? bytes.count - 1
            kind = .value(String(decoding: index <= last ? bytes[index...last] : [], as: UTF8.self))
            end = max(index, last + 1)
        }
    }

    /// The letters that end a conversion.
    private static let letters = Array("@diuxXofFeEgGs".utf8)
}

extension FormatSpecifier.Argument {
    fileprivate var isNumber: Bool { if case .string = self { false } else { true } }

    /// Whether a conversion, by its letter, is one for such a value; `%@` is for all.
    fileprivate func fits(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"):
            if case .int = self { true } else { false }
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"):
            if case .double = self { true } else { false }
        default: true
        }
    }
}

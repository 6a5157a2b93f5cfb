import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Values in the language's spelling, as far as they have one, for people.
struct ValueText {
    let program: Program

    /// A value of a type; nil for one that has no short text, such as an element.
    func text(_ value: Value<Double>, _ type: TypeID) -> String? {
        if case .optional(let inner) = program.types.shape(type) {
            guard let wrapped = value.unwrapped else { return "nil" }
            return text(wrapped, inner)
        }
        switch value {
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .double(let value): return Decimal.text(value)
        case .string(let value): return quoted(value)
        case .range(let lower, let upper): return "\(lower)..<\(upper)"
        case .array(let list): return array(list.elements, type)
        case .record(let record, let fields): return self.record(program.records[record], fields.elements)
        case .enumeration(let type, let index):
            return "." + program.names.text(program.enums[type].cases[Int(index)].name)
        case .symbol(let index): return symbol(index, type)
        case .numbers(let numbers): return self.numbers(numbers, type)
        case .color(let color): return self.color(color)
        default: return nil
        }
    }

    /// A text in quotes, with escapes for what is not seen in it.
    private func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        var shown = ""
        for scalar in json.text.unicodeScalars {
            if ValueText.isUnseen(scalar.value) {
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// Whether a scalar is a blank other than a space, or a sign for controls or directions; joiners within emoji are none.
    private static func isUnseen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0xA0, 0xAD, 0x1680, 0x2000...0x200C, 0x200E...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0xFEFF: true
        default: false
        }
    }

    private func array(_ elements: [Value<Double>], _ type: TypeID) -> String? {
        guard case .array(let element) = program.types.shape(type) else { return nil }
        let most = 8
        var parts: [String] = []
        for value in elements.prefix(most) { parts.append(text(value, element) ?? "…") }
        if elements.count > most { parts.append("… \(elements.count) in all") }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private func record(_ record: RecordDeclaration, _ values: [Value<Double>]) -> String {
        var parts: [String] = []
        for (field, value) in zip(record.fields, values) {
            parts.append(program.names.text(field.name) + ": " + (text(value, field.type) ?? "…"))
        }
        return program.names.text(record.header.name) + "(" + parts.joined(separator: ", ") + ")"
    }

    private func symbol(_ index: UInt8, _ type: TypeID) -> String? {
        guard case .vocabulary(let vocabulary) = program.types.shape(type), !vocabulary.isOptionSet,
            Int(index) < vocabulary.symbols.count
        else { return nil }
        return "." + vocabulary.symbols[Int(index)].name
    }

    private func numbers(_ numbers: [Double], _ type: TypeID) -> String? {
        let texts = numbers.map { FrameText.length($0) }
        switch program.types.shape(type) {
        case .vocabulary(.size) where texts.count == 2: return texts[0] + "×" + texts[1]
        case .vocabulary(.rect) where texts.count == 4:
            return "(" + texts[0] + ", " + texts[1] + ") " + texts[2] + "×" + texts[3]
        default: return "(" + texts.joined(separator: ", ") + ")"
        }
    }

    private func color(_ color: ColorValue) -> String? {
        EnvironmentValues().resolve(color).map { $0.text }
    }
}

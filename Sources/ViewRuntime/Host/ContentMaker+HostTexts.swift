import ViewBase
import ViewLayout
import ViewTree

/// A host's texts.
extension ContentMaker {
    /// The string of a host's text in a locale: of a key the language's text, if it has one.
    func string(_ pieces: [HostText<S>.Piece], isKey: Bool, _ locale: String) -> String {
        if isKey, let text = localized(pieces, locale) { return text }
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): result += text
            case .value(let value, let specifier): result += string(value, specifier)
            case .number(let number, let format): result += string(number, format, locale)
            }
        }
        return result
    }

    /// The text of a key in a locale; nil where there are no texts, or none for the key, which is reported.
    private func localized(_ pieces: [HostText<S>.Piece], _ locale: String) -> String? {
        let strings = machine.environments[0].strings
        guard !strings.isEmpty else { return nil }
        var key = ""
        var values: [FormatSpecifier.Argument] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): key += pieces.count == 1 ? text : LocalizedFormat.escaped(text)
            case .value(let value, let specifier):
                key += specifier ?? LocalizedFormat.specifier(of: value)
                values.append(value)
            case .number(let number, let format):
                key += "%@"
                values.append(.string(string(number, format, locale)))
            }
        }
        switch strings.find(key, locale) {
        case .text(let text, let language):
            let (result, lacksValue) = LocalizedFormat.text(text, values, language)
            if lacksValue { machine.log.add(.missingValue(text.format, key, locale, .host)) }
            return result
        case .key: return nil
        case .missing:
            machine.log.add(.missingText(key, locale, .host))
            return nil
        }
    }

    private func string(_ value: FormatSpecifier.Argument, _ specifier: String?) -> String {
        if let specifier { return FormatSpecifier.text(specifier, value) }
        switch value {
        case .int(let number): return String(number)
        case .double(let number): return number.description
        case .string(let text): return text
        }
    }

    private func string(_ number: Value<S>, _ format: Value<S>, _ locale: String) -> String {
        machine.text(of: number, in: format, machine.conventions(of: locale, .host)) ?? ""
    }
}

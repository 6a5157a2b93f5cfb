import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Texts in the language of their place.
extension ContentMaker {
    /// What a literal says in the locale, the values in it put into the text of its key; nil for another expression,
    /// or where there are no texts.
    ///
    /// Keys are SwiftUI's: `%lld` stands for an `Int`, `%lf` for a `Double`, a specifier for itself, `%@` for anything
    /// else. Apple: LocalizedStringKey.
    func localized(_ argument: ArgumentValue, _ frame: FrameID) -> Value<S>? {
        let strings = machine.environments[0].strings
        guard !strings.isEmpty, case .expression(let expression) = argument, isLiteral(expression) else { return nil }
        return localized(expression, frame, strings)
    }

    /// Whether an expression is a literal or chooses between literals: a choice that may be another string is a string.
    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .string, .interpolation: return true
        case .parenthesized(let inner): return isLiteral(inner)
        case .ternary(let list):
            let parts = program.list(list)
            return parts.enumerated().allSatisfy { index, part in
                index % 2 == 0 && index < parts.count - 1 || isLiteral(part)
            }
        default: return false
        }
    }

    private func localized(_ id: ExpressionID, _ frame: FrameID, _ strings: LocalizedStrings) -> Value<S>? {
        switch program.expressions[id] {
        case .parenthesized(let inner): return localized(inner, frame, strings)
        case .ternary(let parts): return localized(choice: Array(program.list(parts)), frame, strings)
        case .string(let string): return text(of: program.strings[string], [], id, frame, strings)
        case .interpolation(let pieces):
            var key = ""
            var values: [FormatSpecifier.Argument] = []
            for piece in program.list(pieces) {
                if case .string(let string) = program.expressions[piece] {
                    key += LocalizedFormat.escaped(program.strings[string])
                } else {
                    guard let value = value(piece, frame, &key) else { return .invalid }
                    values.append(value)
                }
            }
            return text(of: key, values, id, frame, strings)
        default: return nil
        }
    }

    /// The chosen one of a ternary's results.
    private func localized(choice parts: [ExpressionID], _ frame: FrameID, _ strings: LocalizedStrings) -> Value<S>? {
        var index = 0
        while index + 1 < parts.count {
            guard let holds = machine.evaluate(parts[index], frame).bool else { return .invalid }
            if holds { return localized(parts[index + 1], frame, strings) }
            index += 2
        }
        return parts.last.flatMap { localized($0, frame, strings) }
    }

    /// A value in a literal, its place in the key added; nil where it failed.
    private func value(_ piece: ExpressionID, _ frame: FrameID, _ key: inout String) -> FormatSpecifier.Argument? {
        var inner = piece
        var specifier: String?
        if case .formatted(let formatted, _, let argument) = program.expressions[piece] {
            specifier = machine.evaluate(argument, frame).string
            if specifier != nil { inner = formatted }
        }
        let value = machine.evaluate(inner, frame)
        switch value {
        case .int(let number):
            key += specifier ?? LocalizedFormat.specifier(of: .int(number))
            return .int(number)
        case .double(let number):
            key += specifier ?? LocalizedFormat.specifier(of: .double(machine.plain(number)))
            return .double(machine.plain(number))
        default:
            key += specifier ?? "%@"
            return machine.text(of: value, program.type(inner)).map { .string($0) }
        }
    }

    /// The text of a key; the key itself, with a warning, where it has none.
    private func text(
        of key: String, _ values: [FormatSpecifier.Argument], _ id: ExpressionID, _ frame: FrameID,
        _ strings: LocalizedStrings
    ) -> Value<S> {
        let locale = machine.textLocale(frame)
        switch strings.find(key, locale) {
        case .text(let text, let language):
            let (result, lacksValue) = LocalizedFormat.text(text, values, language)
            if lacksValue { machine.log.add(.missingValue(text.format, key, locale, program.range(id))) }
            return .string(result)
        case .key: return machine.evaluate(id, frame)
        case .missing:
            machine.log.add(.missingText(key, locale, program.range(id)))
            return machine.evaluate(id, frame)
        }
    }
}

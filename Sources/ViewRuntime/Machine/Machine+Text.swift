import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Values as text.
extension Machine {
    func interpolation(_ pieces: IDList, _ frame: FrameID) -> Value<S> {
        var result = ""
        for piece in program.list(pieces) {
            guard let text = text(of: evaluate(piece, frame), program.type(piece)) else { return .invalid }
            guard spend(text.utf8.count / 16, piece, frame) else { return .invalid }
            result += text
        }
        return .string(result)
    }

    /// A piece of an interpolated string with an argument: a C format, or a number format.
    func formatted(
        _ value: ExpressionID, _ parameter: Int, _ argument: ExpressionID, _ frame: FrameID
    ) -> Value<S> {
        let shown = evaluate(value, frame)
        let format = evaluate(argument, frame)
        guard case .string(let specifier) = format else {
            let conventions = conventions(of: textLocale(frame), program.range(value))
            return text(of: shown, in: format, conventions).map { .string($0) } ?? .invalid
        }
        switch shown {
        case .int(let number): return .string(FormatSpecifier.text(specifier, .int(number)))
        case .double(let number): return .string(FormatSpecifier.text(specifier, .double(plain(number))))
        default:
            guard let text = text(of: shown, program.type(value)) else { return .invalid }
            return .string(FormatSpecifier.text(specifier, .string(text)))
        }
    }

    /// The text of a value of a type, as Swift prints it: `1.0` for a `Double`, the case's name for an enum.
    func text(of value: Value<S>, _ type: TypeID) -> String? {
        switch value {
        case .string(let text): return text
        case .int(let number): return String(number)
        case .double(let number): return plain(number).description
        case .bool(let flag): return flag ? "true" : "false"
        case .enumeration(let type, let index):
            return program.names.text(program.enums[type].cases[Int(index)].name)
        case .symbol(let index):
            guard case .vocabulary(let vocabulary) = program.types.shape(type) else { return nil }
            let symbols = vocabulary.symbols
            return Int(index) < symbols.count ? symbols[Int(index)].name : nil
        default: return nil
        }
    }

    /// Texts joined in order; joined texts open, so that the list is flat.
    func concatenation(_ list: IDList, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        var texts: [Value<S>] = []
        for part in program.list(list) {
            let value = evaluate(part, frame)
            if value.isInvalid { return .invalid }
            guard case .texts(let joined) = value else {
                texts.append(value)
                continue
            }
            guard spend(joined.count, id, frame) else { return .invalid }
            texts.append(contentsOf: joined)
        }
        return .texts(texts)
    }
}

import ViewBase
import ViewCatalog
import ViewIR

/// Values that parameters of the catalogue do not take; those that are no literals are found when they are evaluated.
extension Checker {
    /// Reports a literal that means nothing for a parameter.
    func checkLimit(of parameter: ParameterInfo, _ value: ArgumentValue, _ range: SourceRange) {
        guard parameter.limit != .none, case .expression(let expression) = value else { return }
        if parameter.limit == .locale {
            guard case .string(let string) = program.expressions[expression] else { return }
            return checkLocale(program.strings[string], range)
        }
        guard let number = literalNumber(expression), !parameter.limit.allows(number) else { return }
        report(.impossibleArgument(text(parameter.name), number, parameter.limit, range))
    }

    /// Reports the identifier of a locale that begins with no language.
    func checkLocale(_ identifier: String, _ range: SourceRange) {
        if LanguageTag.canonical(identifier) == nil { report(.impossibleLocale(identifier, range)) }
    }

    /// The number that a literal is, with a sign before it; nil for another expression.
    private func literalNumber(_ expression: ExpressionID) -> Double? {
        switch program.expressions[expression] {
        case .int(let number): Double(number)
        case .double(let number): number
        case .negate(let inner): literalNumber(inner).map { -$0 }
        case .parenthesized(let inner), .wrap(let inner): literalNumber(inner)
        default: nil
        }
    }
}

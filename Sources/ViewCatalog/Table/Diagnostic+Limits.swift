import ViewBase

/// What parameters do not take, found by the checker in literals, else when it is evaluated.
extension Diagnostic {
    public static func impossibleArgument(
        _ parameter: String, _ number: Double, _ limit: ValueLimit, _ range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .impossibleArgument, "`" + parameter + "` must be " + limit.words + ", not " + Decimal.text(number), range)
    }

    public static func impossibleLocale(_ identifier: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .impossibleArgument, "a locale must be " + ValueLimit.locale.words + ", not \"" + identifier + "\"", range)
    }
}

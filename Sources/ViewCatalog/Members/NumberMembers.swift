extension Catalog {
    private static let format = unlabelled(
        "format", .vocabulary(.numberFormat), default: .implied, "How it is written.")

    /// What numbers can be asked, and conversions between them.
    static let numberMembers: [MemberSpec] = [
        initializer(
            .int, [unlabelled("value", .double, "The number.")], .intOfDouble,
            "The whole part of a number, towards zero."),
        initializer(
            .int, [unlabelled("text", .string, "The text.")], .intOfString, result: .optional(.int),
            "The whole number that a text says; nil if it says none."),
        initializer(.int, [unlabelled("value", .int, "The number.")], .identity, "The same number."),
        initializer(
            .double, [unlabelled("value", .int, "The number.")], .doubleOfInt, "The same number as a `Double`."),
        initializer(
            .double, [unlabelled("text", .string, "The text.")], .doubleOfString, result: .optional(.double),
            "The number that a text says; nil if it says none."),
        initializer(.double, [unlabelled("value", .double, "The number.")], .identity, "The same number."),
        constant(.double, "infinity", .infinity, "Without limit: where a size may be any."),
        constant(.double, "pi", .pi, "The ratio of a circle's circumference to its diameter."),
        method(
            .double, "rounded", [], .double, .rounded,
            "The nearest whole number, of two the one farther from zero."),
        method(
            .double, "rounded", [unlabelled("rule", .vocabulary(.roundingRule), "Which whole number.")], .double,
            .rounded, "A whole number near by."),
        method(.double, "formatted", [], .string, .formatted, "The number as the locale writes it."),
        method(.double, "formatted", [format], .string, .formatted, "The number in a format."),
        method(.int, "formatted", [], .string, .formatted, "The number as the locale writes it."),
        method(.int, "formatted", [format], .string, .formatted, "The number in a format."),
        method(
            .int, "isMultiple", [parameter("of", "other", .int, "The divisor.")], .bool, .isMultiple,
            "Whether it can be divided without a rest."),
    ]

    /// Functions that belong to no type; their owner is `.void`.
    static let functionMembers: [MemberSpec] =
        numberFunctions(.int) + numberFunctions(.double) + [
            function(
                "withAnimation",
                [
                    unlabelled(
                        "animation", .optional(.vocabulary(.animation)), default: .member("default"),
                        "The movement; nil for none."),
                    parameter("body", .action([]), "The changes."),
                ],
                .void, .withAnimation, onlyInActions: true, "Animates what the changes bring about."),
            function(
                "print", [unlabelled("value", .interpolable, "The value.")], .void, .print, onlyInActions: true,
                "Writes a value to the log."),
        ]

    private static func numberFunctions(_ number: ValueType) -> [MemberSpec] {
        let pair = [unlabelled("x", number, "One number."), unlabelled("y", number, "The other number.")]
        return [
            function("min", pair, number, .minimum, "The lesser of two numbers."),
            function("max", pair, number, .maximum, "The greater of two numbers."),
            function(
                "abs", [unlabelled("x", number, "The number.")], number, .absolute, "The number without its sign."),
        ]
    }

    private static let numberFormat = ValueType.vocabulary(.numberFormat)

    /// How numbers can be written.
    static let formatMembers: [MemberSpec] = [
        constant(numberFormat, "number", .numberFormat, "As the locale writes a number."),
        constant(numberFormat, "percent", .percentFormat, "As a percentage."),
        maker(
            numberFormat, "currency", [parameter("code", .string, "The currency's code of three letters, as `EUR`.")],
            .currencyFormat, "As an amount of money."),
        method(
            numberFormat, "precision", [unlabelled("p", .vocabulary(.numberPrecision), "The digits.")],
            numberFormat, .formatPrecision, "The same with a number of digits."),
        maker(
            .vocabulary(.numberPrecision), "fractionLength",
            [unlabelled("length", .int, "The number of digits after the point.")], .fractionLength,
            "A fixed number of digits after the point."),
    ]
}

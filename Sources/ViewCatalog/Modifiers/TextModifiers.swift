extension Catalog {
    private static let isActive = unlabelled("isActive", .bool, default: .bool(true), "Whether it applies.")

    /// Modifiers that change how text is set.
    static let textModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "font",
            summary: "Sets the font of text and symbols.",
            keepsText: true,
            overloads: [
                ModifierOverload(
                    .font,
                    unlabelled("font", .optional(.vocabulary(.font)), "The font; nil for the default one."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "bold",
            summary: "Makes text bold.",
            keepsText: true,
            overloads: [ModifierOverload(.bold, isActive)],
            availability: .year2019),
        ModifierSpec(
            name: "italic",
            summary: "Makes text italic.",
            keepsText: true,
            overloads: [ModifierOverload(.italic, isActive)],
            availability: .year2019),
        ModifierSpec(
            name: "underline",
            summary: "Draws a line below text.",
            keepsText: true,
            overloads: [
                ModifierOverload(
                    .underline,
                    isActive,
                    parameter(
                        "color", .optional(.vocabulary(.color)), default: .none, "The colour; nil for the text's."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "fontWeight",
            summary: "Sets how heavy text is.",
            keepsText: true,
            overloads: [
                ModifierOverload(
                    .fontWeight,
                    unlabelled("weight", .optional(.vocabulary(.fontWeight)), "The weight; nil for the font's."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "fontDesign",
            summary: "Sets the design of the system font.",
            keepsText: true,
            overloads: [
                ModifierOverload(
                    .fontDesign,
                    unlabelled("design", .optional(.vocabulary(.fontDesign)), "The design; nil for the font's."))
            ],
            availability: Availability(iOS: "16.1", macOS: "13.0", tvOS: "16.1", watchOS: "9.1")),
        ModifierSpec(
            name: "monospacedDigit",
            summary: "Gives all digits one width.",
            keepsText: true,
            overloads: [ModifierOverload(.monospacedDigit)],
            availability: .year2021),
        ModifierSpec(
            name: "kerning",
            summary: "Adds space between characters and breaks ligatures.",
            keepsText: true,
            overloads: [ModifierOverload(.kerning, unlabelled("kerning", .double, "The space in points."))],
            availability: .year2019),
        ModifierSpec(
            name: "tracking",
            summary: "Adds space between characters.",
            keepsText: true,
            overloads: [ModifierOverload(.tracking, unlabelled("tracking", .double, "The space in points."))],
            availability: .year2019),
        ModifierSpec(
            name: "textCase",
            summary: "Shows text in upper or lower case.",
            overloads: [
                ModifierOverload(
                    .textCase,
                    unlabelled("textCase", .optional(.vocabulary(.textCase)), "The case; nil for the text's own."))
            ],
            availability: .year2020),
        ModifierSpec(
            name: "lineLimit",
            summary: "Limits the number of lines of a text.",
            overloads: [
                ModifierOverload(
                    .lineLimit,
                    unlabelled("number", .optional(.int), "The greatest number of lines; nil for no limit.")
                ),
                ModifierOverload(
                    .lineLimitReservingSpace,
                    unlabelled("limit", .int, "The greatest number of lines."),
                    parameter("reservesSpace", .bool, "Whether the height for all of them is always taken.")),
                ModifierOverload(
                    .lineLimitRange,
                    unlabelled("limit", .range, "The least number of lines, in height, and the greatest.")),
                ModifierOverload(
                    .lineLimitRange,
                    unlabelled(
                        "limit", .vocabulary(.lineRange), "The least number of lines, in height, or the greatest.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "truncationMode",
            summary: "Says where a text that does not fit is cut.",
            overloads: [
                ModifierOverload(.truncationMode, unlabelled("mode", .vocabulary(.truncationMode), "The place."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "multilineTextAlignment",
            summary: "Says at which side the lines of a text meet.",
            overloads: [
                ModifierOverload(
                    .multilineTextAlignment,
                    unlabelled("alignment", .vocabulary(.textAlignment), "The side."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "minimumScaleFactor",
            summary: "Lets a text shrink before it is cut.",
            overloads: [
                ModifierOverload(
                    .minimumScaleFactor,
                    unlabelled("factor", .double, "The least scale, above 0 and up to 1."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "lineSpacing",
            summary: "Adds space between the lines of a text.",
            overloads: [
                ModifierOverload(.lineSpacing, unlabelled("lineSpacing", .double, "The space in points."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "allowsTightening",
            summary: "Lets letters move closer before a text is cut.",
            overloads: [ModifierOverload(.allowsTightening, unlabelled("flag", .bool, "Whether they may."))],
            availability: .year2019),
    ]
}

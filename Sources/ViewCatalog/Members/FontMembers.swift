extension Catalog {
    private static let font = ValueType.vocabulary(.font)
    private static let weight = parameter(
        "weight", .optional(.vocabulary(.fontWeight)), default: .none, "How heavy it is; nil for regular.")
    private static let design = parameter(
        "design", .optional(.vocabulary(.fontDesign)), default: .none, "Its design; nil for the default one.")
    private static let family = unlabelled("name", .string, "The font's name.")

    /// Fonts and what can be made of them; each text style's name is also a font.
    static let fontMembers: [MemberSpec] =
        Vocabulary.textStyle.symbols.indices.map { index in
            let symbol = Vocabulary.textStyle.symbols[index]
            return constant(font, symbol.name, .textStyleFont(UInt8(index)), symbol.summary)
        } + [
            maker(
                font, "system", [parameter("size", .double, "Its size in points."), weight, design], .systemFont,
                "The system font at one size whatever the reader chose."),
            maker(
                font, "system", [unlabelled("style", .vocabulary(.textStyle), "What it is for."), design, weight],
                .systemFontOfStyle, "The system font for a text style."),
            maker(
                font, "custom", [family, parameter("size", .double, "Its size in points at `large`.")], .customFont,
                "A font by name, which grows as running text does."),
            maker(
                font, "custom",
                [
                    family, parameter("size", .double, "Its size in points at `large`."),
                    parameter("relativeTo", "textStyle", .vocabulary(.textStyle), "The text style it grows with."),
                ],
                .customFont, "A font by name, which grows as a text style does."),
            maker(
                font, "custom", [family, parameter("fixedSize", .double, "Its size in points.")], .fixedCustomFont,
                "A font by name at one size whatever the reader chose."),
            method(font, "bold", [], font, .fontBold, "The same in bold."),
            method(font, "italic", [], font, .fontItalic, "The same in italics."),
            method(
                font, "weight", [unlabelled("weight", .vocabulary(.fontWeight), "How heavy it is.")], font,
                .fontWithWeight, "The same with another weight."),
            method(font, "monospaced", [], font, .fontMonospaced, "The same with all characters of one width."),
            method(font, "monospacedDigit", [], font, .fontMonospacedDigit, "The same with all digits of one width."),
            method(font, "smallCaps", [], font, .fontSmallCaps, "The same in small capitals."),
            method(
                font, "leading", [unlabelled("leading", .vocabulary(.fontLeading), "The distance.")], font,
                .fontWithLeading, "The same with another distance between lines."),
        ]
}

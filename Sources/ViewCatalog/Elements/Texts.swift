extension Catalog {
    /// Elements that show text only.
    static let texts: [ElementSpec] = [
        ElementSpec(
            name: "Text",
            summary: "Shows text, in as many lines as it needs and may have.",
            overloads: [
                ElementOverload(
                    .text,
                    key("content", "The text, shown as it is written."),
                    parameter("comment", .optional(.string), default: .none, "A note for translators.")),
                ElementOverload(.verbatimText, parameter("verbatim", .string, "The text, shown as it is.")),
                ElementOverload(
                    .formattedText,
                    unlabelled("value", .int, "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written.")),
                ElementOverload(
                    .formattedText,
                    unlabelled("value", .double, "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written.")),
            ],
            availability: .year2019)
    ]
}

extension Catalog {
    /// What strings can be asked.
    static let stringMembers: [MemberSpec] = [
        property(.string, "count", .int, .stringCount, "The number of characters as people see them."),
        property(.string, "isEmpty", .bool, .stringIsEmpty, "Whether there are no characters."),
        property(.string, "capitalized", .string, .capitalized, "Each word with a capital, the rest in small letters."),
        method(.string, "uppercased", [], .string, .uppercased, "The text in capitals."),
        method(.string, "lowercased", [], .string, .lowercased, "The text in small letters."),
        method(.string, "trimmed", [], .string, .trimmed, "The text without white space at its ends."),
        method(
            .string, "hasPrefix", [unlabelled("prefix", .string, "The beginning.")], .bool, .hasPrefix,
            "Whether the text begins so."),
        method(
            .string, "hasSuffix", [unlabelled("suffix", .string, "The end.")], .bool, .hasSuffix,
            "Whether the text ends so."),
        method(
            .string, "contains", [unlabelled("other", .string, "The part.")], .bool, .stringContains,
            "Whether the text holds a part."),
        method(
            .string, "split", [parameter("separator", .string, "What stands between two parts.")], .array(.string),
            .split, "The parts between separators, empty ones left out."),
        method(
            .string, "replacing",
            [
                unlabelled("part", .string, "What is replaced."),
                parameter("with", "replacement", .string, "What stands there instead."),
            ],
            .string, .replacing, "The text with every occurrence of a part replaced."),
        initializer(
            .string, [unlabelled("value", .interpolable, "The value.")], .stringOf,
            "A value as text, numbers in the shortest form that reads back."),
    ]
}

extension Catalog {
    /// What arrays and their elements can be asked.
    static let arrayMembers: [MemberSpec] =
        sequenceMembers(
            .array(.element), element: .element, equatable: .array(.equatable), comparable: .array(.comparable))
        + [
            method(
                .array(.string), "joined",
                [parameter("separator", .string, default: .string(""), "What stands between two elements.")],
                .string, .joined, "The elements one after the other."),
            initializer(
                .array(.element), [unlabelled("elements", .range, "The range.")], .arrayOf, result: .array(.int),
                "The numbers of a range."),
            initializer(
                .array(.element), [unlabelled("elements", .array(.element), "The array.")], .arrayOf,
                "The same elements."),
            property(
                .enumerated(.element), "offset", .int, .enumeratedOffset, "The element's place, counted from 0."),
            property(.enumerated(.element), "element", .element, .enumeratedElement, "The element."),
        ]

    /// What ranges can be asked.
    static let rangeMembers: [MemberSpec] =
        sequenceMembers(.range, element: .int, equatable: .range, comparable: .range)
        + [
            property(.range, "lowerBound", .int, .lowerBound, "The first number."),
            property(.range, "upperBound", .int, .upperBound, "The number after the last."),
        ]

    /// What optionals can be asked.
    static let optionalMembers: [MemberSpec] = [
        method(
            .optional(.element), "map", [unlabelled("transform", .function([.element], .result), "The function.")],
            .optional(.result), .optionalMap, "What the function gives for the value; nil for nil.")
    ]

    /// The members that arrays and ranges share.
    private static func sequenceMembers(
        _ owner: ValueType, element: ValueType, equatable: ValueType, comparable: ValueType
    ) -> [MemberSpec] {
        sequenceProperties(owner, element) + sequenceSearches(owner, element, equatable)
            + sequenceSelections(owner, element) + sequenceOrders(owner, element, comparable)
    }

    private static func sequenceProperties(_ owner: ValueType, _ element: ValueType) -> [MemberSpec] {
        [
            property(owner, "count", .int, .count, "The number of elements."),
            property(owner, "isEmpty", .bool, .isEmpty, "Whether there are no elements."),
            property(owner, "first", .optional(element), .first, "The first element; nil if there is none."),
            property(owner, "last", .optional(element), .last, "The last element; nil if there is none."),
            property(owner, "indices", .range, .indices, "The places of the elements, from 0."),
        ]
    }

    private static func sequenceSearches(
        _ owner: ValueType, _ element: ValueType, _ equatable: ValueType
    ) -> [MemberSpec] {
        let predicate = parameter("where", "predicate", .function([element], .bool), "What is asked of an element.")
        return [
            method(
                equatable, "contains", [unlabelled("element", element, "The value.")], .bool, .contains,
                "Whether an element equals the value."),
            method(owner, "contains", [predicate], .bool, .containsWhere, "Whether the answer is yes for an element."),
            method(
                equatable, "firstIndex", [parameter("of", "element", element, "The value.")], .optional(.int),
                .firstIndexOf, "The first place of the value; nil if there is none."),
            method(
                owner, "firstIndex", [predicate], .optional(.int), .firstIndexWhere,
                "The place of the first element with the answer yes; nil if there is none."),
            method(
                owner, "first", [predicate], .optional(element), .firstWhere,
                "The first element with the answer yes; nil if there is none."),
            method(
                owner, "allSatisfy", [unlabelled("predicate", .function([element], .bool), "What is asked.")], .bool,
                .allSatisfy, "Whether the answer is yes for every element."),
            method(
                owner, "reduce",
                [
                    unlabelled("initialResult", .result, "What there is before the first element."),
                    unlabelled(
                        "nextPartialResult", .function([.result, element], .result),
                        "What an element makes of the result so far."),
                ],
                .result, .reduce, "What the function makes of all elements, one after the other."),
        ]
    }

    private static func sequenceSelections(_ owner: ValueType, _ element: ValueType) -> [MemberSpec] {
        let result = ValueType.array(element)
        return [
            method(
                owner, "filter", [unlabelled("isIncluded", .function([element], .bool), "What is asked.")], result,
                .filter, "The elements with the answer yes."),
            method(
                owner, "map", [unlabelled("transform", .function([element], .result), "The function.")],
                .array(.result), .map, "What the function gives for each element."),
            method(
                owner, "compactMap",
                [unlabelled("transform", .function([element], .optional(.result)), "The function.")],
                .array(.result), .compactMap, "What the function gives for each element, nil left out."),
            method(
                owner, "prefix", [unlabelled("maxLength", .int, "The greatest number of elements.")], result,
                .prefix, "The first elements."),
            method(
                owner, "suffix", [unlabelled("maxLength", .int, "The greatest number of elements.")], result,
                .suffix, "The last elements."),
            method(
                owner, "dropFirst", [unlabelled("k", .int, default: .int(1), "The number left out.")], result,
                .dropFirst, "All but the first elements."),
            method(
                owner, "dropLast", [unlabelled("k", .int, default: .int(1), "The number left out.")], result,
                .dropLast, "All but the last elements."),
            method(
                owner, "enumerated", [], .array(.enumerated(element)), .enumerated, "Each element with its place."),
        ]
    }

    private static func sequenceOrders(
        _ owner: ValueType, _ element: ValueType, _ comparable: ValueType
    ) -> [MemberSpec] {
        let result = ValueType.array(element)
        return [
            method(owner, "reversed", [], result, .reversed, "The elements from the last to the first."),
            method(comparable, "sorted", [], result, .sorted, "The elements from the least to the greatest."),
            method(
                owner, "sorted",
                [
                    parameter(
                        "by", "areInIncreasingOrder", .function([element, element], .bool),
                        "Whether the first stands before the second.")
                ],
                result, .sortedBy, "The elements in the order asked for, equal ones as they were."),
            method(comparable, "min", [], .optional(element), .least, "The least element; nil if there is none."),
            method(comparable, "max", [], .optional(element), .greatest, "The greatest element; nil if there is none."),
        ]
    }
}

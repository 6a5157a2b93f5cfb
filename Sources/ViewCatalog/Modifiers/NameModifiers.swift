extension Catalog {
    /// Modifiers that name or describe an element.
    static let nameModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "named",
            summary: "Names what stands before it, for layout facts and tests.",
            overloads: [ModifierOverload(.named, unlabelled("name", .name, "The name, as `#row`."))],
            availability: .year2019),
        ModifierSpec(
            name: "id",
            summary: "Gives the element an identity; with another one it starts afresh.",
            overloads: [ModifierOverload(.id, unlabelled("id", .equatable, "The identity."))],
            availability: .year2019),
        ModifierSpec(
            name: "tag",
            summary: "Gives the element a value by which it can be selected.",
            overloads: [ModifierOverload(.annotation, unlabelled("tag", .equatable, "The value."))],
            availability: .year2019),
        ModifierSpec(
            name: "accessibilityLabel",
            summary: "Says what the element is, for readers who hear it.",
            overloads: [
                ModifierOverload(.accessibilityLabel, key("label", "The label.")),
                ModifierOverload(.accessibilityLabel, unlabelled("label", .vocabulary(.text), "The label.")),
            ],
            availability: .year2020),
        ModifierSpec(
            name: "accessibilityIdentifier",
            summary: "Gives the element a name for user interface tests.",
            overloads: [ModifierOverload(.annotation, unlabelled("identifier", .string, "The name."))],
            availability: .year2020),
        ModifierSpec(
            name: "accessibilityHidden",
            summary: "Hides the element from accessibility.",
            overloads: [ModifierOverload(.annotation, unlabelled("hidden", .bool, "Whether it is hidden."))],
            availability: .year2020),
    ]
}

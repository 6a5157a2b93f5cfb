extension Catalog {
    /// Modifiers that set the environment of everything below.
    static let environmentModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "environment",
            summary: "Sets a value of the environment.",
            overloads: [
                ModifierOverload(
                    .environment,
                    unlabelled("keyPath", .keyPath, "The key, as `\\.locale`."),
                    unlabelled("value", .result, "The value, of the key's type."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "layoutDirection",
            summary: "Sets the direction of reading.",
            overloads: [
                ModifierOverload(
                    .layoutDirection,
                    unlabelled("direction", .vocabulary(.layoutDirection), "The direction."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "dynamicTypeSize",
            summary: "Sets the size of text.",
            overloads: [
                ModifierOverload(.dynamicTypeSize, unlabelled("size", .vocabulary(.dynamicTypeSize), "The size.")),
                ModifierOverload(
                    .dynamicTypeRange,
                    unlabelled(
                        "range", .vocabulary(.dynamicTypeRange), "The least and the greatest size that is let through.")
                ),
            ],
            availability: .year2021),
        ModifierSpec(
            name: "preferredColorScheme",
            summary: "Asks for a light or dark appearance of the window.",
            overloads: [
                ModifierOverload(
                    .preferredColorScheme,
                    unlabelled(
                        "colorScheme", .optional(.vocabulary(.colorScheme)), "The appearance; nil for no wish."))
            ],
            availability: Availability(iOS: "13.0", macOS: "11.0", tvOS: "13.0", watchOS: "6.0")),
    ]
}

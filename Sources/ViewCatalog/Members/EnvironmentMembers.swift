extension Catalog {
    private static let orientation = ValueType.vocabulary(.orientation)

    /// What values of the environment can be asked.
    static let environmentMembers: [MemberSpec] = [
        property(orientation, "isPortrait", .bool, .orientationIsPortrait, "Whether the device is upright."),
        property(orientation, "isLandscape", .bool, .orientationIsLandscape, "Whether the device is on its side."),
        property(orientation, "isFlat", .bool, .orientationIsFlat, "Whether the device lies flat."),
        property(
            orientation, "isValidInterfaceOrientation", .bool, .orientationIsValidInterface,
            "Whether a window can be turned so: upright or on its side."),
        property(
            .vocabulary(.dynamicTypeSize), "isAccessibilitySize", .bool, .isAccessibilitySize,
            "Whether it is one of the five largest sizes."),
        initializer(
            .vocabulary(.locale), [parameter("identifier", .string, "As `en_US`.").limited(to: .locale)],
            .localeOfIdentifier,
            "The locale with an identifier."),
        property(.vocabulary(.locale), "identifier", .string, .localeIdentifier, "As `en_US`."),
        initializer(
            .vocabulary(.url), [parameter("string", .string, "The address.")], .urlOfString,
            result: .optional(.vocabulary(.url)), "An address; nil if the text is none."),
        property(.vocabulary(.url), "absoluteString", .string, .urlString, "The address as text."),
    ]

    private static let rule = ValueType.vocabulary(.adaptiveRule)

    /// The rules of this language's own elements.
    static let ruleMembers: [MemberSpec] = [
        constant(rule, "orientation", .adaptByOrientation, "A row in landscape, a column in portrait, flat as before."),
        maker(
            rule, "orientation", [parameter("flat", .vocabulary(.axis), "The axis while the device lies flat.")],
            .adaptByOrientation, "A row in landscape, a column in portrait, flat as said."),
        maker(
            rule, "width", [unlabelled("minimum", .double, "The least width of the row.")], .adaptByWidth,
            "A row from an offered width up."),
        constant(rule, "fit", .adaptByFit, "A row if it fits the offered width."),
    ]
}

extension Catalog {
    /// The environment's table, in the order of `EnvironmentKey`.
    public static let environment: [EnvironmentSpec] = [
        EnvironmentSpec(
            .orientation, "orientation", .vocabulary(.orientation), "How the device is held."),
        EnvironmentSpec(
            .keyboardHeight, "keyboardHeight", .double, "The points of the window that the keyboard covers."),
        EnvironmentSpec(
            .dynamicTypeSize, "dynamicTypeSize", .vocabulary(.dynamicTypeSize), "The size of text the reader chose."),
        EnvironmentSpec(
            .layoutDirection, "layoutDirection", .vocabulary(.layoutDirection), "The direction of reading."),
        EnvironmentSpec(
            .colorScheme, "colorScheme", .vocabulary(.colorScheme), "Whether the appearance is light or dark."),
        EnvironmentSpec(
            .locale, "locale", .vocabulary(.locale), "The language and region of formatted text."),
        EnvironmentSpec(
            .horizontalSizeClass, "horizontalSizeClass", .optional(.vocabulary(.sizeClass)),
            "How wide the window counts as."),
        EnvironmentSpec(
            .verticalSizeClass, "verticalSizeClass", .optional(.vocabulary(.sizeClass)),
            "How tall the window counts as."),
        EnvironmentSpec(
            .safeAreaInsets, "safeAreaInsets", .vocabulary(.edgeInsets), isSettable: false,
            "The window's edges that bars and the device's shape cover."),
        EnvironmentSpec(
            .displayScale, "displayScale", .double, "The physical pixels of one point."),
        EnvironmentSpec(
            .isEnabled, "isEnabled", .bool, "Whether controls react."),
        EnvironmentSpec(
            .font, "font", .optional(.vocabulary(.font)), "The font of text that sets none."),
        EnvironmentSpec(
            .lineLimit, "lineLimit", .optional(.int), "The greatest number of lines of a text."),
        EnvironmentSpec(
            .multilineTextAlignment, "multilineTextAlignment", .vocabulary(.textAlignment),
            "The side at which the lines of a text meet."),
        EnvironmentSpec(
            .truncationMode, "truncationMode", .vocabulary(.truncationMode),
            "The place at which a text that does not fit is cut."),
        EnvironmentSpec(
            .minimumScaleFactor, "minimumScaleFactor", .double, "The least scale to which a text may shrink."),
        EnvironmentSpec(
            .lineSpacing, "lineSpacing", .double, "The points added between the lines of a text."),
        EnvironmentSpec(
            .allowsTightening, "allowsTightening", .bool, "Whether letters may move closer before a text is cut."),
        EnvironmentSpec(
            .textCase, "textCase", .optional(.vocabulary(.textCase)), "The case in which text is shown."),
        EnvironmentSpec(
            .imageScale, "imageScale", .vocabulary(.imageScale), "The size of symbols beside their text."),
    ]
}

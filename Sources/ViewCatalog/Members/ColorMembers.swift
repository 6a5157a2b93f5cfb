extension Catalog {
    private static let color = ValueType.vocabulary(.color)
    private static let opacity = parameter("opacity", .double, default: .double(1), "From 0, invisible, to 1, opaque.")

    /// Colours and what can be made of them.
    ///
    /// The system's colours are those of iOS 13 to 18 as Apple's Human Interface Guidelines list them.
    static let colorMembers: [MemberSpec] = [
        constant(color, "red", .color(light: 0xFF3B_30FF, dark: 0xFF45_3AFF), "The system's red."),
        constant(color, "orange", .color(light: 0xFF95_00FF, dark: 0xFF9F_0AFF), "The system's orange."),
        constant(color, "yellow", .color(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF), "The system's yellow."),
        constant(color, "green", .color(light: 0x34C7_59FF, dark: 0x30D1_58FF), "The system's green."),
        constant(color, "mint", .color(light: 0x00C7_BEFF, dark: 0x63E6_E2FF), "The system's mint."),
        constant(color, "teal", .color(light: 0x30B0_C7FF, dark: 0x40C8_E0FF), "The system's teal."),
        constant(color, "cyan", .color(light: 0x32AD_E6FF, dark: 0x64D2_FFFF), "The system's cyan."),
        constant(color, "blue", .color(light: 0x007A_FFFF, dark: 0x0A84_FFFF), "The system's blue."),
        constant(color, "indigo", .color(light: 0x5856_D6FF, dark: 0x5E5C_E6FF), "The system's indigo."),
        constant(color, "purple", .color(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF), "The system's purple."),
        constant(color, "pink", .color(light: 0xFF2D_55FF, dark: 0xFF37_5FFF), "The system's pink."),
        constant(color, "brown", .color(light: 0xA284_5EFF, dark: 0xAC8E_68FF), "The system's brown."),
        constant(color, "gray", .color(light: 0x8E8E_93FF, dark: 0x8E8E_93FF), "The system's gray."),
        constant(color, "white", .color(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF), "White in both appearances."),
        constant(color, "black", .color(light: 0x0000_00FF, dark: 0x0000_00FF), "Black in both appearances."),
        constant(color, "clear", .color(light: 0x0000_0000, dark: 0x0000_0000), "No colour: fully transparent."),
        constant(color, "primary", .color(light: 0x0000_00FF, dark: 0xFFFF_FFFF), "The colour of text.")
            .ofOwnerOnly(),
        constant(color, "secondary", .color(light: 0x3C3C_4399, dark: 0xEBEB_F599), "The colour of lesser text.")
            .ofOwnerOnly(),
        constant(color, "accentColor", .color(light: 0x007A_FFFF, dark: 0x0A84_FFFF), "The colour of controls.")
            .ofOwnerOnly(),
        initializer(
            color,
            [
                parameter("red", .double, "From 0 to 1."), parameter("green", .double, "From 0 to 1."),
                parameter("blue", .double, "From 0 to 1."), opacity,
            ],
            .colorOfRGB, "A colour by its parts in sRGB."),
        initializer(
            color, [parameter("white", .double, "From 0, black, to 1, white."), opacity], .colorOfWhite,
            "A shade of grey."),
        initializer(
            color,
            [
                parameter("hue", .double, "From 0 to 1 around the circle of hues, red at both ends."),
                parameter("saturation", .double, "From 0, grey, to 1."),
                parameter("brightness", .double, "From 0, black, to 1."), opacity,
            ],
            .colorOfHSB, "A colour by hue, saturation and brightness."),
        initializer(
            color, [unlabelled("name", .string, "The name of an asset.")], .colorAsset, "A colour of the assets."),
        initializer(
            color, [unlabelled("color", .vocabulary(.uiColor), "The system's name for it.")], .identity,
            "A colour that the system names."),
        initializer(
            color, [parameter("uiColor", .vocabulary(.uiColor), "The system's name for it.")], .identity,
            "A colour that the system names."
        )
        .since(Availability(iOS: "15.0", macOS: nil, tvOS: "15.0", watchOS: "8.0")),
        method(
            color, "opacity", [unlabelled("opacity", .double, "From 0, invisible, to 1, as it is.")], color,
            .colorOpacity, "The colour made translucent."),
        property(
            color, "gradient", .vocabulary(.shapeStyle), .colorGradient, "The colour with a slight shade downwards."),
    ]
}

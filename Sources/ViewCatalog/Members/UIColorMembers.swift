extension Catalog {
    private static let color = ValueType.vocabulary(.uiColor)

    /// The colours of UIKit, for `Color(_:)` and `Color(uiColor:)`: iOS 13 to 18, at normal contrast; opacities are rounded to 256 steps.
    static let uiColorMembers: [MemberSpec] = [
        constant(
            color, "systemRed", .color(light: 0xFF3B_30FF, dark: 0xFF45_3AFF),
            "The system's red."),
        constant(
            color, "systemOrange", .color(light: 0xFF95_00FF, dark: 0xFF9F_0AFF),
            "The system's orange."),
        constant(
            color, "systemYellow", .color(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF),
            "The system's yellow."),
        constant(
            color, "systemGreen", .color(light: 0x34C7_59FF, dark: 0x30D1_58FF),
            "The system's green."),
        constant(
            color, "systemMint", .color(light: 0x00C7_BEFF, dark: 0x63E6_E2FF),
            "The system's mint."),
        constant(
            color, "systemTeal", .color(light: 0x30B0_C7FF, dark: 0x40C8_E0FF),
            "The system's teal."),
        constant(
            color, "systemCyan", .color(light: 0x32AD_E6FF, dark: 0x64D2_FFFF),
            "The system's cyan."),
        constant(
            color, "systemBlue", .color(light: 0x007A_FFFF, dark: 0x0A84_FFFF),
            "The system's blue."),
        constant(
            color, "systemIndigo", .color(light: 0x5856_D6FF, dark: 0x5E5C_E6FF),
            "The system's indigo."),
        constant(
            color, "systemPurple", .color(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF),
            "The system's purple."),
        constant(
            color, "systemPink", .color(light: 0xFF2D_55FF, dark: 0xFF37_5FFF),
            "The system's pink."),
        constant(
            color, "systemBrown", .color(light: 0xA284_5EFF, dark: 0xAC8E_68FF),
            "The system's brown."),
        constant(
            color, "systemGray", .color(light: 0x8E8E_93FF, dark: 0x8E8E_93FF),
            "The system's gray."),
        constant(
            color, "systemGray2", .color(light: 0xAEAE_B2FF, dark: 0x6363_66FF),
            "The second grey."),
        constant(
            color, "systemGray3", .color(light: 0xC7C7_CCFF, dark: 0x4848_4AFF),
            "The third grey."),
        constant(
            color, "systemGray4", .color(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF),
            "The fourth grey."),
        constant(
            color, "systemGray5", .color(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF),
            "The fifth grey."),
        constant(
            color, "systemGray6", .color(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF),
            "The sixth grey."),
        constant(
            color, "label", .color(light: 0x0000_00FF, dark: 0xFFFF_FFFF),
            "The colour of text."),
        constant(
            color, "secondaryLabel", .color(light: 0x3C3C_4399, dark: 0xEBEB_F599),
            "The colour of lesser text."),
        constant(
            color, "tertiaryLabel", .color(light: 0x3C3C_434D, dark: 0xEBEB_F54D),
            "The colour of text of the third level."),
        constant(
            color, "quaternaryLabel", .color(light: 0x3C3C_432E, dark: 0xEBEB_F529),
            "The colour of text of the fourth level."),
        constant(
            color, "placeholderText", .color(light: 0x3C3C_434D, dark: 0xEBEB_F54D),
            "The colour of what an empty field shows."),
        constant(
            color, "separator", .color(light: 0x3C3C_434A, dark: 0x5454_5899),
            "The colour of thin lines."),
        constant(
            color, "opaqueSeparator", .color(light: 0xC6C6_C8FF, dark: 0x3838_3AFF),
            "The colour of thin lines that hide what is below."),
        constant(
            color, "link", .color(light: 0x007A_FFFF, dark: 0x0984_FFFF),
            "The colour of links."),
        constant(
            color, "systemBackground", .color(light: 0xFFFF_FFFF, dark: 0x0000_00FF),
            "The ground of a window."),
        constant(
            color, "secondarySystemBackground", .color(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF),
            "A ground on the ground of a window."),
        constant(
            color, "tertiarySystemBackground", .color(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF),
            "A ground on the second ground."),
        constant(
            color, "systemGroupedBackground", .color(light: 0xF2F2_F7FF, dark: 0x0000_00FF),
            "The ground of grouped content."),
        constant(
            color, "secondarySystemGroupedBackground", .color(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF),
            "A ground on the ground of grouped content."),
        constant(
            color, "tertiarySystemGroupedBackground", .color(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF),
            "A ground on the second grouped ground."),
        constant(
            color, "systemFill", .color(light: 0x7878_8033, dark: 0x7878_805C),
            "The fill of thin shapes."),
        constant(
            color, "secondarySystemFill", .color(light: 0x7878_8029, dark: 0x7878_8052),
            "The fill of shapes of middle size."),
        constant(
            color, "tertiarySystemFill", .color(light: 0x7676_801F, dark: 0x7676_803D),
            "The fill of large shapes."),
        constant(
            color, "quaternarySystemFill", .color(light: 0x7474_8014, dark: 0x7676_802E),
            "The fill of large areas with content."),
    ]
}

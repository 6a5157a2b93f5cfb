extension Catalog {
    private static let style = ValueType.vocabulary(.shapeStyle)
    private static let shape = ValueType.vocabulary(.shape)
    private static let corners = parameter(
        "style", .vocabulary(.roundedCornerStyle), default: .member("continuous"), "How a corner bends.")

    /// What macOS had from the beginning.
    private static let firstOnMac = Availability(iOS: "17.0", macOS: "10.15", tvOS: "17.0", watchOS: "10.0")

    /// Styles, strokes and shapes by name; a shape style also has the members of `Color`.
    ///
    /// Materials are stood in for by a translucent grey, since nothing behind them is blurred here.
    static let styleMembers: [MemberSpec] = [
        constant(style, "primary", .hierarchicalStyle(0), "The foreground style."),
        constant(style, "secondary", .hierarchicalStyle(1), "The second level of the foreground style."),
        constant(style, "tertiary", .hierarchicalStyle(2), "The third level of the foreground style."),
        constant(style, "quaternary", .hierarchicalStyle(3), "The fourth level of the foreground style."),
        constant(style, "tint", .tintStyle, "The colour of controls here."),
        constant(style, "foreground", .foregroundStyle, "The style of text here."),
        constant(style, "background", .backgroundStyle, "The ground of the window."),
        constant(style, "separator", .color(light: 0x3C3C_434A, dark: 0x5454_5899), "The style of thin lines.")
            .since(firstOnMac),
        constant(style, "placeholder", .color(light: 0x3C3C_434D, dark: 0xEBEB_F54D), "The style of prompts.")
            .since(.year2023),
        constant(style, "link", .color(light: 0x007A_FFFF, dark: 0x0984_FFFF), "The style of links.")
            .since(firstOnMac),
        constant(style, "fill", .color(light: 0x7878_8033, dark: 0x7878_805C), "The style of thin shapes.")
            .since(.year2023),
        constant(
            style, "ultraThinMaterial", .color(light: 0xF9F9_F966, dark: 0x2525_2566), "A ground that hides little."),
        constant(style, "thinMaterial", .color(light: 0xF9F9_F999, dark: 0x2525_2599), "A ground that hides some."),
        constant(style, "regularMaterial", .color(light: 0xF9F9_F9CC, dark: 0x2525_25CC), "A ground that hides half."),
        constant(style, "thickMaterial", .color(light: 0xF9F9_F9E0, dark: 0x2525_25E0), "A ground that hides much."),
        constant(
            style, "ultraThickMaterial", .color(light: 0xF9F9_F9F0, dark: 0x2525_25F0), "A ground that hides most."),
        constant(style, "bar", .color(light: 0xF9F9_F9CC, dark: 0x2525_25CC), "The ground of bars."),
        method(
            style, "opacity", [unlabelled("opacity", .double, "From 0, invisible, to 1, as it is.")], style,
            .styleOpacity, "The style made translucent."),
        initializer(
            .vocabulary(.strokeStyle),
            [
                parameter("lineWidth", .double, default: .double(1), "The line's width."),
                parameter("lineCap", .vocabulary(.lineCap), default: .member("butt"), "The line's ends."),
                parameter("lineJoin", .vocabulary(.lineJoin), default: .member("miter"), "The line's corners."),
                parameter("miterLimit", .double, default: .double(10), "Where a sharp corner is cut."),
                parameter(
                    "dash", .array(.double), default: .implied,
                    "The lengths of dashes and gaps in turn; by default an unbroken line."),
                parameter("dashPhase", .double, default: .double(0), "How far into the dashes the line begins."),
            ],
            .strokeStyle, "A line's width, ends and dashes."),
        constant(shape, "rect", .shape(.rectangle), "A rectangle."),
        maker(
            shape, "rect", [parameter("cornerRadius", .double, "The radius of each corner."), corners],
            .shape(.roundedRectangle), "A rectangle with round corners."),
        maker(
            shape, "rect", [parameter("cornerSize", .vocabulary(.size), "The size of each corner."), corners],
            .shape(.roundedRectangleOfCornerSize), "A rectangle with round corners."),
        constant(shape, "circle", .shape(.circle), "A circle."),
        constant(shape, "ellipse", .shape(.ellipse), "An ellipse."),
        constant(shape, "capsule", .shape(.capsule), "A rectangle whose shorter sides are half circles."),
        maker(
            shape, "capsule", [corners], .shape(.capsule), "A rectangle whose shorter sides are half circles."),
    ]
}

extension Catalog {
    private static let ink = unlabelled(
        "content", .vocabulary(.shapeStyle), default: .implied, "The style; by default the foreground style.")
    private static let lineWidth = parameter("lineWidth", .double, default: .double(1), "The line's width.")
    private static let strokeStyle = parameter("style", .vocabulary(.strokeStyle), "The line's width, ends and dashes.")

    private static let anchor = parameter(
        "anchor", .vocabulary(.unitPoint), default: .member("center"), "The point that stays where it is.")

    /// Modifiers that change how an element is drawn.
    static let drawingModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "foregroundStyle",
            summary: "Sets the style of text, symbols and shapes.",
            keepsText: true,
            overloads: [
                ModifierOverload(.foregroundStyle, unlabelled("primary", .vocabulary(.shapeStyle), "The style.")),
                ModifierOverload(
                    .foregroundStyle,
                    unlabelled("primary", .vocabulary(.shapeStyle), "The style."),
                    unlabelled("secondary", .vocabulary(.shapeStyle), "The style of the second level.")),
                ModifierOverload(
                    .foregroundStyle,
                    unlabelled("primary", .vocabulary(.shapeStyle), "The style."),
                    unlabelled("secondary", .vocabulary(.shapeStyle), "The style of the second level."),
                    unlabelled("tertiary", .vocabulary(.shapeStyle), "The style of the third level.")),
            ],
            availability: .year2021,
            textAvailability: .year2023),
        ModifierSpec(
            name: "foregroundColor",
            summary: "Sets the colour of text, symbols and shapes.",
            keepsText: true,
            overloads: [
                ModifierOverload(
                    .foregroundColor,
                    unlabelled("color", .optional(.vocabulary(.color)), "The colour; nil for the inherited one."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "imageScale",
            summary: "Sets the size of symbols beside their text.",
            overloads: [
                ModifierOverload(.imageScale, unlabelled("scale", .vocabulary(.imageScale), "The size."))
            ],
            availability: Availability(iOS: "13.0", macOS: "11.0", tvOS: "13.0", watchOS: "6.0")),
        ModifierSpec(
            name: "tint",
            summary: "Sets the colour of controls.",
            overloads: [
                ModifierOverload(
                    .tint, unlabelled("tint", .optional(.vocabulary(.color)), "The colour; nil for the inherited one.")
                ),
                ModifierOverload(
                    .tint,
                    unlabelled("tint", .optional(.vocabulary(.shapeStyle)), "The style; nil for the inherited one.")),
            ],
            availability: .year2021),
        ModifierSpec(
            name: "opacity",
            summary: "Makes the element translucent.",
            overloads: [
                ModifierOverload(.opacity, unlabelled("opacity", .double, "From 0, invisible, to 1, opaque."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "hidden",
            summary: "Keeps the element's place and does not draw it.",
            overloads: [ModifierOverload(.hidden)],
            availability: .year2019),
        ModifierSpec(
            name: "clipped",
            summary: "Cuts off what is drawn outside the element's frame.",
            overloads: [
                ModifierOverload(
                    .clipped,
                    parameter("antialiased", .bool, default: .bool(false), "Whether the edge is smoothed."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "clipShape",
            summary: "Cuts off what is drawn outside a shape of the element's size.",
            overloads: [
                ModifierOverload(.clipShape, unlabelled("shape", .vocabulary(.shape), "The shape."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "cornerRadius",
            summary: "Cuts the element's corners round.",
            overloads: [
                ModifierOverload(
                    .cornerRadius,
                    unlabelled("radius", .double, "The radius of each corner."),
                    parameter("antialiased", .bool, default: .bool(true), "Whether the edge is smoothed."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "shadow",
            summary: "Draws a shadow below the element.",
            overloads: [
                ModifierOverload(
                    .shadow,
                    parameter(
                        "color", .vocabulary(.color), default: .implied, "The colour; by default black at 33 %."),
                    parameter("radius", .double, "How far the shadow is blurred."),
                    parameter("x", .double, default: .double(0), "The distance to the right."),
                    parameter("y", .double, default: .double(0), "The distance downwards."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "blur",
            summary: "Draws the element out of focus.",
            overloads: [
                ModifierOverload(
                    .blur,
                    parameter("radius", .double, "How far it is blurred."),
                    parameter("opaque", .bool, default: .bool(false), "Whether its edge stays opaque."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "rotationEffect",
            summary: "Draws the element turned, in the place it has without.",
            overloads: [
                ModifierOverload(.rotationEffect, unlabelled("angle", .vocabulary(.angle), "How far."), anchor)
            ],
            availability: .year2019),
        ModifierSpec(
            name: "scaleEffect",
            summary: "Draws the element larger or smaller, in the place it has without.",
            overloads: [
                ModifierOverload(.scaleEffect, unlabelled("scale", .double, "1 for its own size."), anchor),
                ModifierOverload(
                    .scaleEffectOfSize,
                    unlabelled("scale", .vocabulary(.size), "1 for its own size, in each direction."),
                    anchor),
                ModifierOverload(
                    .scaleEffectOfAxes,
                    parameter("x", .double, default: .double(1), "The width, 1 for its own."),
                    parameter("y", .double, default: .double(1), "The height, 1 for its own."),
                    anchor),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "fill",
            summary: "Fills a shape.",
            receiver: .shape,
            overloads: [ModifierOverload(.fill, ink)],
            availability: .year2019),
        ModifierSpec(
            name: "stroke",
            summary: "Draws a shape's outline, half of the line outside the shape's frame.",
            receiver: .shape,
            overloads: [
                ModifierOverload(.stroke, ink, lineWidth),
                ModifierOverload(.strokeStyled, ink, strokeStyle),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "strokeBorder",
            summary: "Draws a shape's outline inside the shape's frame.",
            receiver: .shape,
            overloads: [
                ModifierOverload(.strokeBorder, ink, lineWidth),
                ModifierOverload(.strokeBorderStyled, ink, strokeStyle),
            ],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let place = parameter(
        "alignment", .vocabulary(.alignment), default: .member("center"), "The place of the second element.")
    private static let unlabelledStyle = unlabelled("style", .vocabulary(.shapeStyle), "The style.")
    private static let bleed = parameter(
        "ignoresSafeAreaEdges", .vocabulary(.edgeSet), default: .member("all"),
        "The edges at which the style runs on to the window's.")
    private static let shape = parameter("in", "shape", .vocabulary(.shape), "The shape that the style fills.")

    /// Modifiers that put something behind or in front of an element of the same size.
    static let layerModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "background",
            summary: "Puts a style or an element behind the element.",
            overloads: [
                ModifierOverload(
                    .backgroundStyle,
                    unlabelled(
                        "style", .vocabulary(.shapeStyle), default: .implied,
                        "The style; by default the background style."),
                    bleed),
                ModifierOverload(.backgroundStyleInShape, unlabelledStyle, shape),
                ModifierOverload(
                    .backgroundElement,
                    unlabelled("background", .vocabulary(.view), "The element behind."), place),
                ModifierOverload(.backgroundContent, place, slot("content", .one(.layered), "What stands behind.")),
                ModifierOverload(.backgroundShape, shape),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "overlay",
            summary: "Puts a style or an element in front of the element.",
            overloads: [
                ModifierOverload(.overlayStyle, unlabelledStyle, bleed),
                ModifierOverload(.overlayStyleInShape, unlabelledStyle, shape),
                ModifierOverload(
                    .overlayElement,
                    unlabelled("overlay", .vocabulary(.view), "The element in front."), place),
                ModifierOverload(.overlayContent, place, slot("content", .one(.layered), "What stands in front.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "border",
            summary: "Draws a line along the inside of the element's frame.",
            overloads: [
                ModifierOverload(
                    .border,
                    unlabelled("content", .vocabulary(.shapeStyle), "The line's style."),
                    parameter("width", .double, default: .double(1), "The line's width."))
            ],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let style = parameter(
        "style", .vocabulary(.roundedCornerStyle), default: .member("continuous"), "How a corner bends.")

    /// A colour, a gradient and the shapes.
    ///
    /// A call of `Color` or `LinearGradient` is an `init` member of the type; the element's one parameter is the
    /// finished value.
    static let shapes: [ElementSpec] = [
        ElementSpec(
            name: "Color",
            summary: "Fills the space it is offered with a colour.",
            overloads: [ElementOverload(.color, unlabelled("color", .vocabulary(.color), "The colour."))],
            availability: .year2019),
        ElementSpec(
            name: "LinearGradient",
            summary: "Fills the space it is offered with colours along a line.",
            overloads: [
                ElementOverload(.gradient, unlabelled("gradient", .vocabulary(.linearGradient), "The gradient."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "Rectangle",
            summary: "A rectangle of the size it is offered.",
            overloads: [ElementOverload(.rectangle)],
            isShape: true,
            availability: .year2019),
        ElementSpec(
            name: "RoundedRectangle",
            summary: "A rectangle with round corners.",
            overloads: [
                ElementOverload(
                    .roundedRectangle,
                    parameter("cornerRadius", .double, "The radius of each corner."), style),
                ElementOverload(
                    .roundedRectangleOfCornerSize,
                    parameter("cornerSize", .vocabulary(.size), "The width and height of each corner."), style),
            ],
            isShape: true,
            availability: .year2019),
        ElementSpec(
            name: "Circle",
            summary: "The largest circle in the middle of the space it is offered.",
            overloads: [ElementOverload(.circle)],
            isShape: true,
            availability: .year2019),
        ElementSpec(
            name: "Capsule",
            summary: "A rectangle whose shorter sides are half circles.",
            overloads: [ElementOverload(.capsule, style)],
            isShape: true,
            availability: .year2019),
        ElementSpec(
            name: "Ellipse",
            summary: "The ellipse that touches the four sides of the space it is offered.",
            overloads: [ElementOverload(.ellipse)],
            isShape: true,
            availability: .year2019),
    ]
}

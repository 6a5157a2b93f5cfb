extension Catalog {
    private static func limit(_ label: String, _ summary: String) -> ParameterSpec {
        parameter(label, .optional(.double), default: .none, summary)
    }

    private static let contentMode = parameter(
        "contentMode", .vocabulary(.contentMode), "Whether the element fits into the space or fills it.")

    private static let place = parameter(
        "alignment", .vocabulary(.alignment), default: .member("center"), "The element's place in the box.")

    /// Modifiers that change what an element is offered or how large it is.
    static let sizeModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "frame",
            summary: "Gives the element a box with a fixed size, or with limits.",
            overloads: [
                ModifierOverload(
                    .frame,
                    limit("width", "The width; nil for the element's."),
                    limit("height", "The height; nil for the element's."),
                    place),
                ModifierOverload(
                    .flexibleFrame,
                    limit("minWidth", "The least width."),
                    limit("idealWidth", "The width where none is offered."),
                    limit("maxWidth", "The greatest width."),
                    limit("minHeight", "The least height."),
                    limit("idealHeight", "The height where none is offered."),
                    limit("maxHeight", "The greatest height."),
                    place),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "padding",
            summary: "Adds space around the element.",
            overloads: [
                ModifierOverload(
                    .paddingEdges,
                    unlabelled("edges", .vocabulary(.edgeSet), default: .member("all"), "The edges."),
                    unlabelled(
                        "length", .optional(.double), default: .none, "The space; nil for the default of 16.")),
                ModifierOverload(.paddingLength, unlabelled("length", .double, "The space on every edge.")),
                ModifierOverload(
                    .paddingInsets,
                    unlabelled("insets", .vocabulary(.edgeInsets), "The space on each edge.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "fixedSize",
            summary: "Gives the element its ideal size whatever it is offered.",
            overloads: [
                ModifierOverload(.fixedSize),
                ModifierOverload(
                    .fixedSizeOfAxes,
                    parameter("horizontal", .bool, "Whether its width is the ideal one."),
                    parameter("vertical", .bool, "Whether its height is the ideal one.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "layoutPriority",
            summary: "Lets a stack offer space to the element before those of lower priority.",
            overloads: [
                ModifierOverload(.layoutPriority, unlabelled("value", .double, "The priority, 0 for most elements."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "aspectRatio",
            summary: "Keeps the ratio of width to height.",
            overloads: [
                ModifierOverload(
                    .aspectRatio,
                    unlabelled(
                        "ratio", .optional(.double), default: .none,
                        "Width over height; nil for the element's own."),
                    contentMode),
                ModifierOverload(
                    .aspectRatioOfSize,
                    unlabelled("size", .vocabulary(.size), "A size that has the ratio."),
                    contentMode),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "containerRelativeFrame",
            summary: "Makes the element as large as the scroll view or window around it, or a part of that.",
            overloads: [
                ModifierOverload(.containerFrame, unlabelled("axes", .vocabulary(.axisSet), "The directions."), place),
                ModifierOverload(
                    .containerFrameOfCount,
                    unlabelled("axes", .vocabulary(.axisSet), "The directions."),
                    parameter("count", .int, "The number of equal parts.").limited(to: .atLeastOne),
                    parameter("span", .int, default: .int(1), "The parts that the element takes.").limited(
                        to: .atLeastOne),
                    parameter("spacing", .double, "The distance between parts."),
                    place),
                ModifierOverload(
                    .containerFrameByLength,
                    unlabelled("axes", .vocabulary(.axisSet), "The directions."),
                    place,
                    unlabelled(
                        "length", .function([.double, .vocabulary(.axis)], .double),
                        "The element's length for the container's.")),
            ],
            availability: .year2023),
        ModifierSpec(
            name: "scaledToFit",
            summary: "Keeps the element's own ratio inside the space it is offered.",
            overloads: [ModifierOverload(.scaledToFit)],
            availability: .year2019),
        ModifierSpec(
            name: "scaledToFill",
            summary: "Keeps the element's own ratio and covers the space it is offered.",
            overloads: [ModifierOverload(.scaledToFill)],
            availability: .year2019),
        ModifierSpec(
            name: "resizable",
            summary: "Lets an image take any size.",
            receiver: .image,
            overloads: [
                ModifierOverload(
                    .resizable,
                    parameter(
                        "capInsets", .vocabulary(.edgeInsets), default: .implied,
                        "The edges that keep their size; by default none."),
                    parameter(
                        "resizingMode", .vocabulary(.imageResizingMode), default: .member("stretch"),
                        "Whether the picture is stretched or repeated."))
            ],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let computeValue = parameter(
        "computeValue", .function([.vocabulary(.viewDimensions)], .double),
        "The guide's distance from the top or leading edge, given the element's dimensions.")
    private static let insetSpacing = parameter(
        "spacing", .optional(.double), default: .none, "The distance to the element; nil for the default one.")
    private static let inset = slot("content", .one(.vertical), "What stands at the edge.")

    /// Modifiers that change where an element stands.
    static let placeModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "offset",
            summary: "Draws the element elsewhere and leaves its place in the layout.",
            overloads: [
                ModifierOverload(
                    .offset,
                    parameter("x", .double, default: .double(0), "The distance to the right."),
                    parameter("y", .double, default: .double(0), "The distance downwards.")),
                ModifierOverload(
                    .offsetBySize,
                    unlabelled("offset", .vocabulary(.size), "The distances to the right and downwards.")
                ),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "position",
            summary: "Takes the space offered and puts the element's centre at a point of it.",
            overloads: [
                ModifierOverload(
                    .position,
                    parameter("x", .double, default: .double(0), "The centre's distance from the left."),
                    parameter("y", .double, default: .double(0), "The centre's distance from the top.")),
                ModifierOverload(.positionAtPoint, unlabelled("position", .vocabulary(.point), "The centre.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "alignmentGuide",
            summary: "Says where the element's guide for an alignment is.",
            overloads: [
                ModifierOverload(
                    .horizontalAlignmentGuide,
                    unlabelled("guide", .vocabulary(.horizontalAlignment), "The alignment."),
                    computeValue),
                ModifierOverload(
                    .verticalAlignmentGuide,
                    unlabelled("guide", .vocabulary(.verticalAlignment), "The alignment."),
                    computeValue),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "zIndex",
            summary: "Draws the element above neighbours with a lower value.",
            overloads: [
                ModifierOverload(
                    .zIndex,
                    unlabelled("value", .double, "The order of drawing, 0 for most elements."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "safeAreaInset",
            summary: "Puts content at an edge and takes its space from the element's safe area.",
            overloads: [
                ModifierOverload(
                    .safeAreaInsetAtVerticalEdge,
                    parameter("edge", .vocabulary(.verticalEdge), "The edge."),
                    parameter(
                        "alignment", .vocabulary(.horizontalAlignment), default: .member("center"),
                        "The content's place along the edge."),
                    insetSpacing, inset),
                ModifierOverload(
                    .safeAreaInsetAtHorizontalEdge,
                    parameter("edge", .vocabulary(.horizontalEdge), "The edge."),
                    parameter(
                        "alignment", .vocabulary(.verticalAlignment), default: .member("center"),
                        "The content's place along the edge."),
                    insetSpacing, inset),
            ],
            availability: .year2021),
        ModifierSpec(
            name: "safeAreaPadding",
            summary: "Adds space around the element that counts as covered, so that grounds run into it.",
            overloads: [
                ModifierOverload(
                    .safeAreaPaddingEdges,
                    unlabelled("edges", .vocabulary(.edgeSet), default: .member("all"), "The edges."),
                    unlabelled(
                        "length", .optional(.double), default: .none, "The space; nil for the default of 16.")),
                ModifierOverload(
                    .safeAreaPaddingLength, unlabelled("length", .double, "The space on every edge.")),
                ModifierOverload(
                    .safeAreaPaddingInsets,
                    unlabelled("insets", .vocabulary(.edgeInsets), "The space on each edge.")),
            ],
            availability: .year2023),
        ModifierSpec(
            name: "ignoresSafeArea",
            summary: "Lets the element run under bars, the device's shape or the keyboard.",
            overloads: [
                ModifierOverload(
                    .ignoresSafeArea,
                    unlabelled(
                        "regions", .vocabulary(.safeAreaRegions), default: .member("all"),
                        "The parts of the safe area it ignores."),
                    parameter("edges", .vocabulary(.edgeSet), default: .member("all"), "The edges."))
            ],
            availability: .year2020),
    ]
}

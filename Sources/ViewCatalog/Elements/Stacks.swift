extension Catalog {
    private static let pinnedViews = parameter(
        "pinnedViews", .vocabulary(.pinnedViews), default: .implied,
        "The parts of sections that stay at the edge while others scroll; by default none.")

    /// Elements that place their children side by side or on top of each other.
    static let stacks: [ElementSpec] = [
        ElementSpec(
            name: "VStack",
            summary: "Places its children one below the other.",
            overloads: [
                ElementOverload(
                    .verticalStack,
                    parameter(
                        "alignment", .vocabulary(.horizontalAlignment), default: .member("center"),
                        "The guide at which the children meet."),
                    parameter(
                        "spacing", .optional(.double), default: .none,
                        "The distance between neighbours; nil for the default one."),
                    slot("content", .many, "The children, from the top."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "HStack",
            summary: "Places its children one beside the other.",
            overloads: [
                ElementOverload(
                    .horizontalStack,
                    parameter(
                        "alignment", .vocabulary(.verticalAlignment), default: .member("center"),
                        "The guide at which the children meet."),
                    parameter(
                        "spacing", .optional(.double), default: .none,
                        "The distance between neighbours; nil for the default one."),
                    slot("content", .many, "The children, from the leading side."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "ZStack",
            summary: "Places its children on top of each other.",
            overloads: [
                ElementOverload(
                    .layers,
                    parameter(
                        "alignment", .vocabulary(.alignment), default: .member("center"),
                        "The guides at which the children meet."),
                    slot("content", .many, "The children, from the back."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "LazyVStack",
            summary: "Places its children one below the other, made as they come into view, as wide as it is offered.",
            overloads: [
                ElementOverload(
                    .lazyVerticalStack,
                    parameter(
                        "alignment", .vocabulary(.horizontalAlignment), default: .member("center"),
                        "The guide at which the children meet."),
                    parameter(
                        "spacing", .optional(.double), default: .none,
                        "The distance between neighbours; nil for the default one."),
                    pinnedViews,
                    slot("content", .many, "The children, from the top."))
            ],
            availability: .year2020),
        ElementSpec(
            name: "LazyHStack",
            summary: "Places its children one beside the other, made as they come into view, as high as it is offered.",
            overloads: [
                ElementOverload(
                    .lazyHorizontalStack,
                    parameter(
                        "alignment", .vocabulary(.verticalAlignment), default: .member("center"),
                        "The guide at which the children meet."),
                    parameter(
                        "spacing", .optional(.double), default: .none,
                        "The distance between neighbours; nil for the default one."),
                    pinnedViews,
                    slot("content", .many, "The children, from the leading side."))
            ],
            availability: .year2020),
        ElementSpec(
            name: "Grid",
            summary: "Places rows of cells in columns of common width.",
            overloads: [
                ElementOverload(
                    .grid,
                    parameter(
                        "alignment", .vocabulary(.alignment), default: .member("center"),
                        "The place of a cell's element in its cell."),
                    parameter(
                        "horizontalSpacing", .optional(.double), default: .none,
                        "The distance between columns; nil for the default one."),
                    parameter(
                        "verticalSpacing", .optional(.double), default: .none,
                        "The distance between rows; nil for the default one."),
                    slot("content", .many, "The rows, from the top; an element outside a row spans all columns."))
            ],
            availability: .year2022),
        ElementSpec(
            name: "GridRow",
            summary: "A row of a grid, each child in the next column.",
            overloads: [
                ElementOverload(
                    .gridRow,
                    parameter(
                        "alignment", .optional(.vocabulary(.verticalAlignment)), default: .none,
                        "The vertical place of its cells; nil for the grid's."),
                    slot("content", .many, "The cells, from the leading side."))
            ],
            availability: .year2022),
        ElementSpec(
            name: "Spacer",
            summary: "Takes the space that is left along its stack.",
            overloads: [
                ElementOverload(
                    .spacer,
                    parameter(
                        "minLength", .optional(.double), default: .none,
                        "The least length; nil for the default distance."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "Divider",
            summary: "A thin line across its stack.",
            overloads: [ElementOverload(.divider)],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let spacing = parameter(
        "spacing", .optional(.double), default: .none, "The distance between neighbours; nil for the default one.")
    private static let verticalPlace = parameter(
        "alignment", .vocabulary(.verticalAlignment), default: .member("center"), "The guide at which children meet.")
    private static let titleRule = parameter(
        "title", .vocabulary(.headerTitle), default: .member("centered"), "Where a long title stands.")
    private static let badge = slot(
        "overflow", .atMostOne, arguments: [.int], default: .implied,
        "The badge, given the hidden count; by default a text as \"3 more\".")
    private static let nothing = slot("empty", .atMostOne, default: .empty, "What an empty row shows.")

    /// The elements that SwiftUI does not have.
    static let ownElements: [ElementSpec] = [
        ElementSpec(
            name: "HeaderStack",
            summary: "A header whose title stays centred however wide its edges are.",
            overloads: [
                ElementOverload(
                    .headerStack,
                    spacing, verticalPlace, titleRule,
                    slot("content", .header, "The leading edge, the title and the trailing edge.")),
                ElementOverload(
                    .headerStackOfSlots,
                    spacing, verticalPlace, titleRule,
                    slot("content", .atMostOne, "The title."),
                    slot("leading", .atMostOne, default: .empty, "The leading edge."),
                    slot("trailing", .atMostOne, default: .empty, "The trailing edge.")),
            ],
            availability: .year2022),
        ElementSpec(
            name: "WholeItemRow",
            summary: "Shows as many whole items as fit, and a badge that counts the rest.",
            overloads: [
                ElementOverload(
                    .wholeItemRow,
                    unlabelled("data", .collection, "An array, a range, or a binding of an array."),
                    parameter("id", .keyPath, default: .implied, "What tells items apart; by default their `id`."),
                    spacing, verticalPlace,
                    slot("content", .atMostOne, arguments: [.element], "The content of one item."),
                    badge, nothing),
                ElementOverload(
                    .wholeItemRowOfChildren,
                    spacing, verticalPlace, slot("content", .many, "The items."), badge,
                    nothing),
            ],
            availability: .year2022),
        ElementSpec(
            name: "AdaptiveStack",
            summary: "A row or a column, as the device's orientation or the width asks.",
            overloads: [
                ElementOverload(
                    .adaptiveStack,
                    parameter(
                        "by", "rule", .vocabulary(.adaptiveRule), default: .member("orientation"),
                        "What chooses the axis."),
                    parameter(
                        "alignment", .vocabulary(.alignment), default: .member("center"),
                        "The guides: the vertical one serves the row, the horizontal one the column."),
                    spacing,
                    slot("content", .many, "The children."))
            ],
            availability: .year2022),
        ElementSpec(
            name: "Overlay",
            summary: "Floats an element over a base, clear of the safe area and the keyboard.",
            overloads: [
                ElementOverload(
                    .floatingOverlay,
                    overlayParameters(
                        parameter("inset", .double, default: .double(16), "The distance from the edges it stands at."))),
                ElementOverload(
                    .floatingOverlay,
                    overlayParameters(
                        parameter("inset", .vocabulary(.edgeInsets), "The distances from the edges it stands at."))),
            ],
            availability: .year2022),
    ]

    private static func overlayParameters(_ inset: ParameterSpec) -> [ParameterSpec] {
        [
            parameter(
                "alignment", .vocabulary(.alignment), default: .member("bottomTrailing"),
                "Where the floating element stands."),
            inset,
            parameter(
                "keyboard", .vocabulary(.keyboardRule), default: .member("avoid"),
                "Whether it moves up for the keyboard."),
            slot("base", .one(.layered), "What lies below."),
            slot("floating", .one(.layered), "What floats."),
        ]
    }
}

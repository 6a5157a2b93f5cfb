extension Catalog {
    private static let joined = slot("content", .many, "The elements.")

    /// Elements that repeat, choose, measure or scroll their content.
    static let containers: [ElementSpec] = [
        ElementSpec(
            name: "Group",
            summary: "Holds several elements where one place is; they join the surrounding container.",
            overloads: [ElementOverload(.group, joined)],
            availability: .year2019),
        ElementSpec(
            name: "Section",
            summary: "A part of a longer content: a header, the elements and a footer, one after the other.",
            overloads: [
                ElementOverload(.titledSection, key("title", "The header's text."), joined),
                ElementOverload(
                    .section, joined, slot("header", .many, default: .empty, "What stands before the elements."),
                    slot("footer", .many, default: .empty, "What stands after them.")),
            ],
            availability: .year2019),
        ElementSpec(
            name: "ForEach",
            summary: "Repeats its content for each item of an array or range.",
            overloads: [
                ElementOverload(
                    .forEach,
                    unlabelled("data", .collection, "An array, a range, or a binding of an array."),
                    parameter("id", .keyPath, default: .implied, "What tells items apart; by default their `id`."),
                    slot("content", .many, arguments: [.element], "The content of one item."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "ViewThatFits",
            summary: "Shows the first of its children that fits, else the last.",
            overloads: [
                ElementOverload(
                    .fitting,
                    parameter(
                        "in", "axes", .vocabulary(.axisSet), default: .implied,
                        "The axes along which a child must fit; by default both."),
                    slot("content", .many, "The candidates, the preferred one first."))
            ],
            availability: .year2022),
        ElementSpec(
            name: "GeometryReader",
            summary: "Takes the space it is offered and tells its content its size.",
            overloads: [
                ElementOverload(
                    .geometryReader,
                    slot(
                        "content", .many, arguments: [.vocabulary(.geometryProxy)],
                        "The content, each element at the top leading corner."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "ScrollView",
            summary: "Shows a part of content that may be larger than itself.",
            overloads: [
                ElementOverload(
                    .scrollView,
                    unlabelled(
                        "axes", .vocabulary(.axisSet), default: .member("vertical"),
                        "The axes along which the content has its ideal length."),
                    parameter("showsIndicators", .bool, default: .bool(true), "Whether scroll bars show."),
                    slot("content", .one(.alongScrollAxis), "The content."))
            ],
            availability: .year2019),
        ElementSpec(
            name: "EmptyView",
            summary: "Nothing at all, not even a child.",
            overloads: [ElementOverload(.empty)],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let alignment = ValueType.vocabulary(.alignment)
    private static let unitPoint = ValueType.vocabulary(.unitPoint)
    private static let edges = ValueType.vocabulary(.edgeSet)
    private static let axes = ValueType.vocabulary(.axisSet)
    private static let regions = ValueType.vocabulary(.safeAreaRegions)
    private static let pinned = ValueType.vocabulary(.pinnedViews)
    private static let geometry = ValueType.vocabulary(.geometryProxy)
    private static let dimensions = ValueType.vocabulary(.viewDimensions)

    /// Alignments, unit points, sets of edges and axes, and what an element knows of its size.
    static let placeMembers: [MemberSpec] = alignments + unitPoints + sets + measures

    /// The indices are those of the symbols of `HorizontalAlignment` and `VerticalAlignment`.
    private static let alignments: [MemberSpec] = [
        constant(alignment, "topLeading", .alignment(horizontal: 0, vertical: 0), "The top leading corner."),
        constant(alignment, "top", .alignment(horizontal: 1, vertical: 0), "The middle of the top edge."),
        constant(alignment, "topTrailing", .alignment(horizontal: 2, vertical: 0), "The top trailing corner."),
        constant(alignment, "leading", .alignment(horizontal: 0, vertical: 1), "The middle of the leading edge."),
        constant(alignment, "center", .alignment(horizontal: 1, vertical: 1), "The middle."),
        constant(alignment, "trailing", .alignment(horizontal: 2, vertical: 1), "The middle of the trailing edge."),
        constant(alignment, "bottomLeading", .alignment(horizontal: 0, vertical: 2), "The bottom leading corner."),
        constant(alignment, "bottom", .alignment(horizontal: 1, vertical: 2), "The middle of the bottom edge."),
        constant(alignment, "bottomTrailing", .alignment(horizontal: 2, vertical: 2), "The bottom trailing corner."),
        constant(
            alignment, "leadingFirstTextBaseline", .alignment(horizontal: 0, vertical: 3),
            "The leading edge at the first baseline."),
        constant(
            alignment, "centerFirstTextBaseline", .alignment(horizontal: 1, vertical: 3),
            "The middle of the first baseline."),
        constant(
            alignment, "trailingFirstTextBaseline", .alignment(horizontal: 2, vertical: 3),
            "The trailing edge at the first baseline."),
        constant(
            alignment, "leadingLastTextBaseline", .alignment(horizontal: 0, vertical: 4),
            "The leading edge at the last baseline."),
        constant(
            alignment, "centerLastTextBaseline", .alignment(horizontal: 1, vertical: 4),
            "The middle of the last baseline."),
        constant(
            alignment, "trailingLastTextBaseline", .alignment(horizontal: 2, vertical: 4),
            "The trailing edge at the last baseline."),
        initializer(
            alignment,
            [
                parameter("horizontal", .vocabulary(.horizontalAlignment), "The horizontal part."),
                parameter("vertical", .vocabulary(.verticalAlignment), "The vertical part."),
            ],
            .alignmentOfParts, "An alignment of two parts."),
        property(
            alignment, "horizontal", .vocabulary(.horizontalAlignment), .alignmentHorizontal, "The horizontal part."),
        property(alignment, "vertical", .vocabulary(.verticalAlignment), .alignmentVertical, "The vertical part."),
    ]

    private static let unitPoints: [MemberSpec] = [
        constant(unitPoint, "zero", .unitPoint(x: 0, y: 0), "The top leading corner."),
        constant(unitPoint, "topLeading", .unitPoint(x: 0, y: 0), "The top leading corner."),
        constant(unitPoint, "top", .unitPoint(x: 1, y: 0), "The middle of the top edge."),
        constant(unitPoint, "topTrailing", .unitPoint(x: 2, y: 0), "The top trailing corner."),
        constant(unitPoint, "leading", .unitPoint(x: 0, y: 1), "The middle of the leading edge."),
        constant(unitPoint, "center", .unitPoint(x: 1, y: 1), "The middle."),
        constant(unitPoint, "trailing", .unitPoint(x: 2, y: 1), "The middle of the trailing edge."),
        constant(unitPoint, "bottomLeading", .unitPoint(x: 0, y: 2), "The bottom leading corner."),
        constant(unitPoint, "bottom", .unitPoint(x: 1, y: 2), "The middle of the bottom edge."),
        constant(unitPoint, "bottomTrailing", .unitPoint(x: 2, y: 2), "The bottom trailing corner."),
        initializer(
            unitPoint,
            [
                parameter("x", .double, "The fraction of the width, 0 at the leading side."),
                parameter("y", .double, "The fraction of the height, 0 at the top."),
            ],
            .compose(.unitPoint), "A place by its fractions."),
        property(unitPoint, "x", .double, .component(0), "The fraction of the width."),
        property(unitPoint, "y", .double, .component(1), "The fraction of the height."),
    ]

    private static let sets: [MemberSpec] = [
        constant(edges, "top", .options(1), "The upper side."),
        constant(edges, "leading", .options(2), "The side where reading begins."),
        constant(edges, "bottom", .options(4), "The lower side."),
        constant(edges, "trailing", .options(8), "The side where reading ends."),
        constant(edges, "horizontal", .options(10), "The leading and trailing sides."),
        constant(edges, "vertical", .options(5), "The upper and lower sides."),
        constant(edges, "all", .options(15), "All sides."),
        constant(axes, "horizontal", .options(1), "From side to side."),
        constant(axes, "vertical", .options(2), "From top to bottom."),
        constant(pinned, "sectionHeaders", .options(1), "The headers."),
        constant(pinned, "sectionFooters", .options(2), "The footers."),
        constant(regions, "container", .options(1), "What bars and the device's shape cover."),
        constant(regions, "keyboard", .options(2), "What the keyboard covers."),
        constant(regions, "all", .options(3), "All of it."),
    ]

    private static let measures: [MemberSpec] = [
        property(geometry, "size", .vocabulary(.size), .geometrySize, "The reader's size."),
        property(
            geometry, "safeAreaInsets", .vocabulary(.edgeInsets), .geometrySafeAreaInsets,
            "How far the safe area's edges lie inside the reader."),
        method(
            geometry, "frame", [parameter("in", "space", .vocabulary(.coordinateSpace), "What it is measured from.")],
            .vocabulary(.rect), .geometryFrame, "The reader's box."),
        property(dimensions, "width", .double, .component(0), "The element's width."),
        property(dimensions, "height", .double, .component(1), "The element's height."),
        method(
            dimensions, "subscript", [unlabelled("guide", .vocabulary(.horizontalAlignment), "The alignment.")],
            .double, .dimensionGuide, "The guide's distance from the leading edge."),
        method(
            dimensions, "subscript", [unlabelled("guide", .vocabulary(.verticalAlignment), "The alignment.")],
            .double, .dimensionGuide, "The guide's distance from the top edge."),
    ]
}

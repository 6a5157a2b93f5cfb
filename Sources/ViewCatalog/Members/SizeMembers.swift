extension Catalog {
    private static let size = ValueType.vocabulary(.size)
    private static let point = ValueType.vocabulary(.point)
    private static let rect = ValueType.vocabulary(.rect)
    private static let insets = ValueType.vocabulary(.edgeInsets)
    private static let angle = ValueType.vocabulary(.angle)

    /// Sizes, points, boxes, insets and angles.
    static let sizeMembers: [MemberSpec] = sizes + points + rects + edgeInsets + angles

    private static let sizes: [MemberSpec] = [
        initializer(
            size, [parameter("width", .double, "The width."), parameter("height", .double, "The height.")],
            .compose(.size), "A width and a height."),
        constant(size, "zero", .zero(.size), "No width and no height."),
        property(size, "width", .double, .component(0), "The width."),
        property(size, "height", .double, .component(1), "The height."),
    ]

    private static let points: [MemberSpec] = [
        initializer(
            point,
            [
                parameter("x", .double, "The distance from the left."),
                parameter("y", .double, "The distance from the top."),
            ],
            .compose(.point), "A place by its distances."),
        constant(point, "zero", .zero(.point), "The top left corner."),
        property(point, "x", .double, .component(0), "The distance from the left."),
        property(point, "y", .double, .component(1), "The distance from the top."),
    ]

    private static let rects: [MemberSpec] = [
        initializer(
            rect,
            [
                parameter("x", .double, "The left side."), parameter("y", .double, "The upper side."),
                parameter("width", .double, "The width."), parameter("height", .double, "The height."),
            ],
            .compose(.rect), "A box by its place and size."),
        initializer(
            rect, [parameter("origin", point, "The top left corner."), parameter("size", size, "The size.")],
            .rectOfOriginAndSize, "A box by its place and size."),
        constant(rect, "zero", .zero(.rect), "The empty box at the top left corner."),
        property(rect, "origin", point, .rectOrigin, "The top left corner."),
        property(rect, "size", size, .rectSize, "The size."),
        property(rect, "width", .double, .component(2), "The width."),
        property(rect, "height", .double, .component(3), "The height."),
        property(rect, "minX", .double, .rectMinX, "The left side."),
        property(rect, "midX", .double, .rectMidX, "The middle from left to right."),
        property(rect, "maxX", .double, .rectMaxX, "The right side."),
        property(rect, "minY", .double, .rectMinY, "The upper side."),
        property(rect, "midY", .double, .rectMidY, "The middle from top to bottom."),
        property(rect, "maxY", .double, .rectMaxY, "The lower side."),
    ]

    private static let edgeInsets: [MemberSpec] = [
        initializer(
            insets,
            [
                parameter("top", .double, "The upper side's."), parameter("leading", .double, "The leading side's."),
                parameter("bottom", .double, "The lower side's."),
                parameter("trailing", .double, "The trailing side's."),
            ],
            .compose(.edgeInsets), "A distance for each side."),
        initializer(insets, [], .zero(.edgeInsets), "No distance at any side."),
        property(insets, "top", .double, .component(0), "The upper side's."),
        property(insets, "leading", .double, .component(1), "The leading side's."),
        property(insets, "bottom", .double, .component(2), "The lower side's."),
        property(insets, "trailing", .double, .component(3), "The trailing side's."),
    ]

    private static let angles: [MemberSpec] = [
        maker(
            angle, "degrees", [unlabelled("degrees", .double, "360 for a full turn.")], .angleOfDegrees,
            "An angle in degrees."),
        maker(
            angle, "radians", [unlabelled("radians", .double, "2π for a full turn.")], .angleOfRadians,
            "An angle in radians."),
        initializer(
            angle, [parameter("degrees", .double, "360 for a full turn.")], .angleOfDegrees, "An angle in degrees."),
        initializer(
            angle, [parameter("radians", .double, "2π for a full turn.")], .angleOfRadians, "An angle in radians."),
        constant(angle, "zero", .zero(.angle), "No turning."),
        property(angle, "degrees", .double, .angleDegrees, "The angle in degrees."),
        property(angle, "radians", .double, .angleRadians, "The angle in radians."),
    ]
}

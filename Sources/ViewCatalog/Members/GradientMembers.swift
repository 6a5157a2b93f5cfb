extension Catalog {
    private static let stop = ValueType.vocabulary(.gradientStop)
    private static let start = parameter("startPoint", .vocabulary(.unitPoint), "Where the first colour is.")
    private static let end = parameter("endPoint", .vocabulary(.unitPoint), "Where the last colour is.")
    private static let colors = parameter("colors", .array(.vocabulary(.color)), "The colours, evenly spaced.")
    private static let stops = parameter("stops", .array(stop), "The colours with their places.")

    /// Gradients, as values and as what fills a shape.
    static let gradientMembers: [MemberSpec] =
        [
            initializer(
                .vocabulary(.gradient), [colors], .gradientOfColors, "Colours that run into each other."),
            initializer(
                .vocabulary(.gradient), [stops], .gradientOfColors, "Colours that run into each other."),
            initializer(
                stop,
                [
                    parameter("color", .vocabulary(.color), "The colour."),
                    parameter("location", .double, "Its place, from 0 at the start to 1 at the end."),
                ],
                .gradientStop, "A colour and its place."),
        ]
        + lines(.vocabulary(.linearGradient), "init", parameter("gradient", .vocabulary(.gradient), "The colours."))
        + lines(
            .vocabulary(.shapeStyle), "linearGradient", unlabelled("gradient", .vocabulary(.gradient), "The colours."))

    /// The ways to write colours along a line.
    private static func lines(_ owner: ValueType, _ name: String, _ gradient: ParameterSpec) -> [MemberSpec] {
        [
            maker(owner, name, [gradient, start, end], .linearGradient, "Colours along a line."),
            maker(owner, name, [colors, start, end], .linearGradientOfColors, "Colours along a line."),
            maker(owner, name, [stops, start, end], .linearGradientOfColors, "Colours along a line."),
        ]
    }
}

extension Catalog {
    /// Elements that show pictures.
    static let images: [ElementSpec] = [
        ElementSpec(
            name: "Image",
            summary: "Shows a picture at its own size, or at any size once it is resizable.",
            overloads: [
                ElementOverload(.symbolImage, parameter("systemName", .string, "The name of a system symbol.")),
                ElementOverload(.assetImage, unlabelled("name", .string, "The name of an asset.")),
                ElementOverload(
                    .assetImage,
                    unlabelled("name", .string, "The name of an asset."),
                    parameter("label", .vocabulary(.text), "What the picture shows, for accessibility.")),
                ElementOverload(
                    .assetImage,
                    parameter(
                        "decorative", "name", .string, "The name of an asset that means nothing to accessibility.")),
            ],
            availability: .year2019)
    ]
}

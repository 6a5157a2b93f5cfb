extension Catalog {
    private static let title = key("title", "What it says.")
    private static let value = parameter("value", .optional(.double), "What is done; nil while that is not known.")
    private static let total = parameter("total", .double, default: .double(1), "What there is to do.").limited(
        to: .positive)
    private static let label = slot("label", .one(.horizontal), "What is going on.")
    private static let currentValue = slot(
        "currentValueLabel", .one(.horizontal), default: .empty, "How far it has come.")

    /// Elements that say something with a picture or a bar.
    static let labels: [ElementSpec] = [
        ElementSpec(
            name: "Label",
            summary: "Shows a picture and a title beside it.",
            overloads: [
                ElementOverload(
                    .symbolLabel, title, parameter("systemImage", .string, "The name of a system symbol.")),
                ElementOverload(.assetLabel, title, parameter("image", .string, "The name of an asset.")),
                ElementOverload(
                    .label,
                    slot("title", .one(.horizontal), "The title."),
                    slot("icon", .one(.layered), "The picture.")),
            ],
            availability: .year2020),
        ElementSpec(
            name: "ProgressView",
            summary: "Shows that something is going on, or how far it has come.",
            overloads: [
                ElementOverload(.spinner),
                ElementOverload(.titledSpinner, title),
                ElementOverload(.progressBar, value, total),
                ElementOverload(.titledProgressBar, title, value, total),
                ElementOverload(.labelSpinner, label),
                ElementOverload(.labelProgressBar, value, total, label, currentValue),
            ],
            availability: .year2020),
    ]
}

extension Catalog {
    private static let title = key("title", "What the field is for, shown while it is empty.")
    private static let prompt = parameter(
        "prompt", .optional(.vocabulary(.text)), default: .none, "What an empty field shows; nil for its title.")
    private static let growth = parameter(
        "axis", .vocabulary(.axis), default: .member("horizontal"), "The axis along which a long text grows.")

    /// Elements that take text.
    static let fields: [ElementSpec] = [
        ElementSpec(
            name: "TextField",
            summary: "Lets the reader type text.",
            overloads: [
                ElementOverload(
                    .textField,
                    title,
                    parameter("text", .binding(.string), "The text."),
                    prompt,
                    growth),
                ElementOverload(
                    .labelTextField,
                    parameter("text", .binding(.string), "The text."),
                    prompt,
                    growth,
                    slot("label", .one(.horizontal), "What the field is for.")),
                ElementOverload(
                    .numberField,
                    title,
                    parameter("value", .binding(.int), "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written."),
                    prompt),
                ElementOverload(
                    .numberField,
                    title,
                    parameter("value", .binding(.double), "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written."),
                    prompt),
            ],
            isControl: true,
            availability: .year2019),
        ElementSpec(
            name: "SecureField",
            summary: "Lets the reader type a secret, shown as dots.",
            overloads: [
                ElementOverload(.secureField, title, parameter("text", .binding(.string), "The secret."), prompt),
                ElementOverload(
                    .labelSecureField,
                    parameter("text", .binding(.string), "The secret."),
                    prompt,
                    slot("label", .one(.horizontal), "What the field is for.")),
            ],
            isControl: true,
            availability: .year2019),
    ]
}

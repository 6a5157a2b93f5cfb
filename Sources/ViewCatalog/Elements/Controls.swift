extension Catalog {
    private static let role = parameter(
        "role", .optional(.vocabulary(.buttonRole)), default: .none, "What the button is for.")
    private static let action = parameter("action", .action([]), "What a tap does.")
    private static let symbol = parameter("systemImage", .string, "The name of the symbol before the title.")
    private static let prompt = parameter(
        "prompt", .optional(.vocabulary(.text)), default: .none, "What an empty field shows; nil for its title.")
    private static let growth = parameter(
        "axis", .vocabulary(.axis), default: .member("horizontal"), "The axis along which a long text grows.")

    /// Elements that react.
    static let controls: [ElementSpec] = [
        ElementSpec(
            name: "Button",
            summary: "Runs an action when it is tapped.",
            overloads: [
                ElementOverload(.button, unlabelled("title", .string, "What the button says."), role, action),
                ElementOverload(
                    .symbolButton,
                    unlabelled("title", .string, "What the button says."), symbol, role, action),
                ElementOverload(.labelButton, role, action, slot("label", .one(.horizontal), "What the button shows.")),
            ],
            isControl: true,
            availability: .year2019),
        ElementSpec(
            name: "TextField",
            summary: "Lets the reader type text.",
            overloads: [
                ElementOverload(
                    .textField,
                    unlabelled("title", .string, "What the field is for, shown while it is empty."),
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
                    unlabelled("title", .string, "What the field is for, shown while it is empty."),
                    parameter("value", .binding(.int), "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written."),
                    prompt),
                ElementOverload(
                    .numberField,
                    unlabelled("title", .string, "What the field is for, shown while it is empty."),
                    parameter("value", .binding(.double), "The number."),
                    parameter("format", .vocabulary(.numberFormat), "How the number is written."),
                    prompt),
            ],
            isControl: true,
            availability: .year2019),
    ]
}

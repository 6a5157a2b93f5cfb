extension Catalog {
    private static let role = parameter(
        "role", .optional(.vocabulary(.buttonRole)), default: .none, "What the button is for.")
    private static let action = parameter("action", .action([]), "What a tap does.")
    private static let symbol = parameter("systemImage", .string, "The name of the symbol before the title.")
    private static let destination = parameter(
        "destination", .optional(.vocabulary(.url)), "The address; nil opens nothing.")

    /// Elements that react.
    static let controls: [ElementSpec] = [
        ElementSpec(
            name: "Button",
            summary: "Runs an action when it is tapped.",
            overloads: [
                ElementOverload(.button, key("title", "What the button says."), role, action),
                ElementOverload(
                    .symbolButton,
                    key("title", "What the button says."), symbol, role, action),
                ElementOverload(.labelButton, role, action, slot("label", .one(.horizontal), "What the button shows.")),
            ],
            isControl: true,
            availability: .year2019),
        ElementSpec(
            name: "Link",
            summary: "Opens an address when it is tapped.",
            overloads: [
                ElementOverload(.link, key("title", "What the link says."), destination),
                ElementOverload(
                    .labelLink, destination, slot("label", .one(.horizontal), "What the link shows.")),
            ],
            isControl: true,
            availability: .year2020),
    ]
}

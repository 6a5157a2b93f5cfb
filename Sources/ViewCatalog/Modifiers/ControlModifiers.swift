extension Catalog {
    /// Modifiers about controls and what takes taps.
    static let controlModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "disabled",
            summary: "Makes controls react to nothing.",
            overloads: [ModifierOverload(.disabled, unlabelled("disabled", .bool, "Whether they are disabled."))],
            availability: .year2019),
        ModifierSpec(
            name: "buttonStyle",
            summary: "Sets how buttons look.",
            overloads: [
                ModifierOverload(.buttonStyle, unlabelled("style", .vocabulary(.buttonStyle), "The style."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "textFieldStyle",
            summary: "Sets how text fields look.",
            overloads: [
                ModifierOverload(.textFieldStyle, unlabelled("style", .vocabulary(.textFieldStyle), "The style."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "labelStyle",
            summary: "Sets which parts of labels show.",
            overloads: [
                ModifierOverload(.labelStyle, unlabelled("style", .vocabulary(.labelStyle), "The style."))
            ],
            availability: .year2020),
        ModifierSpec(
            name: "toggleStyle",
            summary: "Sets how toggles look.",
            overloads: [
                ModifierOverload(.toggleStyle, unlabelled("style", .vocabulary(.toggleStyle), "The style."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "controlSize",
            summary: "Sets how large controls are.",
            overloads: [
                ModifierOverload(.controlSize, unlabelled("controlSize", .vocabulary(.controlSize), "The size."))
            ],
            availability: Availability(iOS: "15.0", macOS: "10.15", tvOS: nil, watchOS: "9.0")),
        ModifierSpec(
            name: "keyboardType",
            summary: "Says which keyboard the element's fields raise.",
            overloads: [
                ModifierOverload(.annotation, unlabelled("type", .vocabulary(.keyboardType), "The keyboard."))
            ],
            availability: Availability(iOS: "13.0", macOS: nil, tvOS: "13.0", watchOS: nil)),
        ModifierSpec(
            name: "submitLabel",
            summary: "Says what the keyboard's return key says.",
            overloads: [
                ModifierOverload(.annotation, unlabelled("submitLabel", .vocabulary(.submitLabel), "The label."))
            ],
            availability: .year2021),
        ModifierSpec(
            name: "contentShape",
            summary: "Says which shape of the element takes taps.",
            overloads: [
                ModifierOverload(.contentShape, unlabelled("shape", .vocabulary(.shape), "The shape."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "allowsHitTesting",
            summary: "Says whether the element takes taps.",
            overloads: [ModifierOverload(.allowsHitTesting, unlabelled("enabled", .bool, "Whether it does."))],
            availability: .year2019),
        ModifierSpec(
            name: "focused",
            summary: "Ties the keyboard's focus to a value.",
            overloads: [
                ModifierOverload(
                    .focused, unlabelled("condition", .binding(.bool), "Whether the element has the focus.")),
                ModifierOverload(
                    .focusedValue,
                    unlabelled("binding", .binding(.element), "The value that says which element has the focus."),
                    parameter("equals", "value", .element, "Its value while this one has.")),
            ],
            availability: .year2021),
    ]
}

extension Catalog {
    /// Modifiers about controls, events and movement.
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
            name: "onTapGesture",
            summary: "Runs an action when the element is tapped.",
            overloads: [
                ModifierOverload(
                    .onTapGesture,
                    parameter("count", .int, default: .int(1), "The number of taps."),
                    parameter("perform", "action", .action([]), "What the taps do."))
            ],
            availability: Availability(iOS: "13.0", macOS: "10.15", tvOS: "16.0", watchOS: "6.0")),
        ModifierSpec(
            name: "onAppear",
            summary: "Runs an action when the element comes into view.",
            overloads: [
                ModifierOverload(
                    .onAppear,
                    parameter("perform", "action", .optional(.action([])), default: .none, "What to do."))
            ],
            availability: .year2019),
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
            name: "animation",
            summary: "Animates changes of the element when a value changes.",
            overloads: [
                ModifierOverload(
                    .animation,
                    unlabelled("animation", .optional(.vocabulary(.animation)), "The movement; nil for none."),
                    parameter("value", .equatable, "The value.")),
                ModifierOverload(
                    .animation,
                    unlabelled("animation", .optional(.vocabulary(.animation)), "The movement; nil for none.")),
            ],
            availability: .year2019),
        ModifierSpec(
            name: "transition",
            summary: "Says how the element comes and goes.",
            overloads: [
                ModifierOverload(.annotation, unlabelled("transition", .vocabulary(.transition), "The movement."))
            ],
            availability: .year2019),
    ]
}

extension Catalog {
    private static let onChangeValue = parameter("of", "value", .equatable, "The value.")
    private static let initial = parameter(
        "initial", .bool, default: .bool(false), "Whether it also runs when the element appears.")

    /// Modifiers about events and movement.
    static let eventModifiers: [ModifierSpec] = [
        ModifierSpec(
            name: "onTapGesture",
            summary: "Runs an action when the element is tapped.",
            overloads: [
                ModifierOverload(
                    .onTapGesture,
                    parameter("count", .int, default: .int(1), "The number of taps.").limited(to: .atLeastOne),
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
            name: "onDisappear",
            summary: "Runs an action when the element goes out of view.",
            overloads: [
                ModifierOverload(
                    .onDisappear,
                    parameter("perform", "action", .optional(.action([])), default: .none, "What to do."))
            ],
            availability: .year2019),
        ModifierSpec(
            name: "onChange",
            summary: "Runs an action when a value changes.",
            overloads: [
                ModifierOverload(.onChange, onChangeValue, initial, unlabelled("action", .action([]), "What to do."))
                    .since(.year2023),
                ModifierOverload(
                    .onChange, onChangeValue, initial,
                    unlabelled("action", .action([.element, .element]), "What to do with the old and the new value.")
                )
                .since(.year2023),
                ModifierOverload(
                    .onChangeToValue, onChangeValue,
                    parameter("perform", "action", .action([.element]), "What to do with the new value.")),
            ],
            availability: .year2020),
        ModifierSpec(
            name: "task",
            summary: "Runs an action when the element comes into view, and again when a value changes.",
            overloads: [
                ModifierOverload(.task, priority, unlabelled("action", .action([]), "What to do.")),
                ModifierOverload(
                    .taskOfValue,
                    parameter("id", .equatable, "The value."), priority,
                    unlabelled("action", .action([]), "What to do.")),
            ],
            availability: .year2021),
        ModifierSpec(
            name: "onSubmit",
            summary: "Runs an action when the return key ends typing.",
            overloads: [
                ModifierOverload(
                    .onSubmit,
                    parameter(
                        "of", "triggers", .vocabulary(.submitTriggers), default: .member("text"),
                        "The kinds of fields."),
                    unlabelled("action", .action([]), "What to do."))
            ],
            availability: .year2021),
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
                ModifierOverload(.transition, unlabelled("transition", .vocabulary(.transition), "The movement."))
            ],
            availability: .year2019),
    ]

    private static let priority = parameter(
        "priority", .vocabulary(.taskPriority), default: .member("userInitiated"), "How urgent it is.")
}

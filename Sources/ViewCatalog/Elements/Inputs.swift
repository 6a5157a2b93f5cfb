extension Catalog {
    private static let title = key("title", "What it is for.")
    private static let label = slot("label", .one(.horizontal), "What it is for.")
    private static let unseenLabel = slot("label", .one(.horizontal), "What it is for; heard, not shown.")
    private static let isOn = parameter("isOn", .binding(.bool), "Whether it is on.")
    private static let onEditingChanged = parameter(
        "onEditingChanged", .action([.bool]), default: .empty, "What to do when a change begins and ends.")

    /// Elements that set a value.
    static let inputs: [ElementSpec] = [
        ElementSpec(
            name: "Toggle",
            summary: "Turns something on and off.",
            overloads: [
                ElementOverload(.toggle, title, isOn),
                ElementOverload(
                    .symbolToggle, title, parameter("systemImage", .string, "The name of the symbol before the title."),
                    isOn),
                ElementOverload(.labelToggle, isOn, label),
            ],
            isControl: true,
            availability: .year2019),
        ElementSpec(
            name: "Slider",
            summary: "Sets a number by a knob on a bar.",
            overloads: [
                ElementOverload(
                    .slider,
                    parameter("value", .binding(.double), "The number."),
                    parameter(
                        "in", "bounds", .vocabulary(.closedRange), default: .implied, "Its limits, by default 0...1."),
                    parameter("step", .double, default: .implied, "The distance of its values; by default any value.")
                        .limited(to: .positive),
                    onEditingChanged),
                ElementOverload(
                    .labelSlider,
                    parameter("value", .binding(.double), "The number."),
                    parameter(
                        "in", "bounds", .vocabulary(.closedRange), default: .implied, "Its limits, by default 0...1."),
                    parameter("step", .double, default: .implied, "The distance of its values; by default any value.")
                        .limited(to: .positive),
                    unseenLabel,
                    slot("minimumValueLabel", .one(.horizontal), default: .empty, "What stands before the bar."),
                    slot("maximumValueLabel", .one(.horizontal), default: .empty, "What stands after the bar."),
                    onEditingChanged),
            ],
            isControl: true,
            availability: Availability(iOS: "13.0", macOS: "10.15", tvOS: nil, watchOS: "6.0")),
        ElementSpec(
            name: "Stepper",
            summary: "Changes a number by steps.",
            overloads: stepper(.int, bounds: .range, step: .int, by: .int(1))
                + stepper(.double, bounds: .vocabulary(.closedRange), step: .double, by: .double(1)) + [
                    ElementOverload(.handlerStepper, title, onIncrement, onDecrement, onEditingChanged),
                    ElementOverload(.labelHandlerStepper, label, onIncrement, onDecrement, onEditingChanged),
                ],
            isControl: true,
            availability: Availability(iOS: "13.0", macOS: "10.15", tvOS: nil, watchOS: "9.0")),
    ]

    private static let onIncrement = parameter(
        "onIncrement", .optional(.action([])), "What a step upwards does; nil if there is none.")
    private static let onDecrement = parameter(
        "onDecrement", .optional(.action([])), "What a step downwards does; nil if there is none.")

    /// The ways to write a stepper of one kind of number.
    private static func stepper(
        _ number: ValueType, bounds: ValueType, step: ValueType, by one: DefaultValue
    ) -> [ElementOverload] {
        let value = parameter("value", .binding(number), "The number.")
        let bounds = parameter("in", "bounds", bounds, default: .implied, "Its limits; by default none.")
        let step = parameter("step", step, default: one, "What a tap adds or takes away.").limited(to: .positive)
        return [
            ElementOverload(.stepper, title, value, bounds, step, onEditingChanged),
            ElementOverload(.labelStepper, value, bounds, step, label, onEditingChanged),
        ]
    }
}

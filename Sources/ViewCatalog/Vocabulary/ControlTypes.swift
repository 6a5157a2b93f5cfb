extension Catalog {
    /// Types of controls and images.
    static let controlTypes = [
        VocabularySpec(
            .buttonStyle, ["ButtonStyle", "PrimitiveButtonStyle"], "How buttons look.",
            symbols: [
                SymbolSpec("automatic", "As the platform does in this place."),
                SymbolSpec("plain", "Only the label."),
                SymbolSpec(
                    "borderless", "The label in the tint colour.",
                    since: Availability(iOS: "13.0", macOS: "10.15", tvOS: "17.0", watchOS: "8.0")),
                SymbolSpec("bordered", "On a ground of the tint colour."),
                SymbolSpec("borderedProminent", "On a strong ground of the tint colour."),
            ],
            isProtocol: true),
        VocabularySpec(
            .buttonRole, ["ButtonRole"], "What a button is for.",
            symbols: [
                SymbolSpec("cancel", "It leaves without an effect."),
                SymbolSpec("destructive", "It deletes something."),
            ]),
        VocabularySpec(
            .controlSize, ["ControlSize"], "How large controls are.",
            symbols: [
                SymbolSpec("mini", "The smallest size."),
                SymbolSpec("small", "A small size."),
                SymbolSpec("regular", "The default size."),
                SymbolSpec("large", "A large size."),
                SymbolSpec(
                    "extraLarge", "The largest size.",
                    since: Availability(iOS: "17.0", macOS: "14.0", tvOS: nil, watchOS: "10.0")),
            ]),
        VocabularySpec(
            .textFieldStyle, ["TextFieldStyle"], "How text fields look.",
            symbols: [
                SymbolSpec("automatic", "As the platform does in this place."),
                SymbolSpec("plain", "Only the text."),
                SymbolSpec(
                    "roundedBorder", "In a box with round corners.",
                    since: Availability(iOS: "13.0", macOS: "10.15", tvOS: nil, watchOS: nil)),
            ],
            isProtocol: true),
        VocabularySpec(
            .labelStyle, ["LabelStyle"], "Which parts of labels show.",
            symbols: [
                SymbolSpec("automatic", "As the platform does in this place."),
                SymbolSpec("titleAndIcon", "The title and the picture."),
                SymbolSpec("titleOnly", "The title."),
                SymbolSpec("iconOnly", "The picture."),
            ],
            isProtocol: true),
        VocabularySpec(
            .toggleStyle, ["ToggleStyle"], "How toggles look.",
            symbols: [
                SymbolSpec("automatic", "As the platform does in this place."),
                SymbolSpec(
                    "switch", "A switch after the label.",
                    since: Availability(iOS: "13.0", macOS: "10.15", tvOS: nil, watchOS: "6.0")),
                SymbolSpec(
                    "button", "A button that stays pressed.",
                    since: Availability(iOS: "15.0", macOS: "12.0", tvOS: nil, watchOS: "9.0")),
                SymbolSpec(
                    "checkbox", "A box with a tick.",
                    since: Availability(iOS: nil, macOS: "10.15", tvOS: nil, watchOS: nil)),
            ],
            isProtocol: true),
        VocabularySpec(
            .keyboardType, ["UIKeyboardType"], "The keyboard that a field raises.",
            symbols: [
                SymbolSpec("default", "The usual keyboard."),
                SymbolSpec("asciiCapable", "For characters of ASCII."),
                SymbolSpec("numbersAndPunctuation", "For numbers and punctuation."),
                SymbolSpec("URL", "For addresses of pages."),
                SymbolSpec("numberPad", "For a code of digits."),
                SymbolSpec("phonePad", "For telephone numbers."),
                SymbolSpec("namePhonePad", "For names and telephone numbers."),
                SymbolSpec("emailAddress", "For addresses of mail."),
                SymbolSpec("decimalPad", "For numbers with a point."),
                SymbolSpec("twitter", "For text with @ and #."),
                SymbolSpec("webSearch", "For what to search."),
                SymbolSpec("asciiCapableNumberPad", "For digits of ASCII."),
            ]),
        VocabularySpec(
            .submitLabel, ["SubmitLabel"], "What the keyboard's return key says.",
            symbols: [
                SymbolSpec("done", "Done."),
                SymbolSpec("go", "Go."),
                SymbolSpec("send", "Send."),
                SymbolSpec("join", "Join."),
                SymbolSpec("route", "Route."),
                SymbolSpec("search", "Search."),
                SymbolSpec("return", "Return."),
                SymbolSpec("next", "Next."),
                SymbolSpec("continue", "Continue."),
            ]),
        VocabularySpec(
            .submitTriggers, ["SubmitTriggers"], "The kinds of fields that end typing.",
            symbols: [
                SymbolSpec("text", "Fields of text."),
                SymbolSpec("search", "Fields for what to search."),
            ]),
        VocabularySpec(
            .taskPriority, ["TaskPriority"], "How urgent a task is.",
            symbols: [
                SymbolSpec("high", "As urgent as can be."),
                SymbolSpec("medium", "Of medium urgency."),
                SymbolSpec("low", "Not urgent."),
                SymbolSpec("userInitiated", "The reader waits for it."),
                SymbolSpec("utility", "The reader sees that it runs."),
                SymbolSpec("background", "Nobody waits for it."),
            ]),
        VocabularySpec(
            .pinnedViews, ["PinnedScrollableViews"], "Parts of sections that stay at the edge.", isOptionSet: true),
        VocabularySpec(
            .imageScale, ["Image.Scale"], "The size of a symbol beside text.",
            symbols: [
                SymbolSpec("small", "A small size."),
                SymbolSpec("medium", "The default size."),
                SymbolSpec("large", "A large size."),
            ]),
        VocabularySpec(
            .imageResizingMode, ["Image.ResizingMode"], "How a resizable picture fills its frame.",
            symbols: [
                SymbolSpec("tile", "It is repeated."),
                SymbolSpec("stretch", "It is stretched."),
            ]),
        VocabularySpec(.url, ["URL"], "An address."),
    ]
}

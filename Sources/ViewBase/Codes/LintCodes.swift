extension DiagnosticCode {
    public static let unreachableBranch = DiagnosticCode(701)
    public static let redundantModifier = DiagnosticCode(702)
    public static let fixedInFlexible = DiagnosticCode(703)
    public static let cutText = DiagnosticCode(704)
    public static let zeroSize = DiagnosticCode(705)
    public static let overlap = DiagnosticCode(706)
    public static let overflow = DiagnosticCode(707)
    public static let smallTarget = DiagnosticCode(708)
    public static let directionMark = DiagnosticCode(709)
    public static let lookalikeName = DiagnosticCode(710)
    public static let unreadState = DiagnosticCode(711)
}

extension DiagnosticList {
    /// The warnings of `viewc lint` (V07xx), of which `check` tells those that need no evaluation too: of branches, direction
    /// marks, names that look alike and states that nothing reads.
    static let lint: [DiagnosticInfo] = [
        DiagnosticInfo(
            .unreachableBranch, .warning,
            "A branch is never taken: its condition never holds, was tested before, or comes after one that always holds; or a "
                + "statement is never run, since it stands behind a `return`.",
            wrong: """
                view A(on: Bool) {
                    if on {
                        Text("on")
                    } else if on {
                        Text("off")
                    }
                }
                """,
            right: """
                view A(on: Bool) {
                    if on {
                        Text("on")
                    } else {
                        Text("off")
                    }
                }
                """),
        DiagnosticInfo(
            .redundantModifier, .warning,
            "A modifier changes nothing: its value is what holds anyway, or another of its kind is nearer to the element.",
            wrong: """
                view A { Text("a").font(.body).padding(0).font(.title) }
                """,
            right: """
                view A { Text("a").font(.body) }
                """),
        DiagnosticInfo(
            .fixedInFlexible, .warning,
            "A frame of a fixed width fits at the width of the preview, but not at that of the narrowest iPhone, where what "
                + "is around it gets narrower and it does not.",
            wrong: """
                view Card {
                    VStack { Text("Card").frame(width: 360, height: 80) }
                        .frame(maxWidth: .infinity)
                }
                preview "Card" at (390, 200) { Card() }
                """,
            right: """
                view Card {
                    VStack { Text("Card").frame(maxWidth: 360).frame(height: 80) }
                        .frame(maxWidth: .infinity)
                }
                preview "Card" at (390, 200) { Card() }
                """),
        DiagnosticInfo(
            .cutText, .warning,
            "A text is cut by its fixed frame in a preview, or fits there and is cut at a larger text size that people "
                + "choose.",
            wrong: """
                view Tag { Text("Landscape").lineLimit(1).frame(width: 90) }
                preview "Tag" at (320, 100) { Tag() }
                """,
            right: """
                view Tag { Text("Landscape").lineLimit(1).frame(minWidth: 90) }
                preview "Tag" at (320, 100) { Tag() }
                """),
        DiagnosticInfo(
            .zeroSize, .warning,
            "An element that shows something has no width or no height in a preview, because others took all the room.",
            wrong: """
                view Bar {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 100)
                        Image(systemName: "star").resizable()
                    }
                }
                preview "Bar" at (100, 40) { Bar() }
                """,
            right: """
                view Bar {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 60)
                        Image(systemName: "star").resizable()
                    }
                }
                preview "Bar" at (100, 40) { Bar() }
                """),
        DiagnosticInfo(
            .overlap, .warning,
            "Two neighbours in a stack lie on each other in a preview, because one sticks out of its frame; or two texts of "
                + "layers do, with nothing drawn between them.",
            wrong: """
                view Row {
                    HStack {
                        Text("A long title").fixedSize().frame(width: 40)
                        Text("Detail")
                    }
                }
                preview "Row" at (320, 40) { Row() }
                """,
            right: """
                view Row {
                    HStack {
                        Text("A long title").frame(minWidth: 40)
                        Text("Detail")
                    }
                }
                preview "Row" at (320, 40) { Row() }
                """),
        DiagnosticInfo(
            .overflow, .warning,
            "What a preview shows reaches beyond the edges of its window and is not made to scroll.",
            wrong: """
                view Column { VStack { ForEach(0..<9, id: \\.self) { _ in Color.red.frame(height: 40) } } }
                preview "Column" at (320, 200) { Column() }
                """,
            right: """
                view Column { ScrollView { ForEach(0..<9, id: \\.self) { _ in Color.red.frame(height: 40) } } }
                preview "Column" at (320, 200) { Column() }
                """),
        DiagnosticInfo(
            .smallTarget, .warning,
            "What is there to be tapped is smaller than 44 by 44 points, which fingers miss; a frame or padding inside a "
                + "button's label makes it larger, one around the button does not. A label of text is as SwiftUI makes it.",
            wrong: """
                view Close(close: Action) {
                    Button(action: close) { Image(systemName: "xmark") }
                }
                preview "Close" at (100, 100) { Close(close: {}) }
                """,
            right: """
                view Close(close: Action) {
                    Button(action: close) { Image(systemName: "xmark").frame(width: 44, height: 44) }
                }
                preview "Close" at (100, 100) { Close(close: {}) }
                """),
        DiagnosticInfo(
            .directionMark, .warning,
            "A character that turns the direction of text stands in a string or a comment, by which a source can look other "
                + "than it is. In a string an escape says the same in plain sight.",
            wrong: "view A { Text(\"\u{2068}name\u{2069}\") }  // with the characters themselves",
            right: #"view A { Text("\u{2068}name\u{2069}") }"#),
        DiagnosticInfo(
            .lookalikeName, .warning,
            "Two different names look alike, since one has letters of another script: here a Cyrillic and a Latin a.",
            wrong: "view A(name: String, n\u{430}me: String) { Text(name + n\u{430}me) }",
            right: "view A(name: String, otherName: String) { Text(name + otherName) }"),
        DiagnosticInfo(
            .unreadState, .warning,
            "A state is changed, and nothing reads it: what is shown does not depend on it.",
            wrong: """
                view A {
                    state taps = 0
                    Button("Go") { taps += 1 }
                }
                """,
            right: """
                view A {
                    state taps = 0
                    Button("Go \\(taps)") { taps += 1 }
                }
                """),
    ]
}

extension DiagnosticCode {
    public static let factOfSwiftUI = DiagnosticCode(901)
    public static let longRowOfSwiftUI = DiagnosticCode(902)
    public static let typeWithoutSwiftUI = DiagnosticCode(903)
    public static let stateOfSwiftUI = DiagnosticCode(904)
    public static let comparisonOfSwiftUI = DiagnosticCode(905)
}

extension DiagnosticList {
    /// What `viewc emit --import SwiftUI` cannot write (V09xx).
    static let emission: [DiagnosticInfo] = [
        DiagnosticInfo(
            .factOfSwiftUI, .error,
            "Content reads a row's counts, which a layout of SwiftUI tells no other view; only the row's badge knows one.",
            wrong: """
                view A {
                    VStack {
                        #row WholeItemRow(0..<9) { i in Text("\\(i)") }
                        Text("\\(#row.hiddenCount) hidden")
                    }
                }
                """,
            right: """
                view A {
                    VStack {
                        #row WholeItemRow(0..<9) { i in Text("\\(i)") } overflow: { hidden in Text("\\(hidden) hidden") }
                    }
                }
                """),
        DiagnosticInfo(
            .longRowOfSwiftUI, .error,
            "A `WholeItemRow` has more than 64 items, or children in a number that only a run tells: SwiftUI needs a badge "
                + "for each count that can be hidden.",
            wrong: "view A { WholeItemRow(0..<65) { i in Text(\"\\(i)\") } }",
            right: "view A { WholeItemRow(0..<64) { i in Text(\"\\(i)\") } }"),
        DiagnosticInfo(
            .typeWithoutSwiftUI, .error,
            "A format of numbers is kept, or chosen by a condition: SwiftUI has a type of its own for each.",
            wrong: "view A(format: NumberFormat) { Text(1, format: format) }",
            right: "view A { Text(1, format: .percent) }"),
        DiagnosticInfo(
            .stateOfSwiftUI, .error,
            "A state's first value reads the environment, which SwiftUI tells a view only after its states have begun.",
            wrong: "view A { state isDark = env.colorScheme == .dark; Text(\"\\(isDark)\") }",
            right: "view A { let isDark = env.colorScheme == .dark; Text(\"\\(isDark)\") }"),
        DiagnosticInfo(
            .comparisonOfSwiftUI, .error,
            "Values are compared, or tell elements apart, whose types SwiftUI cannot compare: styles of controls and of "
                + "shapes, transitions, return keys, and records that hold some.",
            wrong: "view A(style: ButtonStyle) { Text(style == .plain ? \"plain\" : \"other\") }",
            right: "view A(isPlain: Bool) { Text(isPlain ? \"plain\" : \"other\") }"),
    ]
}

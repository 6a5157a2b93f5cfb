extension DiagnosticList {
    /// The codes about Swift's spellings that have another one here.
    static let syntaxSwiftSpelling: [DiagnosticInfo] = [
        DiagnosticInfo(
            .stateAttribute, .error,
            "State is declared with the word `state`.",
            wrong: "view A {\n    @State private var count = 0\n    Text(\"\\(count)\")\n}",
            right: "view A {\n    state count = 0\n    Text(\"\\(count)\")\n}"),
        DiagnosticInfo(
            .propertyWrapper, .error,
            "There are no property wrappers: bindings are parameters, the environment is read as `env`.",
            wrong: "view A {\n    @Binding var text: String\n    Text(text)\n}",
            right: "view A(text: Binding<String>) {\n    Text(text)\n}"),
        DiagnosticInfo(
            .variable, .error,
            "A `var` keeps no value, it is worked out where it is read: `let` is a constant, `state` is what actions change.",
            wrong: "view A {\n    var width = 12.0\n    Spacer().frame(width: width)\n}",
            right: "view A {\n    let width = 12.0\n    Spacer().frame(width: width)\n}"),
        DiagnosticInfo(
            .structure, .error,
            "A view is declared with the word `view`.",
            wrong: "struct A: View {\n    var body: some View { Text(\"b\") }\n}",
            right: "view A {\n    Text(\"b\")\n}"),
        DiagnosticInfo(
            .foreignDeclaration, .error,
            "Swift's other declarations have no counterpart.",
            wrong: "struct Tag { let id: Int }",
            right: "record Tag(id: Int)"),
        DiagnosticInfo(
            .foreignModifier, .error,
            "The only modifier of a declaration is `private`.",
            wrong: "public view A { Text(\"b\") }",
            right: "view A { Text(\"b\") }"),
        DiagnosticInfo(
            .foreignStatement, .error,
            "Every evaluation ends, and nothing throws.",
            wrong:
                "view A {\n    state sum = 0\n    action add { while sum < 3 { sum += 1 } }\n    Button(\"\\(sum)\", action: add)\n}",
            right:
                "view A {\n    state sum = 0\n    action add { for i in 0..<3 { sum += i } }\n    Button(\"\\(sum)\", action: add)\n}"
        ),
        DiagnosticInfo(
            .opaqueType, .error,
            "`some View` stands only in a pasted `var name: some View { … }`.",
            wrong: "view A {\n    func row(a: Int) -> some View { Text(\"\\(a)\") }\n    row(a: 1)\n}",
            right: "view A {\n    content row(a: Int) { Text(\"\\(a)\") }\n    row(a: 1)\n}"),
        DiagnosticInfo(
            .previewMacro, .error,
            "A preview is declared with the word `preview`.",
            wrong: "view A { Text(\"b\") }\n#Preview { A() }",
            right: "view A { Text(\"b\") }\npreview { A() }"),
        DiagnosticInfo(
            .importOfModule, .error,
            "`import` takes the path of a `.view` file; what SwiftUI offers is there without it.",
            wrong: "import SwiftUI\nview A { Text(\"b\") }",
            right: "view A { Text(\"b\") }"),
        DiagnosticInfo(
            .forceUnwrap, .error,
            "Nothing is unwrapped by force.",
            wrong: "let b: Int? = 1\nlet a = b!",
            right: "let b: Int? = 1\nlet a = b ?? 0"),
        DiagnosticInfo(
            .effect, .error,
            "Nothing throws or waits.",
            wrong: "func b() -> Int { 1 }\nlet a = try b()",
            right: "func b() -> Int { 1 }\nlet a = b()"),
        DiagnosticInfo(
            .cast, .error,
            "There are no casts.",
            wrong: "let b = 1\nlet a = b as Double",
            right: "let b = 1\nlet a = Double(b)"),
    ]
}

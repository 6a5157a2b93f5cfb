import Testing
import ViewBase
import ViewCompiler

/// What says nothing of its purpose by any argument is told by `lint`; a label that is written and empty by `check` too.
@Suite("Controls that nothing names")
struct UnlabelledControlTests {
    private func view(_ element: String) -> String { "view A(value: Binding<Double>) { \(element) }\n" }

    @Test(arguments: ["Slider(value: $value)", "VStack { Slider(value: $value, in: 0...9, step: 1).padding() }"])
    func told(_ element: String) throws {
        let source = view(element)
        let found = lint(source)
        try #require(found.map { $0.code.text } == ["V0412"])
        #expect(String(decoding: Array(source.utf8)[found[0].range.offsets], as: UTF8.self) == "Slider")
        #expect(linted(source).diagnostics.map { $0.message } == [])
    }

    @Test(
        arguments: [
            "Slider(value: $value).accessibilityLabel(\"Volume\")", "Slider(value: $value) { Text(\"Volume\") }",
            "Slider(value: $value).padding().accessibilityLabel(\"Volume\")", "ProgressView(value: value)",
        ])
    func fine(_ element: String) { #expect(lintCodes(view(element)) == []) }

    @Test(
        "A label of no words",
        arguments: ["Button(\" \") {}", "Button(\"\") {}", "Button(\"\\n\") {}.accessibilityLabel(\"\")"])
    func blank(_ element: String) { #expect(lintCodes("view A { \(element) }\n") == ["V0412"]) }
}

import Testing
import ViewBase

/// Colours of known sizes are the labels, so that no text is measured.
@Suite("Targets under 44×44")
struct SmallTargetTests {
    private func screen(_ element: String) -> String {
        "view A(go: Action, isOn: Binding<Bool>) {\n    \(element)\n    Toggle(\"x\", isOn: $isOn).onAppear { go() }\n}\n"
            + "preview \"A\" at (320, 200) { A(go: {}, isOn: .constant(true)) }\n"
    }

    @Test(
        "What is told",
        arguments: [
            (
                "Button(action: go) { Color.red.frame(width: 44, height: 43) }",
                "what `Button` lets be tapped is 44×43 points"
            ),
            (
                "Button(action: go) { Color.red.frame(width: 20, height: 60) }",
                "what `Button` lets be tapped is 20×60 points"
            ),
            (
                "Link(destination: URL(string: \"https://a.b\")) { Color.red.frame(width: 40, height: 50) }",
                "what `Link` lets be tapped is 40×50 points"
            ),
            (
                "Color.red.frame(width: 30, height: 50).onTapGesture { go() }",
                "what `onTapGesture` lets be tapped is 30×50 points"
            ),
            (
                "Button(\"go\", systemImage: \"star\", action: go).labelStyle(.iconOnly).controlSize(.large)",
                "what `Button` lets be tapped is 20.4×18.7 points"
            ),
            (
                "Button(action: go) { Color.red.frame(width: 20, height: 20) }.padding(20)",
                "what `Button` lets be tapped is 20×20 points"
            ),
        ])
    func small(_ element: String, _ message: String) throws {
        let found = lint(screen(element + ".accessibilityLabel(\"go\")"))
        try #require(found.map { $0.code.text } == ["V0708"], "\(found.map { $0.message })")
        #expect(
            found[0].message == message
                + " in the preview \"A\" at 320×200; fingers need 44×44, which padding or a frame inside it gives")
    }

    @Test(
        "What is large enough, and what the system gives its size",
        arguments: [
            "Button(action: go) { Color.red.frame(width: 44, height: 44) }",
            "Button(action: go) { Color.red.frame(width: 20, height: 20).padding(12) }",
            "Color.red.frame(width: 44, height: 50).onTapGesture { go() }",
            "Button(action: go) { Color.red.frame(width: 20, height: 20) }.hidden()",
            "VStack { Button(action: go) { Color.red.frame(width: 20, height: 20) }.accessibilityLabel(\"go\") }"
                + ".allowsHitTesting(false)",
            "Button(\"go\", action: go)", "Button(\"go\", systemImage: \"star\", action: go)",
            "Button(\"go\", action: go).buttonStyle(.bordered).controlSize(.mini)",
            "Button(action: go) { Text(\"go\").bold() }",
            "Link(\"go\", destination: URL(string: \"https://a.b\"))",
        ])
    func large(_ element: String) { #expect(lintCodes(screen(element + ".accessibilityLabel(\"go\")")) == []) }

    @Test("A text that is given a size counts as anything else", arguments: ["padding(4)", "frame(minWidth: 60)"])
    func sizedText(_ modifier: String) {
        #expect(lintCodes(screen("Button(action: go) { Text(\"go\").\(modifier) }")) == ["V0708"])
    }

    @Test("A loop or a second preview tells it once") func once() {
        let source =
            screen(
                "ForEach(0..<2, id: \\.self) { _ in Button(action: go) { Color.red.frame(width: 9, height: 9) }.accessibilityLabel(\"go\") }"
            )
            + "preview \"B\" at (300, 200) { A(go: {}, isOn: .constant(true)) }\n"
        #expect(lintCodes(source) == ["V0708"])
    }
}

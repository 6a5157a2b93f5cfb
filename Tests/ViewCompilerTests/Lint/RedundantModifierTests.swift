import Testing
import ViewBase

@Suite("Modifiers that change nothing")
struct RedundantModifierTests {
    private func view(_ element: String) -> String {
        "view A(n: Double = 0) {\n    \(element)\n    Text(\"\\(n)\")\n}\n"
    }

    @Test(
        "What is taken away",
        arguments: [
            ("Text(\"a\").padding(0)", "Text(\"a\")"), ("Text(\"a\").padding(.horizontal, 0)", "Text(\"a\")"),
            ("Text(\"a\").offset(x: 0, y: 0).bold()", "Text(\"a\").bold()"),
            ("Text(\"a\").opacity(1.0)", "Text(\"a\")"),
            ("Text(\"a\").blur(radius: 0)", "Text(\"a\")"), ("Text(\"a\").scaleEffect(1)", "Text(\"a\")"),
            ("Text(\"a\").disabled(false)", "Text(\"a\")"), ("Color.red.cornerRadius(0)", "Color.red"),
            ("Text(\"a\").font(.body).font(.title)", "Text(\"a\").font(.body)"),
            ("Text(\"a\").lineLimit(1).padding(4).lineLimit(2)", "Text(\"a\").lineLimit(1).padding(4)"),
            ("Text(\"a\").frame()", "Text(\"a\")"), ("Text(\"a\").layoutPriority(0)", "Text(\"a\")"),
            ("Text(\"a\").zIndex(0)", "Text(\"a\")"), ("Text(\"a\").allowsHitTesting(true)", "Text(\"a\")"),
            ("Color.red.scaleEffect(x: 1, y: 1)", "Color.red"),
            ("Color.red.border(Color.blue, width: 0)", "Color.red"),
            ("Text(\"a\").fixedSize(horizontal: false, vertical: false)", "Text(\"a\")"),
            ("Text(\"a\").bold().bold()", "Text(\"a\").bold()"),
            ("Text(\"a\").frame(width: n).frame(width: n)", "Text(\"a\").frame(width: n)"),
            ("Color.red.frame(maxWidth: .infinity).frame(maxWidth: .infinity)", "Color.red.frame(maxWidth: .infinity)"),
            ("Color.red.clipped().clipped()", "Color.red.clipped()"),
            (
                "Text(\"a\").environment(\\.colorScheme, .dark).environment(\\.colorScheme, .light)",
                "Text(\"a\").environment(\\.colorScheme, .dark)"
            ),
            ("Text(\"a\").dynamicTypeSize(.large).dynamicTypeSize(.small)", "Text(\"a\").dynamicTypeSize(.large)"),
            (
                "Text(\"a\")\n        .font(.body)\n        .font(.title)\n        .bold()",
                "Text(\"a\")\n        .font(.body)\n        .bold()"
            ),
            (
                "Text(\"a\")\n        // none\n        .padding(0)\n        .bold()",
                "Text(\"a\")\n        // none\n        .bold()"
            ),
        ])
    func removed(_ element: String, _ rest: String) {
        let source = view(element)
        #expect(lintCodes(source) == ["V0702"])
        #expect(lintFixed(source) == view(rest))
        #expect(lintCodes(view(rest)) == [])
    }

    @Test(
        "What does something",
        arguments: [
            "Text(\"a\").padding(n)", "Text(\"a\").padding()", "Text(\"a\").padding(.horizontal)",
            "Text(\"a\").offset(x: 0, y: 4)", "Text(\"a\").opacity(0)", "Text(\"a\").disabled(true)",
            "Text(\"a\").padding(1).padding(2)", "Text(\"a\").font(nil).font(.title)", "Text(\"a\").bold(false)",
            "Text(\"a\").font(.body).overlay { Text(\"b\") }.font(.title)", "Text(\"a\").kerning(0)",
            "Text(\"a\").layoutPriority(1).layoutPriority(0)", "Spacer().layoutPriority(0)",
            "Color.red.zIndex(1).padding(4).zIndex(0)", "Text(\"a\").padding(4).padding(4)",
            "Text(\"a\").frame(width: 5).frame(width: 6)", "Color.red.frame(width: 5).padding(1).frame(width: 5)",
            "Text(\"a\").environment(\\.colorScheme, .dark).environment(\\.locale, Locale(identifier: \"ja\"))",
            "Color.red.rotationEffect(.degrees(9)).rotationEffect(.degrees(9))",
            "Text(\"a\").foregroundStyle(.red).background(Color.blue).foregroundStyle(.green)",
        ])
    func kept(_ element: String) { #expect(lintCodes(view(element)) == []) }
}

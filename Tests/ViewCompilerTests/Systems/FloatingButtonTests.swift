import Testing
import ViewCompiler
import ViewTree

@Suite("The floating button")
struct FloatingButtonTests {
    private func measured(_ keyboard: Double, bottom: Double) throws -> Screen {
        try Screen(
            sample: "Systems/FloatingButton.view", view: "MeasuredFloating",
            .window(390, 844).with {
                $0.keyboardHeights = [keyboard]
                $0.safeArea = SafeAreaInsets(bottom: bottom)
            })
    }

    @Test("390×844, bottom inset 34, button 56×56, inset 16: 844 − 34 − 16 − 56 = 738")
    func safeArea() throws {
        #expect(try measured(0, bottom: 34).frame("fab") == [318, 738, 56, 56])
    }

    @Test("Keyboard 336: 844 − 336 − 16 − 56 = 436, with and without the inset below it")
    func keyboard() throws {
        #expect(try measured(336, bottom: 34).frame("fab") == [318, 436, 56, 56])
        #expect(try measured(336, bottom: 0).frame("fab") == [318, 436, 56, 56])
    }

    @Test("An accessory bar counts with the keyboard: 844 − 380 − 16 = 448")
    func accessoryBar() throws {
        #expect(try measured(380, bottom: 34).frame("fab") == [318, 392, 56, 56])
    }

    @Test(
        "The form at 375×667: the circle at 299, 591; keyboard 216 lifts it to 375; right-to-left at x 16",
        arguments: ["FloatingButton", "FloatingButtonOriginal"])
    func form(_ sample: String) throws {
        func screen(_ change: (inout EvaluationOptions) -> Void = { _ in }) throws -> Screen {
            let view = sample == "FloatingButton" ? "FloatingForm" : "LayeredForm"
            return try Screen(sample: "Systems/\(sample).view", view: view, .window(375, 667).with(change))
        }
        #expect(try screen().frame("fab") == [299, 591, 60, 60])
        #expect(try screen { $0.keyboardHeights = [216] }.frame("fab") == [299, 375, 60, 60])
        #expect(try screen { $0.keyboardHeights = [216, 0] }.frame("fab") == [299, 591, 60, 60])
        #expect(try screen { $0.layoutDirection = .rightToLeft }.frame("fab") == [16, 591, 60, 60])
    }

    @Test("Empty input: disabled and grey; some input: enabled and orange; the text never moves the button")
    func states() throws {
        let window = EvaluationOptions.window(375, 667)
        let empty = try Screen(sample: "Systems/FloatingButton.view", view: "FloatingForm", window)
        #expect(empty.isEnabled("fab") == false)
        #expect(empty.color("fab") == "#8E8E93FF")
        let filled = try Screen(
            sample: "Systems/FloatingButton.view", view: "FloatingForm",
            window.with { $0.states = [NamedText(name: "input", expression: "\"hello\"")] })
        #expect(filled.isEnabled("fab") == true)
        #expect(filled.color("fab") == "#FF9500FF")
        #expect(filled.frame("fab") == empty.frame("fab"))
        #expect(filled.texts.contains("hello"))
    }

    @Test("Emptiness is exact: a space is some input", arguments: [" ", "\\t", "\\n", "\\u{A0}", "\\u{200B}", "a"])
    func exactlyEmpty(_ text: String) throws {
        let screen = try Screen(
            sample: "Systems/FloatingButton.view", view: "FloatingForm",
            .window(375, 667).with { $0.states = [NamedText(name: "input", expression: "\"\(text)\"")] })
        #expect(screen.isEnabled("fab") == true)
    }

    @Test("What is larger than the area keeps its top and leading edges inside")
    func tooLarge() throws {
        let screen = try Screen(
            sample: "Systems/FloatingButton.view", view: "MeasuredFloating",
            .window(100, 100).with { $0.arguments = [NamedText(name: "side", expression: "150")] })
        #expect(screen.frame("fab").map { [$0[0], $0[1]] } == [0, 0])
    }

    @Test("A ZStack shrinks to its content where Overlay fills the window")
    func zstackShrinks() throws {
        let stack = try Screen(
            """
            view A {
                ZStack(alignment: .bottomTrailing) {
                    Color.red.frame(width: 100, height: 20)
                    #b Color.red.frame(width: 56, height: 56)
                }
            }
            """, .window(390, 844))
        #expect(stack.frame("b") == [189, 394, 56, 56])
        let overlay = try Screen(
            """
            view A {
                Overlay(inset: 0) {
                    Color.red.frame(width: 100, height: 20)
                } floating: {
                    #b Color.red.frame(width: 56, height: 56)
                }
            }
            """, .window(390, 844))
        #expect(overlay.frame("b") == [334, 788, 56, 56])
    }
}

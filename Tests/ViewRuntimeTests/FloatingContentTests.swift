import Testing
import ViewBase
import ViewLayout
import ViewTree

@testable import ViewRuntime

/// What floats over a window is cut anew by it wherever it stands, in what a provider builds too.
@Suite struct FloatingContentTests {
    private static let floating = """
        view Floating { Overlay { Color.gray } floating: { #f Color.blue.frame(width: 56, height: 56) } }

        """

    /// A window of 844 less the inset of 16 and the height of 56 is 772; less a keyboard of 336 it is 436.
    @Test(
        "a keyboard lifts what floats, whatever builds it",
        arguments: [
            "Floating()", "GeometryReader { g in Floating() }",
            "VStack(spacing: 0) { Color.red.frame(height: 10); GeometryReader { g in Floating() } }",
            "ZStack { GeometryReader { g in GeometryReader { h in Floating() } } }",
            "HStack(spacing: 0) { GeometryReader { g in Floating() }.frame(width: 100); Color.red }",
            "Color.gray.overlay { GeometryReader { g in Floating() } }",
            "ScrollView { GeometryReader { g in Floating() }.frame(height: 1000) }",
            "ViewThatFits { Floating() }",
        ])
    func keyboard(_ content: String) {
        let shown = LiveShown(Self.floating + "view V { \(content) }", width: 390, height: 844)
        #expect(shown.node("f")?.frame.y == 772)
        for (height, y) in [(336.0, 436.0), (0, 772), (300, 472)] {
            shown.change { $0.keyboardHeight = height }
            #expect(shown.node("f")?.frame.y == y)
        }
    }

    /// The stack of 500 stands in the middle of its window: the reader at -100, then at -10, then at 50, where its empty
    /// frame is all that is free.
    @Test("what floats is cut anew where its reader is moved")
    func movedReader() {
        let shown = LiveShown(
            """
            view V {
                VStack(spacing: 0) {
                    GeometryReader { g in
                        Overlay { Color.red } floating: { #f Color.blue.frame(width: 10, height: 10) }
                    }.frame(width: 44, height: 0)
                    Color.gray.frame(width: 10, height: 500)
                }
            }
            """, width: 320, height: 300)
        #expect(shown.node("f")?.frame.y == 0)
        for (height, y) in [(480.0, 0.0), (600, 50), (300, 0)] {
            let environment = shown.screen.environment
            shown.screen.change(environment, WindowContext(width: 320, height: height, environment))
            #expect(shown.node("f")?.frame.y == y)
        }
    }
}

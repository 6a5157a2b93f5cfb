import Testing
import ViewBase
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// Of another environment only what reads the part that is another is evaluated and laid out again.
@Suite struct EnvironmentChangeTests {
    /// 200 rows that have neither texts nor colours, and one reader of each part of the environment.
    private static let readers = """
        view Scheme { let isDark = env.colorScheme == .dark; #scheme Color.blue.frame(width: isDark ? 2 : 1, height: 1) }
        view V {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<200) { i in HStack { Spacer().frame(width: Double(i)); Spacer(minLength: 4) } }
                    VStack { #text Text("text").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
                    HStack { Scheme() }
                    HStack { #type Spacer().frame(width: env.dynamicTypeSize.isAccessibilitySize ? 2 : 1) }
                    HStack { #locale Spacer().frame(width: env.locale.identifier == "de" ? 2 : 1) }
                    HStack { #turned Spacer().frame(width: env.orientation.isLandscape ? 2 : 1) }
                    HStack { #wide Spacer().frame(width: env.horizontalSizeClass == .regular ? 2 : 1) }
                    HStack { #high Spacer().frame(width: env.verticalSizeClass == .regular ? 2 : 1) }
                    HStack { #inset Spacer().frame(width: env.safeAreaInsets.top > 0 ? 2 : 1) }
                    HStack { #scale Spacer().frame(width: env.displayScale == 2 ? 2 : 1) }
                    HStack { #number Text("\\(1234.5, format: .number)") }
                    HStack { #held Spacer().frame(width: 1) }.environment(\\.locale, Locale(identifier: "fr")).dynamicTypeSize(.small)
                    AdaptiveStack { #first Color.red.frame(width: 3, height: 3); #second Color.red.frame(width: 3, height: 3) }
                }
            }
        }
        """

    /// What changes, the names of the elements that get the width 2, and how many parts are made again: those, the
    /// texts where fonts, pixels or colours are others, colours where the appearance is, and the stack that turns.
    private static let changes: [(change: @Sendable (inout EnvironmentValues) -> Void, name: String, parts: Int)] = [
        ({ $0.dynamicTypeSize = .accessibility3 }, "type", 3),
        ({ $0.locale = "de" }, "locale", 2),
        ({ $0.orientation.turn(to: .landscapeLeft) }, "turned", 2),
        ({ $0.horizontalSizeClass = .regular }, "wide", 1),
        ({ $0.verticalSizeClass = .regular }, "high", 1),
        ({ $0.safeAreaInsets = SafeAreaInsets(top: 20, leading: 0, bottom: 0, trailing: 0) }, "inset", 1),
        ({ $0.displayScale = 2 }, "scale", 3),
        // Two texts and three colours.
        ({ $0.colorScheme = .dark }, "scheme", 5),
    ]

    @Test("another environment makes again what reads the part that is another", arguments: changes.indices)
    func environmentParts(_ index: Int) {
        let (change, name, parts) = Self.changes[index]
        let names = ["type", "locale", "turned", "wide", "high", "inset", "scale", "scheme"]
        let shown = LiveShown(Self.readers, width: 400, height: 10_000)
        let cost = shown.work { shown.change(change) }
        for other in names {
            #expect(shown.node(other)?.frame.width == (other == name ? 2 : 1), "\(other)")
        }
        let isTurned = name == "turned"
        #expect((shown.node("first")?.frame.y == shown.node("second")?.frame.y) == isTurned)
        #expect(cost.evaluations == 0 && cost.parts == parts, "\(cost)")
        #expect(cost.steps <= 40 && cost.layout.textMeasures <= 8, "\(cost)")
        let report = shown.reportText
        shown.screen.evaluateAfresh()
        #expect(report == shown.reportText)
    }

    @Test("parts of the environment that modifiers hold stay, and limits follow")
    func heldParts() {
        let shown = LiveShown(
            """
            view V {
                VStack {
                    ForEach(0..<50) { i in HStack { Spacer().frame(width: Double(i)); Spacer(minLength: 4) } }
                    HStack {
                        #limited Text("text").dynamicTypeSize(...(.xxxLarge))
                        #fixed Text("text").dynamicTypeSize(.large)
                        #free Text("text")
                        #like Text("text").font(.system(size: 23))
                    }
                    HStack { Button { } label: { #label Text("text") } }
                    HStack { ProgressView("text").environment(\\.colorScheme, .dark) }
                }
            }
            """, width: 2_000, height: 10_000)
        let width = shown.node("fixed")?.frame.width
        #expect(shown.node("limited")?.frame.width == width && shown.node("free")?.frame.width == width)
        for size in [DynamicTypeSize.accessibility5, .xSmall, .xxxLarge, .large, .accessibility1] {
            let cost = shown.work { shown.change { $0.dynamicTypeSize = size } }
            #expect(shown.node("fixed")?.frame.width == width)
            let isLimited = size.isAccessibilitySize
            #expect((shown.node("limited")?.frame.width == shown.node("free")?.frame.width) != isLimited)
            // The body's size in the style xxxLarge: Apple's table of Dynamic Type.
            if size > .xxLarge { #expect(shown.node("limited")?.frame.width == shown.node("like")?.frame.width) }
            #expect(shown.node("label")?.frame.width == shown.node("free")?.frame.width)
            let report = shown.reportText
            shown.screen.evaluateAfresh()
            #expect(report == shown.reportText, "\(size) \(cost)")
        }
    }
}

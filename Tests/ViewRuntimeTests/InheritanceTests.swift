import Testing
import ViewLayout
import ViewRuntime
import ViewText
import ViewTree

/// What elements inherit, and what they show of it.
@Suite struct InheritanceTests {
    private func color(_ name: String, in shown: Shown) -> String? { shown.node(name)?.facts.color?.text }

    @Test func fontsComeFromTheNearestModifier() {
        let shown = Shown(
            """
            view A {
                VStack(alignment: .leading, spacing: 0) {
                    #plain Text("ab")
                    #sized Text("ab").font(.system(size: 10))
                    #inner Text("ab").font(.system(size: 20)).font(.system(size: 30))
                    Group {
                        #inherited Text("ab")
                        #custom Text("ab").font(.custom("Inter", fixedSize: 5))
                    }
                    .font(.title)
                    #headline Text("ab").font(.headline)
                }
            }
            """)
        // 0.6 of the size a cluster, 1.2 of it high; body is 17 points, title 28, headline 17.
        #expect(shown.frame("plain")[2...] == [20.4, 20.4])
        #expect(shown.frame("sized")[2...] == [12, 12])
        #expect(shown.frame("inner")[2...] == [24, 24])
        #expect(shown.frame("inherited")[2...] == [33.6, 33.6])
        #expect(shown.frame("custom")[2...] == [6, 6])
        #expect(shown.frame("headline")[2...] == [20.4, 20.4])
    }

    @Test func textSettings() {
        let shown = Shown(
            """
            view A {
                VStack(alignment: .leading, spacing: 0) {
                    #one Text("aa aa aa").lineLimit(1).frame(width: 40)
                    #two Text("aa aa aa").lineLimit(2, reservesSpace: true).frame(width: 200)
                    #range Text("aa").lineLimit(2...3)
                    #upper Text("ab").textCase(.uppercase)
                    #tracked Text("ab").tracking(5)
                    Text("aa aa").environment(\\.lineLimit, 1).frame(width: 25).named(#set)
                }
                .font(.system(size: 10))
            }
            """)
        #expect(shown.texts == ["aa aa…", "aa aa aa", "aa", "AB", "ab", "aa…"])
        #expect(shown.frame("one")[3] == 12)
        #expect(shown.frame("two")[3] == 24)
        #expect(shown.frame("range")[3] == 24)
        #expect(shown.frame("tracked")[2] == 22)
    }

    @Test func dynamicTypeReachesTheTextBelow() {
        let shown = Shown(
            """
            view A {
                VStack(spacing: 0) {
                    #large Text("a").dynamicTypeSize(.accessibility5)
                    #divider Divider().dynamicTypeSize(.accessibility1)
                    #fixed Text("a").font(.system(size: 10)).dynamicTypeSize(.accessibility5)
                    if env.dynamicTypeSize >= .xLarge { Text("never") }
                }
            }
            """)
        // Body is 53 points at accessibility5.
        #expect(shown.frame("large")[3] == 63.6)
        #expect(shown.frame("divider")[3] == 1)
        #expect(shown.frame("fixed")[3] == 12)
        #expect(shown.texts == ["a", "a"])
    }

    @Test func aComponentReadsTheEnvironmentOfItsPlace() {
        let shown = Shown(
            """
            view Reader { Text("\\(env.colorScheme) \\(env.isEnabled) \\(env.layoutDirection) \\(env.locale.identifier)") }
            view A {
                VStack {
                    Reader()
                    Reader().disabled(true).environment(\\.colorScheme, .dark)
                    Group { Reader() }.layoutDirection(.rightToLeft).environment(\\.locale, Locale(identifier: "ja"))
                    Text("\\(env.isEnabled)").disabled(true)
                }
            }
            """)
        #expect(
            shown.texts == [
                "light true leftToRight en", "dark false leftToRight en", "light true rightToLeft ja", "true",
            ])
    }

    @Test func windowValues() {
        var environment = EnvironmentValues.fixed
        environment.orientation = OrientationHistory([.landscapeLeft, .faceUp])
        environment.keyboardHeight = 216
        environment.safeAreaInsets = SafeAreaInsets(top: 47, bottom: 34)
        environment.horizontalSizeClass = .compact
        let shown = Shown(
            """
            view A {
                Text("\\(env.orientation) \\(env.orientation.isFlat) \\(env.keyboardHeight) \\(env.safeAreaInsets.top)")
                Text(env.horizontalSizeClass == .compact && env.verticalSizeClass == nil ? "compact" : "other")
                Text("\\(env.displayScale) \\(env.dynamicTypeSize) \\(env.dynamicTypeSize.isAccessibilitySize)")
            }
            """, environment: environment)
        #expect(shown.texts == ["faceUp true 216.0 47.0", "compact", "3.0 large false"])
    }

    @Test func coloursAreResolved() {
        let source = """
            view A {
                VStack {
                    #red Color.red
                    #faint Color.red.opacity(0.5)
                    #mixed Color(red: 1, green: 0.5, blue: 0)
                    #circle Circle().fill(.blue)
                    #plain Circle()
                    #line Capsule().stroke(Color.green, lineWidth: 2)
                    #text Text("a").foregroundStyle(.orange)
                    #second Text("a").foregroundStyle(.secondary)
                    #image Image(systemName: "star").foregroundColor(.yellow)
                    #ground Text("a").background(.teal)
                    #shaped Text("a").background(Color.black.opacity(0.2), in: Capsule())
                    #button Button("b") {}
                    #tinted Button("b") {}.tint(.pink)
                    #hue Color(hue: 0.5, saturation: 1, brightness: 1)
                }
            }
            """
        let light = Shown(source)
        func fact(_ name: String, _ shown: Shown) -> String? {
            guard let start = shown.report.nodes.firstIndex(where: { $0.name == name }) else { return nil }
            let nodes = shown.report.nodes[start..<shown.report.nodes[start].end]
            return nodes.first { $0.facts.color != nil }?.facts.color?.text
        }
        let expected = [
            ("red", "#FF3B30FF"), ("faint", "#FF3B3080"), ("mixed", "#FF8000FF"), ("circle", "#007AFFFF"),
            ("plain", "#000000FF"), ("line", "#34C759FF"), ("text", "#FF9500FF"), ("second", "#3C3C4399"),
            ("image", "#FFCC00FF"), ("ground", "#30B0C7FF"), ("shaped", "#00000033"), ("button", "#007AFFFF"),
            ("tinted", "#FF2D55FF"), ("hue", "#00FFFFFF"),
        ]
        for (name, color) in expected { #expect(fact(name, light) == color, "\(name)") }
        var dark = EnvironmentValues.fixed
        dark.colorScheme = .dark
        let night = Shown(source, environment: dark)
        for (name, color) in [("red", "#FF453AFF"), ("plain", "#FFFFFFFF"), ("second", "#EBEBF599")] {
            #expect(fact(name, night) == color, "\(name)")
        }
    }

    @Test func controlsSayWhetherTheyAreEnabled() {
        let shown = Shown(
            """
            view A(isOn: Bool = false) {
                VStack {
                    #on Button("a") {}
                    #off Button("b") {}.disabled(!isOn)
                    Group { #field TextField("p", text: .constant("")); #inner Button("c") {}.disabled(false) }
                        .disabled(true)
                }
            }
            """)
        let enabled = shown.report.nodes.compactMap { $0.facts.isEnabled }
        #expect(enabled == [true, false, false, false])
    }

    @Test func controlsHaveTheSizeOfTheirLabel() {
        let shown = Shown(
            """
            view A {
                VStack(spacing: 0) {
                    #plain Button("ab") {}.buttonStyle(.plain)
                    #bordered Button("ab") {}.buttonStyle(.bordered)
                    #field TextField("prompt", text: .constant("text"))
                    #round TextField("prompt", text: .constant("")).textFieldStyle(.roundedBorder)
                    #symbol Image(systemName: "star").font(.system(size: 10))
                    #asset Image("photo")
                    #large Image("photo").resizable().frame(width: 30, height: 40)
                }
            }
            """, width: 300)
        #expect(shown.frame("plain")[2...] == [20.4, 20.4])
        #expect(shown.frame("bordered")[2...] == [44.4, 34.4])
        #expect(shown.frame("field")[2...] == [300, 20.4])
        #expect(shown.frame("round")[2...] == [300, 32.4])
        #expect(shown.frame("symbol")[2...] == [12, 11])
        #expect(shown.frame("asset")[2...] == [100, 100])
        #expect(shown.frame("large")[2...] == [30, 40])
        #expect(shown.report.nodes.filter { $0.kind == "TextField" }.map { $0.text ?? "" } == ["text", "prompt"])
        #expect(shown.codes == ["V0313", "V0313"])
        #expect(!shown.screen.hasErrors)
    }

    /// A star of 10 points is 12 × 11; a small one is 20 % smaller and a large one 30 % larger.
    @Test func symbolsHaveTheScaleOfTheirPlace() {
        let shown = Shown(
            """
            view Probe {
                #read Color.red.frame(width: env.imageScale == .large ? 1 : 2, height: 1)
            }
            view A {
                VStack(alignment: .leading, spacing: 0) {
                    #small Image(systemName: "star").imageScale(.small)
                    #medium Image(systemName: "star").imageScale(.medium)
                    VStack(spacing: 0) {
                        #large Image(systemName: "star")
                        #label Label("", systemImage: "star").labelStyle(.iconOnly)
                        #inner Image(systemName: "star").environment(\\.imageScale, .small)
                        #photo Image("photo")
                        Probe()
                    }
                    .imageScale(.large)
                }
                .font(.system(size: 10))
            }
            """)
        #expect(shown.frame("small")[2...] == [9.6, 8.8])
        #expect(shown.frame("medium")[2...] == [12, 11])
        #expect(shown.frame("large")[2...] == [15.6, 14.3])
        #expect(shown.frame("label")[2...] == [15.6, 14.3])
        #expect(shown.frame("inner")[2...] == [9.6, 8.8])
        #expect(shown.frame("photo")[2...] == [100, 100])
        #expect(shown.frame("read")[2...] == [1, 1])
    }

    @Test func rightToLeftBeginsAtItsModifier() {
        let shown = Shown(
            """
            view A {
                VStack(spacing: 0) {
                    HStack(spacing: 0) { #a Color.red.frame(width: 20, height: 10); #b Color.red }
                    HStack(spacing: 0) { #c Color.red.frame(width: 20, height: 10).padding(.leading, 5); #d Color.red }
                        .environment(\\.layoutDirection, .rightToLeft)
                }
                .frame(height: 20)
            }
            """, width: 100, height: 20)
        #expect(shown.frame("a") == [0, 0, 20, 10])
        #expect(shown.frame("b") == [20, 0, 80, 10])
        #expect(shown.frame("c") == [75, 10, 25, 10])
        #expect(shown.frame("d") == [0, 10, 75, 10])
    }

    @Test func adaptiveStacksFollowTheOrientation() {
        let source = """
            view Pair {
                #pair AdaptiveStack(spacing: 8) { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 20, height: 10) }
                #flat AdaptiveStack(by: .orientation(flat: .vertical)) { Color.red }
            }
            """
        let cases: [([Orientation], Bool, Bool)] = [
            ([], false, false), ([.landscapeRight], true, true), ([.landscapeLeft, .faceUp], true, false),
            ([.landscapeLeft, .portrait, .faceDown], false, false), ([.faceUp], false, false),
        ]
        for (history, isHorizontal, flatIsHorizontal) in cases {
            var environment = EnvironmentValues.fixed
            environment.orientation = OrientationHistory(history)
            let shown = Shown(source, environment: environment)
            #expect(shown.node("pair")?.facts.isHorizontal == isHorizontal)
            #expect(shown.node("flat")?.facts.isHorizontal == flatIsHorizontal)
        }
    }
}

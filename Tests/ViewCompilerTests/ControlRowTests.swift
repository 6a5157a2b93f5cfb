import Testing
import ViewCompiler
import ViewText
import ViewTree

/// Controls and labels in fixed metrics at 17 points: a letter is 10.2 wide, a line 20.4 high.
@Suite("Rows of controls")
struct ControlRowTests {
    private func screen(
        _ body: String, members: String = "", width: Double? = 200, height: Double? = 100
    ) throws -> Screen {
        try Screen("view A {\n\(members)\n\(body)\n}", .window(width, height).with { $0.textMetrics = .fixed })
    }

    private func near(_ frame: [Double]?, _ expected: [Double]) -> Bool {
        guard let frame else { return false }
        return zip(frame, expected).allSatisfy { abs($0 - $1) < 0.001 }
    }

    // A switch is 51 × 31, its gap to the label at least 8.
    @Test func aToggleIsItsLabelAndASwitchAtTheOtherSide() throws {
        let on = "state on = true"
        let source = "#t Toggle(isOn: $on) { #label Text(\"Wi-Fi\") }"
        let shown = try screen(source, members: on)
        #expect(near(shown.frame("t"), [0, 34.5, 200, 31]))
        #expect(near(shown.frame("label"), [0, 39.8, 51, 20.4]))
        #expect(shown.isEnabled("t") == true)
        #expect(near(try screen(source, members: on, width: nil).frame("t"), [0, 34.5, 110, 31]))
    }

    // A bordered button adds 12 and 7, a large one 20 and 15.
    @Test func aToggleThatIsAButtonHasABordersRoom() throws {
        let on = "state on = true"
        let source = "#t Toggle(\"On\", isOn: $on)"
        let regular = try screen("VStack { \(source) }.toggleStyle(.button)", members: on)
        #expect(near(regular.frame("t").map { Array($0[2...]) }, [44.4, 34.4]))
        let large = try screen("VStack { \(source) }.toggleStyle(.button).controlSize(.large)", members: on)
        #expect(near(large.frame("t").map { Array($0[2...]) }, [60.4, 50.4]))
    }

    @Test func aSliderTakesWhatItsLimitsLabelsLeave() throws {
        let level = "state level = 0.5"
        #expect(near(try screen("#s Slider(value: $level)", members: level).frame("s"), [0, 34.5, 200, 31]))
        let labelled = try screen(
            """
            #s Slider(value: $level, in: 0...100) { Text("unseen") } minimumValueLabel: {
                #low Text("0")
            } maximumValueLabel: {
                #high Text("100")
            }
            """, members: level)
        #expect(near(labelled.frame("s"), [0, 34.5, 200, 31]))
        #expect(near(labelled.frame("low"), [0, 39.8, 10.2, 20.4]))
        #expect(near(labelled.frame("high"), [169.4, 39.8, 30.6, 20.4]))
        #expect(labelled.texts == ["0", "100"])
    }

    // Its buttons are 94 × 32: 51 + 8 + 94.
    @Test func aStepperIsItsLabelAndTwoButtons() throws {
        let shown = try screen(
            "#s Stepper(\"Count\", value: $count, in: 0...9)", members: "state count = 1", width: nil)
        #expect(near(shown.frame("s"), [0, 34, 153, 32]))
    }

    @Test func progressIsASpinnerOrABarWithItsLabels() throws {
        #expect(near(try screen("#p ProgressView()").frame("p"), [90, 40, 20, 20]))
        #expect(near(try screen("#p ProgressView(\"Load\")").frame("p"), [79.6, 27.8, 40.8, 44.4]))
        #expect(near(try screen("#p ProgressView(value: 0.5)").frame("p"), [0, 48, 200, 4]))
        #expect(near(try screen("#p ProgressView(\"Load\", value: 1, total: 3)").frame("p"), [0, 35.8, 200, 28.4]))
        // An unknown value spins.
        #expect(near(try screen("#p ProgressView(value: nil)").frame("p"), [90, 40, 20, 20]))
        // 20.4, a bar of 4, a caption of 14.4, and 4 between each.
        let labelled = try screen(
            "#p ProgressView(value: 0.5) { Text(\"Load\") } currentValueLabel: { #now Text(\"half\") }")
        #expect(near(labelled.frame("p"), [0, 26.6, 200, 46.8]))
        #expect(near(labelled.frame("now"), [0, 59, 28.8, 14.4]))
    }

    // A symbol is 1.2 by 1.1 times the font's size: 20.4 × 18.7, with 8 to the title.
    @Test func aLabelShowsThePartsOfItsInheritedStyle() throws {
        let label = "#l Label(\"Home\", systemImage: \"house\")"
        #expect(near(try screen(label).frame("l"), [65.4, 39.8, 69.2, 20.4]))
        let icon = try screen("VStack { \(label) }.labelStyle(.iconOnly)")
        #expect(near(icon.frame("l"), [89.8, 40.65, 20.4, 18.7]))
        let title = try screen("VStack { \(label) }.labelStyle(.titleOnly)")
        #expect(near(title.frame("l"), [79.6, 39.8, 40.8, 20.4]))
        let own = try screen("Label { #title Text(\"ab\") } icon: { #icon Circle().frame(width: 12, height: 12) }")
        // 12 + 8 + 20.4 in the middle of 200.
        #expect(near(own.frame("icon"), [79.8, 44, 12, 12]))
        #expect(near(own.frame("title"), [99.8, 39.8, 20.4, 20.4]))
    }

    @Test func aLinkIsItsLabelInTheTint() throws {
        let shown = try screen("#l Link(\"Help\", destination: URL(string: \"https://example.com\"))")
        #expect(near(shown.frame("l"), [79.6, 39.8, 40.8, 20.4]))
        #expect(shown.color("l") == "#007AFFFF" && shown.isEnabled("l") == true)
    }

    @Test func aSecretIsShownAsDots() throws {
        #expect(try screen("SecureField(\"Code\", text: .constant(\"abcd\"))").texts == ["••••"])
        #expect(try screen("SecureField(\"Code\", text: .constant(\"\"))").texts == ["Code"])
        #expect(try screen("SecureField(text: .constant(\"\")) { Text(\"Pin\") }").texts == ["Pin"])
    }

    @Test func aPageOfControlsReactsToNothingWhenDisabled() throws {
        let shown = try screen(
            "VStack { #t Toggle(\"a\", isOn: $on); #s Slider(value: $x) }.disabled(true)",
            members: "state on = true\nstate x = 0.1")
        #expect(shown.isEnabled("t") == false && shown.isEnabled("s") == false)
    }
}

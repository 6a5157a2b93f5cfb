import Testing
import ViewBase
import ViewRuntime

/// What goes wrong in evaluation is one diagnostic at its place, never a crash.
@Suite struct FailureTests {
    /// The codes that a view showing an expression gives, and the text at the place of the first.
    private func failure(_ expression: String) -> (codes: [String], place: String) {
        let source = "let none: [Int] = []\nview Probe { Text(\"\\(\(expression))\") }"
        let shown = Shown(source, budget: .small)
        let place = shown.screen.diagnostics.first.map { Array(source.utf8)[$0.range.offsets] } ?? []
        return (shown.codes, String(decoding: place, as: UTF8.self))
    }

    @Test(arguments: [
        ("1 + 9223372036854775807 + 1", "V0301", "1 + 9223372036854775807"),
        ("-9223372036854775807 - 2", "V0301", "-9223372036854775807 - 2"),
        ("abs(-9223372036854775807 - 1)", "V0301", ""),
        ("1 / none.count", "V0302", "1 / none.count"),
        ("1 % none.count", "V0302", "1 % none.count"),
        ("1.0 / 0.0", "V0302", "1.0 / 0.0"),
        ("none[0]", "V0303", "0"),
        ("[1, 2][-1]", "V0303", "-1"),
        ("1e308 * 10", "V0304", "1e308 * 10"),
        ("Int(1e30)", "V0305", ""),
        ("(3..<none.count).count", "V0307", "3..<none.count"),
        ("none.prefix(-1).count", "V0308", "none.prefix(-1)"),
        ("(0..<1_000_000_000).map { $0 + 1 }.count", "V0311", ""),
    ])
    func failures(_ expression: String, _ code: String, _ place: String) {
        let found = failure(expression)
        #expect(found.codes == [code])
        if !place.isEmpty { #expect(found.place == place) }
    }

    @Test func everyExampleGivesItsCode() {
        // A value too deep to write has its test among those of depth, a preview's head among those of the command,
        // fonts and files among those of the compiler.
        let elsewhere: [DiagnosticCode] = [
            .valuesNestTooDeeply, .impossibleSetting, .unknownFont, .unreadableAsset, .missingText, .missingValue,
        ]
        for info in DiagnosticList.all where info.code.number / 100 == 3 && !elsewhere.contains(info.code) {
            #expect(LiveShown(info.wrong, budget: .small).codes == [info.code.text], "\(info.code.text)")
            #expect(LiveShown(info.right, budget: .small).codes.isEmpty, "\(info.code.text)")
        }
    }

    @Test func aFailureInALoopIsReportedOnce() {
        let shown = Shown("view Probe { ForEach(0..<50, id: \\.self) { i in Text(\"\\(1 / (i - i))\") } }")
        #expect(shown.codes == ["V0302"])
    }

    @Test func evaluationGoesOnAfterAFailure() {
        let shown = Shown("view Probe { VStack { Text(\"\\(1 / 0)\"); Text(\"next\"); Text(\"\\([1][1])\") } }")
        #expect(shown.codes == ["V0302", "V0303"])
        #expect(shown.texts == ["next"])
        #expect(shown.screen.hasErrors)
    }

    @Test func equalIdsAreReportedWithTheirPlaces() {
        let shown = Shown(
            """
            record Tag(id: Int, title: String)
            let tags = [Tag(id: 7, title: "a"), Tag(id: 8, title: "a"), Tag(id: 7, title: "b")]
            view Probe { WholeItemRow(tags) { tag in Text(tag.title) } }
            """)
        #expect(shown.codes == ["V0306"])
        #expect(shown.screen.diagnostics[0].message == "two elements, at the indices 0 and 2, have the id 7")
    }
}

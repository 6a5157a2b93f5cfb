import Testing
import ViewBase

@Suite("Spelling")
struct SpellingTests {
    /// A third of the letters, rounded down, may differ: one of Txt's, two of seven.
    @Test(arguments: [
        ("Txet", "Text"), ("text", "Text"), ("VStak", "VStack"), ("HStakc", "HStack"), ("--sise", "--size"),
        ("Txt", "Text"), ("paddng", "padding"),
    ])
    func nearWordsAreFound(spelling: String, expected: String) {
        let words = ["Text", "VStack", "HStack", "--size", "--scale", "padding", "Toggle"]
        #expect(Spelling.nearest(to: spelling, among: words) == expected)
    }

    @Test func farWordsAreNot() {
        #expect(Spelling.nearest(to: "Banana", among: ["Text", "Button"]) == nil)
        #expect(Spelling.nearest(to: "", among: ["Text"]) == nil)
        #expect(Spelling.nearest(to: "Text", among: ["Text"]) == nil)
        #expect(Spelling.nearest(to: String(repeating: "a", count: 65), among: ["a"]) == nil)
    }

    @Test func oneLetterBetweenTwoMayBeMissing() {
        #expect(Spelling.nearest(to: "rd", among: ["road", "rad", "red"]) == "rad")
        #expect(Spelling.nearest(to: "re", among: ["red", "are", "r"]) == nil)
    }

    @Test func theFirstOfEquallyNearWordsWins() {
        #expect(Spelling.nearest(to: "cat", among: ["bat", "rat"]) == "bat")
    }
}

import Testing
import ViewBase

/// The lines that change between two texts.
@Suite struct LineDifferenceTests {
    private func unified(_ old: String, _ new: String) -> String {
        String(decoding: LineDifference(Array(old.utf8), Array(new.utf8)).unified("old", "new"), as: UTF8.self)
    }

    @Test func equalTextsHaveNone() {
        #expect(unified("", "") == "")
        #expect(unified("a\nb\n", "a\nb\n") == "")
    }

    @Test func aChangedLineHasThreeLinesAround() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
        #expect(unified(old, new) == "--- old\n+++ new\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test func changesFarApartStandInHunksOfTheirOwn() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = "0\n" + old + "21\n"
        #expect(
            unified(old, new)
                == "--- old\n+++ new\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -18,3 +19,4 @@\n 18\n 19\n 20\n+21\n")
    }

    @Test func aMissingLineEndIsSaid() {
        #expect(unified("a", "a\n") == "--- old\n+++ new\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test func everythingIsNewOrGone() {
        #expect(unified("", "a\n") == "--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n")
        #expect(unified("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
    }

    /// The shortest way from `a b c a b b a` to `c b a b a c` has 5 changes, the example of Myers's paper.
    @Test func theListOfChangesIsTheShortest() {
        let text = unified("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n")
        let changes = text.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix(" ") }
        #expect(changes.count == 5)
    }

    /// Too many changes to search for the fewest: all that differs is one change.
    @Test func longTextsWithNothingInCommonAreOneChange() {
        let old = (0..<3000).map { "a\($0)\n" }.joined()
        let new = (0..<3000).map { "b\($0)\n" }.joined()
        let lines = unified("same\n" + old, "same\n" + new).split(separator: "\n")
        #expect(lines.count == 2 + 1 + 1 + 6000)
    }
}

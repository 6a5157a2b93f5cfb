import Testing
import ViewCompiler

@testable import ViewIDE

@Suite("Frames that are shown")
struct ShownFramesTests {
    /// A screen that fails is not evaluated again for every question about it.
    @Test(arguments: ["Text(\"\\(1 / zero)\")", "Text(\"a\")", "Text(nothing)"])
    func aScreenIsLaidOutOnce(_ element: String) throws {
        let sources = MemorySources()
        sources.add("a.view", Array("let zero = 0\nview A { \(element).padding(zero > 0 ? 1 : 2) }\n".utf8))
        let snapshot = EditorSnapshot(["a.view"], from: sources)
        let file = try #require(snapshot.entry)
        for offset in [22, 23, 24, 25] {
            _ = snapshot.hover(at: offset, in: file)
            _ = snapshot.inlayHints(of: file, in: 0..<60)
        }
        #expect(snapshot.shownFrames.count == 1)
    }
}

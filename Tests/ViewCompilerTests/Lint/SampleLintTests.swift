import Testing
import ViewBase
import ViewCompiler

/// What `lint` finds below `Samples`: every finding here was read and is true.
@Suite("Lint of the samples")
struct SampleLintTests {
    /// Texts in the fixed frames that their samples are about, a text that keeps its size as its sample says, and a slider
    /// as people write it.
    private static let known: [String: [String]] = [
        "Catalog/fixedSize.view": ["V0707"], "Catalog/frame.view": ["V0704"],
        "Catalog/lineLimit.view": ["V0704", "V0704"],
        "Catalog/Slider.view": ["V0412"], "Catalog/minimumScaleFactor.view": ["V0704"],
    ]

    /// Buttons whose label is a text of one line are that small; the samples show them as people write them.
    @Test(arguments: SampleTests.files)
    func findings(_ path: String) {
        let all = DiagnosticPolicy().apply(Compilation([path], from: SampleFolder()).lint())
        let found = all.filter { $0.code != .smallTarget }
        #expect(found.map { $0.code.text } == Self.known[path, default: []], "\(found.map { $0.message })")
    }
}

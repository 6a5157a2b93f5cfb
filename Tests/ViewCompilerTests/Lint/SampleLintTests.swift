import Foundation
import Testing
import ViewBase
import ViewCompiler

/// What `lint` finds below `Samples`: every finding here was read and is true.
@Suite("Lint of the samples")
struct SampleLintTests {
    /// Buttons and links whose label is a text of one line, a tap on small pictures, texts in the frames that their
    /// samples are about, a text that keeps its size as its sample says.
    private static let known: [String: [String]] = [
        "Catalog/Button.view": ["V0708", "V0708", "V0708"], "Catalog/HeaderStack.view": ["V0708", "V0708"],
        "Catalog/Link.view": ["V0708", "V0708"], "Catalog/accessibilityIdentifier.view": ["V0708"],
        "Catalog/accessibilityLabel.view": ["V0708"], "Catalog/animation.view": ["V0708"],
        "Catalog/buttonStyle.view": ["V0708", "V0708"], "Catalog/contentShape.view": ["V0708"],
        "Catalog/disabled.view": ["V0708"], "Catalog/fixedSize.view": ["V0707"], "Catalog/frame.view": ["V0704"],
        "Catalog/id.view": ["V0708"], "Catalog/lineLimit.view": ["V0704"],
        "Catalog/minimumScaleFactor.view": ["V0704"], "Catalog/onTapGesture.view": ["V0708"],
        "Catalog/tint.view": ["V0708"], "Settings.view": ["V0708"], "Systems/Header.view": ["V0708", "V0708"],
        "Systems/HeaderOriginal.view": ["V0708", "V0708"],
    ]

    @Test(arguments: SampleTests.files)
    func findings(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Screen.samples.appending(path: path)))
        let sources = MemorySources()
        sources.add("a.view", bytes)
        let found = DiagnosticPolicy().apply(Compilation(["a.view"], from: sources).lint())
        #expect(found.map { $0.code.text } == Self.known[path, default: []], "\(found.map { $0.message })")
    }
}

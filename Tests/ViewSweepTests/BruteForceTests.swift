import Foundation
import TestSupport
import Testing

/// A sweep says what a fresh layout says, at every value; `.ci/sweep` asks for more of them and of more screens.
@Suite struct BruteForceTests {
    private static let files = files("Catalog") + files("Systems")

    private static func files(_ samples: String) -> [String] {
        let root = GoldenFolder.package.appending(path: "Samples/\(samples)")
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "view" }.map { $0.path }.sorted()
    }

    @Test(arguments: files) func everyWidthIsAsAFreshLayoutSays(_ file: String) throws {
        try compare(file, .width)
    }

    @Test(arguments: files) func everyHeightIsAsAFreshLayoutSays(_ file: String) throws {
        try compare(file, .height)
    }

    private func compare(_ file: String, _ side: SweepComparison.Side) throws {
        let comparison = try #require(SweepComparison(file))
        let result = try #require(try comparison.compare(side, from: 60, to: 700, every: 58.75))
        #expect(result.problems.isEmpty, "\(result.problems.count) wrong, such as: \(result.problems.first ?? "")")
    }
}

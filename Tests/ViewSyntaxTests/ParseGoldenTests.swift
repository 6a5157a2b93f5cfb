import TestSupport
import Testing

@testable import ViewSyntax

/// The trees and diagnostics of the sources in `Tests/Goldens/Parse`.
@Suite struct ParseGoldenTests {
    static let folder = GoldenFolder("Parse")

    @Test(arguments: folder.topics)
    func tree(_ topic: String) throws {
        let parsed = Parsed(try Self.folder.source(topic))
        try Self.folder.check(topic, "tree", parsed.dump)
        try Self.folder.check(topic, "diagnostics", parsed.report)
    }

    @Test func everyGoldenHasASource() {
        #expect(Self.folder.topics.count >= 50)
        #expect(Self.folder.orphans(["tree", "diagnostics"]) == [])
    }
}

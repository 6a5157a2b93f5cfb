import Foundation
import TestSupport
import Testing
import ViewFormat

/// The canonical forms of the sources in `Tests/Goldens/Format`.
@Suite struct FormatGoldenTests {
    static let folder = GoldenFolder("Format")

    @Test(arguments: folder.topics)
    func form(_ topic: String) throws {
        let text = String(decoding: Source(try Self.folder.source(topic)).formatted(), as: UTF8.self)
        try Self.folder.check(topic, "formatted", text)
    }

    @Test func everyGoldenHasASource() {
        #expect(Self.folder.topics.count >= 8)
        #expect(Self.folder.orphans(["formatted"]) == [])
    }
}

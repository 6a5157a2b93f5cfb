import Foundation
import Testing
import ViewTesting

/// A package runs its screens' tests in one line, as here those of the samples.
@Suite("Tests of screens in Swift Testing")
struct ViewTestingTests {
    @Test(arguments: ViewTests(in: "../../Samples")) func samples(_ test: ViewTest) throws { try test.run() }

    @Test func whatFailsSaysWhatTheCommandPrints() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "views-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let half = """
            test "good" { show #a Color.red at (100, 50)
                expect #a.width == 100 }
            test "bad" { show #a Color.red at (100, 50)
                expect #a.width == 90 }
            """
        try Data(half.utf8).write(to: folder.appending(path: "half.view"))
        try Data("view A { Txt(1) }".utf8).write(to: folder.appending(path: "wrong.view"))
        let tests = ViewTests(in: folder.path)
        #expect(tests.map { $0.description } == ["half.view: good", "half.view: bad", "wrong.view: can be run"])
        try tests[0].run()
        #expect(throws: ViewTestFailure.self) { try tests[2].run() }
        do {
            try tests[1].run()
            Issue.record("the test passes")
        } catch {
            #expect(error.description.hasPrefix("failed: \(folder.path)/half.view: bad\n"))
            #expect(error.description.contains("error[V0801]: this does not hold: `#a.width` is 100\n"))
        }
    }

    @Test func aFolderWithoutTestsFails() {
        let tests = ViewTests(in: "no such folder")
        #expect(tests.count == 1)
        #expect(throws: ViewTestFailure.self) { try tests[0].run() }
    }
}

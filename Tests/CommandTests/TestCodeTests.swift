import Foundation
import Testing

/// The examples of the codes of tests that fail.
@Suite("Codes of failing tests")
struct TestCodeTests {
    @Test("The wrong example of each code fails with it, the right one passes", arguments: 801...809)
    func examples(_ code: Int) throws {
        let page = try Viewc().run(["explain", "V0\(code)", "--format", "json"]).output
        let example = try #require(try JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: String])
        let viewc = try Viewc(["wrong.view": example["wrong"] ?? "", "right.view": example["right"] ?? ""])
        // Only where a snapshot has a file can it differ from it.
        let shots = ["right.view", "--update"] + (code == 806 ? ["wrong.view"] : [])
        #expect(try viewc.run(["test"] + shots).code == 0)
        if code == 806 {
            try viewc.write("wrong.view.snapshots/a/red.frames", Data("Color at 9×9\n".utf8))
        }
        let wrong = try viewc.run(["test", "wrong.view"])
        #expect(wrong.code == 1 && wrong.output.contains("error[V0\(code)]: "), "\(wrong.output)")
    }
}

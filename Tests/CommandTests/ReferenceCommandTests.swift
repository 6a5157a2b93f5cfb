import Foundation
import TestSupport
import Testing

@Suite("Reference and devices")
struct ReferenceCommandTests {
    @Test func theReferenceInTheRepositoryIsCurrent() throws {
        let file = GoldenFolder.package.appending(path: "Grammar/Reference.md")
        let outcome = try Viewc().run(["reference"])
        #expect(outcome.code == 0)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
            try outcome.output.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        #expect(kept == outcome.output, "`viewc reference > Grammar/Reference.md` makes it so")
    }

    @Test(arguments: [
        ("textmate", "vscode/syntaxes/view.tmLanguage.json"), ("vim", "vim/syntax/view.vim"),
        ("tree-sitter", "tree-sitter/grammar.js"), ("highlights", "tree-sitter/queries/highlights.scm"),
    ])
    func theGrammarsInTheRepositoryAreCurrent(_ name: String, _ path: String) throws {
        let file = GoldenFolder.package.appending(path: "Grammar/" + path)
        let outcome = try Viewc().run(["reference", "--grammar", name])
        #expect(outcome.code == 0 && outcome.errors == "")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
            try outcome.output.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        #expect(kept == outcome.output, "`viewc reference --grammar \(name) > Grammar/\(path)` makes it so")
    }

    @Test func anUnknownGrammarIsRefused() throws {
        let outcome = try Viewc().run(["reference", "--grammar", "vam"])
        #expect(outcome.code == 2 && outcome.errors.contains("did you mean `vim`?"))
        #expect(try Viewc().run(["reference", "--grammar", "vim", "Text"]).code == 2)
    }

    @Test func oneNamePrintsItsRow() throws {
        let outcome = try Viewc().run(["reference", "Spacer", ".gridCellColumns"])
        #expect(
            outcome.output == """
                ### `Spacer`

                Takes the space that is left along its stack.

                ```
                Spacer(minLength: Double? = nil)
                ```

                - `minLength`: The least length; nil for the default distance.

                iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0

                ### `.gridCellColumns`

                Lets the element take several columns of its grid's row.

                ```
                .gridCellColumns(_ count: Int)
                ```

                - `count`: The number of columns.

                iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0


                """)
    }

    @Test(arguments: [
        ("HStak", "the reference has no `HStak`; did you mean `HStack`?"),
        ("Array", "`Array` is written `[Element]`; `viewc reference '[Element]'` has its members"),
        ("Optional", "`Optional` is written `Element?`; `viewc reference 'Element?'` has its members"),
        ("Font.Wieght", "the reference has no `Font.Wieght`; did you mean `Font.Weight`?"),
        ("Lisst", "the reference has no `Lisst`; did you mean `List`? `List` is SwiftUI's, not supported yet"),
        ("qqqqqqqq", "the reference has no `qqqqqqqq`"),
    ])
    func anUnknownNameGetsTheNearest(name: String, message: String) throws {
        let outcome = try Viewc().run(["reference", name])
        #expect(outcome.code == 1 && outcome.errors == "viewc: \(message)\n")
    }

    @Test func whatIsKnownIsToldBesideWhatIsNot() throws {
        let outcome = try Viewc().run(["reference", "HStak", "Spacer"])
        #expect(outcome.code == 1 && outcome.output.hasPrefix("### `Spacer`\n"))
    }

    // iPhone SE: 375×667 points at 2 pixels each, only a status bar of 20.
    @Test func devicesAreListed() throws {
        let viewc = try Viewc()
        let text = try viewc.run(["devices"])
        let line = try #require(text.output.split(separator: "\n").first { $0.hasPrefix("iPhoneSE3 ") })
        let cells = line.split(separator: " ").map { String($0) }
        #expect(cells.prefix(8) == ["iPhoneSE3", "375x667", "2", "20", "0", "0", "0", "0"])
        let json = try viewc.run(["devices", "--format", "json"])
        let list = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let device = try #require(list.first { $0["name"] as? String == "iPhoneSE3" })
        #expect(device["scale"] as? Double == 2)
        #expect((device["portrait"] as? [String: Any])?["size"] as? [Double] == [375, 667])
        #expect((device["landscape"] as? [String: Any])?["size"] as? [Double] == [667, 375])
        #expect(text.output.split(separator: "\n").count == list.count + 1)
    }

    @Test func aDeviceLikeNoneIsReferredToTheList() throws {
        let outcome = try Viewc(["a.view": "view A { Text(\"a\") }"]).run(["layout", "a.view", "--device", "Nokia"])
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("viewc: no device `Nokia`; `viewc devices` lists them\n"))
    }
}

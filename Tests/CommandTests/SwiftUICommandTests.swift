import Foundation
import TestSupport
import Testing

/// `viewc emit --import SwiftUI`: what it writes, where, and what it refuses; `.ci/swiftui` type-checks it.
@Suite("The emit command for SwiftUI")
struct SwiftUICommandTests {
    private static let goldens = GoldenFolder("SwiftUI")

    @Test("writes Swift for SwiftUI or says what it cannot say", arguments: goldens.topics)
    func golden(_ topic: String) throws {
        let viewc = try Viewc()
        try viewc.write(topic + ".view", Data(try Self.goldens.source(topic)))
        let outcome = try viewc.run(["emit", "--import", "SwiftUI", topic + ".view"])
        try Self.goldens.check(topic, "swift", outcome.output)
        try Self.goldens.check(topic, "diagnostics", outcome.errors)
        #expect(outcome.code == (outcome.errors.contains(" error[") ? 1 : 0))
    }

    @Test func everyGoldenHasASource() {
        #expect(Self.goldens.topics == ["availability", "elements", "identities", "limits", "texts", "values"])
        #expect(Self.goldens.orphans(["swift", "diagnostics"]) == [])
    }

    private static let source = ["a.view": "view A { Text(\"a\") }\n", "b.view": "view B { Divider() }\n"]

    @Test func aFolderGetsTheSupportFileToo() throws {
        let viewc = try Viewc(Self.source)
        try viewc.write("out/keep", Data())
        #expect(try viewc.run(["emit", "--import", "SwiftUI", "a.view", "b.view", "--output", "out"]).code == 0)
        let support = try viewc.run(["emit", "--import", "SwiftUI", "--support"]).output
        #expect(try contents(viewc, "out/ViewSupport.swift") == support)
        #expect(try contents(viewc, "out/a.view.swift").contains("\n\nimport SwiftUI\n\nstruct A: View {\n"))
        #expect(support.contains("\n#if canImport(SwiftUI)\n    import SwiftUI\n") && support.hasSuffix("\n#endif\n"))
        for element in ["HeaderStack", "WholeItemRow", "AdaptiveStack", "Overlay"] {
            #expect(support.contains("    struct \(element)<"))
        }
    }

    @Test func aFileIsWrittenAlone() throws {
        let viewc = try Viewc(Self.source)
        let emit = ["emit", "--import", "SwiftUI", "a.view", "--output", "App/A.swift"]
        try viewc.write("App/keep", Data())
        let outcome = try viewc.run(emit)
        let reminder = "`viewc emit --import SwiftUI --support --output App/ViewSupport.swift` writes it"
        #expect(outcome.code == 0 && outcome.errors.contains(reminder) && outcome.errors.hasSuffix("\n"))
        #expect(try viewc.run(emit + ["--quiet"]).errors == "")
        try viewc.write("App/ViewSupport.swift", Data())
        #expect(try viewc.run(emit).errors == "")
        #expect(!FileManager.default.fileExists(atPath: viewc.folder.appending(path: "ViewSupport.swift").path()))
        #expect(try viewc.run(["emit", "--import", "SwiftUI", "--support", "--output", "S.swift"]).code == 0)
        #expect(try contents(viewc, "S.swift").contains("#if canImport(SwiftUI)"))
        #expect(try viewc.run(["emit", "--import", "ViewCore", "a.view"]).output.contains("\nimport ViewCore\n"))
    }

    @Test func wrongUsageIsRefused() throws {
        let viewc = try Viewc(Self.source)
        for arguments in [
            ["--import", "UIKit", "a.view"], ["--import", "SwiftUI"], ["--import", "SwiftUI", "--main", "a.view"],
            ["--support"], ["--support", "a.view", "--import", "SwiftUI"],
            ["--support", "--import", "SwiftUI", "--line-directives"],
            ["--support", "--import", "SwiftUI", "--output", "./"],
        ] {
            let outcome = try viewc.run(["emit"] + arguments)
            #expect(outcome.code == 2 && outcome.output == "" && outcome.errors != "", "\(arguments)")
        }
    }

    @Test("The wrong example of each code is refused with it, the right one is written", arguments: 901...903)
    func examples(_ code: Int) throws {
        let page = try Viewc().run(["explain", "V0\(code)", "--format", "json"]).output
        let example = try #require(try JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: String])
        let viewc = try Viewc(["wrong.view": example["wrong"] ?? "", "right.view": example["right"] ?? ""])
        #expect(try viewc.run(["emit", "wrong.view"]).code == 0)
        #expect(try viewc.run(["emit", "--import", "SwiftUI", "right.view"]).code == 0)
        let wrong = try viewc.run(["emit", "--import", "SwiftUI", "wrong.view"])
        #expect(wrong.code == 1 && wrong.output == "" && wrong.errors.contains("error[V0\(code)]: "), "\(wrong)")
    }

    /// A declaration may have a name of SwiftUI's, which the support file goes on to mean; others stay what they are.
    @Test func namesOfTheSupportFileStayItsOwn() throws {
        let renamed = [
            "Layout", "AnyLayout", "HeaderLayout", "FocusLink", "LinePart", "ViewModifier", "EnvironmentKey", "KeyPath",
            "NotificationCenter", "UIScreen", "State", "Hashable", "ID",
        ]
        let kept = ["Configuration", "Subviews", "Cache", "Badge", "Data", "Items", "Form", "List", "Picker", "Tag"]
        let functions = ["layoutValue", "modifier", "screenEnvironment", "help", "precondition", "hash"]
        var source = ""
        for name in renamed + kept { source += "record \(name)(x: Int)\n" }
        for name in functions + ["tags"] { source += "func \(name)(x: Int) -> Int { x }\n" }
        let viewc = try Viewc(["a.view": source])
        let outcome = try viewc.run(["emit", "--import", "SwiftUI", "a.view"])
        for name in renamed { #expect(outcome.output.contains("struct \(name)_: Hashable"), "\(name)") }
        for name in kept { #expect(outcome.output.contains("struct \(name): Hashable"), "\(name)") }
        for name in functions { #expect(outcome.output.contains("func \(name)_(x: Int)"), "\(name)") }
        #expect(outcome.output.contains("func tags(x: Int)"))
    }

    /// What the support file declares, or names outside of declarations' own types, no declaration is called.
    @Test func everyNameOfTheSupportFileIsKept() throws {
        let support = try Viewc().run(["emit", "--import", "SwiftUI", "--support"]).output
        let code = support.split(separator: "\n").map { $0.prefix { $0 != "/" } }.joined(separator: "\n")
        // Types inside of others and parameters for types.
        let inner: Set = [
            "Argument", "Badge", "Base", "Cache", "Choice", "Content", "Data", "Empty", "Floating", "Items", "Label",
            "Leading", "Prefix", "Self", "Title", "Trailing", "Value", "ValueLabel",
        ]
        var names: Set<String> = []
        for match in code.matches(of: /(?:^|[^.\w"\\])([A-Z]\w*)/) where !inner.contains(String(match.output.1)) {
            names.insert(String(match.output.1))
        }
        #expect(names.count > 80)
        for name in names.sorted() {
            let viewc = try Viewc(["a.view": "record \(name)(x: Int)\n"])
            let outcome = try viewc.run(["emit", "--import", "SwiftUI", "a.view"])
            let isRefused = outcome.code == 1 && outcome.errors.contains("error[V0207]")
            #expect(isRefused || outcome.output.contains("struct \(name)_: Hashable"), "\(name)")
        }
    }

    /// Swift's formatter has nothing to say of the support file, whose lines are its usual 100 columns.
    @Test func theSupportFileIsInTheFormattersForm() throws {
        let viewc = try Viewc()
        let configuration = Data("{\"version\": 1, \"lineLength\": 100, \"indentation\": {\"spaces\": 4}}".utf8)
        try viewc.write(".swift-format", configuration)
        #expect(try viewc.run(["emit", "--import", "SwiftUI", "--support", "--output", "S.swift"]).code == 0)
        let path = viewc.folder.appending(path: "S.swift").path(percentEncoded: false)
        let outcome = try BuiltCommand.shell("swift format lint --strict '\(path)' 2>&1")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome.output)")
    }

    private func contents(_ viewc: Viewc, _ path: String) throws -> String {
        try String(contentsOf: viewc.folder.appending(path: path), encoding: .utf8)
    }
}

import Foundation
import Testing

/// What is said of options that are nearly right.
@Suite("Hints for options")
struct OptionHintTests {
    private static let source = """
        view Card(title: String, count: Int = 1, onLogin: Action) {
            Button(title, action: onLogin).padding(Double(count))
        }
        view LoginScreen(title: String = "x") { Text(title) }
        """

    private func layout(_ options: [String]) throws -> Viewc.Outcome {
        try Viewc(["v.view": Self.source]).run(["layout", "v.view"] + options)
    }

    @Test(arguments: [
        (["--view", "login"], "no view `login`; did you mean `LoginScreen`?"),
        (["--view", "Home"], "no view `Home`; there is `Card`, `LoginScreen`"),
        (["--orientation", "landscape"], "not `landscape`; did you mean `landscapeLeft`?"),
        (["--platform", "ios"], "not `ios`; did you mean `iOS`?"),
        (["--dynamic-type", "accessibility"], "did you mean `accessibility1`?"),
        (["--device", "iPhone SE"], "no device `iPhone SE`; did you mean `iPhoneSE3`?"),
        (["--device", "iPhone99"], "no device `iPhone99`; `viewc devices` lists them"),
        (["--view", "Card", "--arg", "onLogin={}"], "`--arg`: `onLogin` is an action, which may be left out"),
        (["--view", "Card", "--arg", "titel=1"], "did you mean `title`?"),
    ])
    func wrongUsage(_ options: [String], _ message: String) throws {
        let outcome = try layout(options)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    /// A value that is wrong in the language is the input's mistake, whatever else is missing.
    @Test(arguments: [
        ("title=Hello", "note: `title` is a String: write `--arg 'title=\"Hello\"'`"),
        ("title=Hello World", "note: `title` is a String: write `--arg 'title=\"Hello World\"'`"),
        ("count=1.5", "--arg count:1:1: error"),
    ])
    func wrongValues(_ argument: String, _ message: String) throws {
        let outcome = try layout(["--view", "Card", "--arg", argument])
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.components(separatedBy: "error[").count == 2)
    }

    @Test func warningsNameTheirElementAndPlace() throws {
        let viewc = try Viewc(["v.view": "view V {\n    #box Color.red.frame(width: -5)\n}\n"])
        let text = try viewc.run(["layout", "v.view", "--size", "10x10"]).output
        #expect(text.contains("it counts as not given (in `frame #box`) ("))
        #expect(text.contains(" (v.view:2:20)\n"))
        let json = try viewc.run(["layout", "v.view", "--size", "10x10", "--format", "json"]).output
        #expect(json.contains("it counts as not given (in `frame #box`)\""))
        #expect(!json.contains("\"line\""))
        let located = try viewc.run(["layout", "v.view", "--size", "10x10", "--format", "json", "--locations"]).output
        #expect(located.contains("\"line\": 2, \"column\": 20}"))
    }

    @Test(arguments: [
        (["reference", "Picker"], "`Picker` is SwiftUI's, not supported yet", 1),
        (["reference", ".sheet"], "`.sheet` is SwiftUI's, not supported yet", 1),
        (["explain", "9999"], "there is no code `9999`\n", 2),
    ])
    func pages(_ arguments: [String], _ message: String, _ code: Int32) throws {
        let outcome = try Viewc().run(arguments)
        #expect(outcome.code == code && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func theEnvironmentHasAnEntry() throws {
        let outcome = try Viewc().run(["reference", "Environment"])
        #expect(outcome.output.hasPrefix("## Environment\n") && outcome.output.contains("- `orientation"))
    }

    @Test func onlyTheDeviceIsMarked() throws {
        let outcome = try Viewc(["p.view": "preview on .iPhoneSE { Text(\"a\") }\n"]).run(["check", "p.view"])
        #expect(
            outcome.errors.hasPrefix("p.view:1:13: error[V0215]: no device `.iPhoneSE`; did you mean `.iPhoneSE3`?"))
        #expect(outcome.errors.contains("            ^^^^^^^^\n"))
    }
}

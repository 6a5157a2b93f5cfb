import Foundation
import TestSupport
import Testing

@Suite("layout")
struct LayoutCommandTests {
    /// Two boxes, 148 points wide with their gap, and with fixed metrics a label: 2 × 0.6 × 10 wide, 1.2 × 10 high.
    private let row = """
        view Row(title: String = "Hi", extra: Double = 0) {
            state isLabelled = true

            VStack(spacing: 4) {
                #boxes HStack(spacing: 8) {
                    Color.red.frame(width: 40, height: 20)
                    Color.blue.frame(width: 100 + extra, height: 20)
                }
                if isLabelled {
                    #label Text(title).font(.system(size: 10))
                }
            }
        }

        """

    /// The nodes of a compact JSON report in preorder: kind, name and frame.
    private func nodes(_ line: Substring) throws -> [(kind: String, name: String?, frame: [Double])] {
        let report = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        var result: [(kind: String, name: String?, frame: [Double])] = []
        func visit(_ node: [String: Any]) throws {
            let kind = try #require(node["kind"] as? String)
            let frame = try #require(node["frame"] as? [Double])
            result.append((kind, node["name"] as? String, frame))
            for child in try #require(node["children"] as? [[String: Any]]) { try visit(child) }
        }
        try visit(try #require(report["root"] as? [String: Any]))
        return result
    }

    private func frame(_ name: String, _ line: Substring) throws -> [Double]? {
        try nodes(line).first { $0.name == name }?.frame
    }

    @Test func jsonIsExactToTheByte() throws {
        let viewc = try Viewc(["row.view": row])
        let outcome = try viewc.run([
            "layout", "row.view", "--size", "200xideal", "--text-metrics", "fixed", "--format", "json", "--state",
            "isLabelled=false",
        ])
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
        let frames = "\"text\": null, \"facts\": {}"
        let leaf = "\"text\": null, \"facts\": {\"color\": "
        #expect(
            outcome.output == """
                {
                  "schema": 1,
                  "view": "Row",
                  "proposal": {"width": 200, "height": null},
                  "size": {"width": 148, "height": 20},
                  "warnings": [],
                  "root": {
                    "kind": "Row", "name": null, "frame": [26, 0, 148, 20], \(frames),
                    "children": [
                      {
                        "kind": "VStack", "name": null, "frame": [26, 0, 148, 20], \(frames),
                        "children": [
                          {
                            "kind": "HStack", "name": "boxes", "frame": [26, 0, 148, 20], \(frames),
                            "children": [
                              {
                                "kind": "frame", "name": null, "frame": [26, 0, 40, 20], \(frames),
                                "children": [
                                  {"kind": "Color", "name": null, "frame": [26, 0, 40, 20], \(leaf)"#FF3B30FF"}, \
                "children": []}
                                ]
                              },
                              {
                                "kind": "frame", "name": null, "frame": [74, 0, 100, 20], \(frames),
                                "children": [
                                  {"kind": "Color", "name": null, "frame": [74, 0, 100, 20], \(leaf)"#007AFFFF"}, \
                "children": []}
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                }

                """)
    }

    /// The label: 24 high stack of 20 + 4 + 12 = 36; at 200 × 100 its top is (100 − 36) / 2 = 32, the label's 32 + 24.
    @Test func severalSizesGiveALineEach() throws {
        let outcome = try Viewc(["row.view": row]).run([
            "layout", "row.view", "--text-metrics", "fixed", "--format", "jsonl", "--size", "200x100", "--size",
            "infxideal", "--arg", "extra=10", "--arg", "title=\"Hey\"",
        ])
        let lines = outcome.output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(try frame("boxes", lines[0]) == [21, 32, 158, 20])
        #expect(try frame("label", lines[0]) == [91, 56, 18, 12])
        #expect(try frame("boxes", lines[1]) == [0, 0, 158, 20])
        #expect(lines[1].contains(#""proposal":{"width":"inf","height":null}"#))
    }

    @Test func textIsTheDefault() throws {
        let outcome = try Viewc(["row.view": row]).run([
            "layout", "row.view", "--text-metrics", "fixed", "--size", "200x100",
        ])
        #expect(
            outcome.output == """
                Row at 200×100
                  Row  26 32  148×36
                    VStack  26 32  148×36
                      HStack #boxes  26 32  148×20
                        frame  26 32  40×20
                          Color  26 32  40×20  #FF3B30FF
                        frame  74 32  100×20
                          Color  74 32  100×20  #007AFFFF
                      font #label  94 56  12×12
                        Text  94 56  12×12  "Hi"  #000000FF

                """)
    }

    @Test func locationsFollowTheName() throws {
        let viewc = try Viewc(["row.view": row, "a.view": "import \"row.view\"\n\nview A {\n    Row()\n}\n"])
        let output = try viewc.run(["layout", "a.view", "--format", "jsonl", "--locations"]).output
        #expect(output.contains(#""kind":"Row","name":null,"line":4,"column":5,"frame""#))
        #expect(output.contains(#""kind":"HStack","name":"boxes","line":5,"column":9,"file":"row.view","frame""#))
    }

    /// At 2 pixels a point the window of 201 leaves 26.5, which is on the grid; the window of 100.5 leaves 32.25, which
    /// is 64.5 pixels, rounded up to 65, so 32.5.
    @Test func pixelRoundingIsAskedFor() throws {
        let viewc = try Viewc(["row.view": row])
        let arguments = [
            "layout", "row.view", "--text-metrics", "fixed", "--format", "jsonl", "--size", "201x100.5", "--scale", "2",
        ]
        let exact = try viewc.run(arguments).output.split(separator: "\n")[0]
        let rounded = try viewc.run(arguments + ["--pixel-round"]).output.split(separator: "\n")[0]
        #expect(try frame("boxes", exact) == [26.5, 32.25, 148, 20])
        #expect(try frame("boxes", rounded) == [26.5, 32.5, 148, 20])
    }

    // MARK: What is shown

    private let several = """
        view First { Color.red }
        view Second { Color.blue }

        """

    @Test(arguments: [
        ("view A { Color.red }", "A"), ("view A { Color.red }\nview B { Color.red }", "B"),
        ("view A { Color.red }\npreview \"P\" { A() }\npreview \"Q\" { A() }", "P"),
        ("preview { Color.red }\nview A { Color.red }", "preview"),
    ])
    func theFirstPreviewOrTheLastViewIsShown(source: String, shown: String) throws {
        let outcome = try Viewc(["a.view": source + "\n"]).run(["layout", "a.view"])
        #expect(outcome.output.hasPrefix("\(shown) at 390×844\n"))
    }

    @Test func aViewOrPreviewIsNamed() throws {
        let viewc = try Viewc(["a.view": several + "preview \"My preview\" at (10, 20) { First() }\n"])
        #expect(try viewc.run(["layout", "a.view", "--view", "First"]).output.hasPrefix("First at 390×844\n"))
        #expect(try viewc.run(["layout", "a.view", "--view", "My preview"]).output.hasPrefix("My preview at 10×20\n"))
        let wrong = try viewc.run(["layout", "a.view", "--view", "Frist"])
        #expect(wrong.code == 2)
        #expect(wrong.errors.hasPrefix("viewc: a.view: no view `Frist`; did you mean `First`?\n"))
        let none = try Viewc(["a.view": "let x = 1\n"]).run(["layout", "a.view"])
        #expect(none.code == 2)
        #expect(none.errors.hasPrefix("viewc: a.view: the file has no view\n"))
    }

    // MARK: Values

    @Test(arguments: [
        (["--arg", "tilte=1"], "`--arg`: `Row` has no parameter `tilte`; did you mean `title`?"),
        (["--state", "on=true"], "`--state`: `Row` has no state `on`"),
    ])
    func unknownNamesAreWrongUsage(arguments: [String], message: String) throws {
        let outcome = try Viewc(["row.view": row]).run(["layout", "row.view"] + arguments)
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("viewc: row.view: \(message)\n"))
    }

    @Test func valuesAreCheckedAgainstTheDeclaredTypes() throws {
        let viewc = try Viewc(["row.view": row])
        let outcome = try viewc.run(["layout", "row.view", "--arg", "extra=true", "--state", "isLabelled=\"x"])
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("--arg extra:1:1: error["))
        #expect(outcome.errors.contains("\ntrue\n^^^^\n"))
        #expect(outcome.errors.contains("--state isLabelled:1:1: error["))
    }

    @Test func handlersAndOptionalSlotsMayBeLeftOutAndOthersMayNot() throws {
        let viewc = try Viewc([
            "a.view": "view A(onTap: Action, badge: Content?) { Button(\"x\", action: onTap) }\n",
            "b.view": "view B(title: String) { Text(title) }\n",
            "c.view": "view C(content: Content) { content }\n",
        ])
        #expect(try viewc.run(["layout", "a.view"]).code == 0)
        let value = try viewc.run(["layout", "b.view"])
        #expect(value.code == 2)
        #expect(value.errors.hasPrefix("viewc: b.view: `B` needs a value for `title`: `--arg title=…`\n"))
        let content = try viewc.run(["layout", "c.view"])
        #expect(content.errors.hasPrefix("viewc: c.view: `C` needs content for `content`: write a preview"))
    }

    @Test func aBindingTakesAValue() throws {
        let source = "view A(text: Binding<String>) {\n    TextField(\"Name\", text: $text)\n}\n"
        let outcome = try Viewc(["a.view": source]).run(["layout", "a.view", "--arg", "text=\"Ann\""])
        #expect(outcome.output.contains("\"Ann\""))
    }

    @Test func aPreviewTakesNoValues() throws {
        let viewc = try Viewc(["row.view": row + "preview \"P\" { Row() }\n"])
        let outcome = try viewc.run(["layout", "row.view", "--arg", "extra=1"])
        #expect(outcome.code == 2 && outcome.errors.contains("name a view, which takes them, with `--view NAME`"))
        #expect(try viewc.run(["layout", "row.view", "--arg", "extra=1", "--view", "Row"]).code == 0)
    }

    // MARK: Errors

    @Test func aFileWithErrorsGivesNoFrames() throws {
        let outcome = try Viewc(["a.view": "view A {\n    Txet(\"x\")\n}\n"]).run([
            "layout", "a.view", "--format", "json",
        ])
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("a.view:2:5: error[V0201]: "))
    }

    @Test func anEvaluationErrorGivesNoFrames() throws {
        let source = "view A(n: Int = 0) {\n    Text(\"\\(1 / n)\")\n}\n"
        let viewc = try Viewc(["a.view": source])
        let outcome = try viewc.run(["layout", "a.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("a.view:2:"))
        #expect(try viewc.run(["layout", "a.view", "--arg", "n=1"]).code == 0)
    }

    @Test func theTimeIsLimited() throws {
        let viewc = try Viewc(["row.view": row])
        #expect(try viewc.run(["layout", "row.view", "--time-limit", "60"]).code == 0)
        let outcome = try BuiltCommand.shell("sleep 2 | viewc layout --time-limit 0.2 -")
        #expect(outcome.code == 1)
        #expect(outcome.output == "viewc: the time limit is over\n")
    }
}

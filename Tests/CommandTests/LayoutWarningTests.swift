import Foundation
import Testing

@Suite("Warnings of layout")
struct LayoutWarningTests {
    private let source = "view V { Color.red.frame(width: -5, height: 5) }\n"

    private func run(_ options: [String]) throws -> Viewc.Outcome {
        try Viewc(["v.view": source]).run(["layout", "v.view", "--size", "10x10"] + options)
    }

    @Test func aWarningStandsInTheReportAndTheCodeIsZero() throws {
        let outcome = try run([])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("warning[V0503]"))
    }

    @Test(arguments: ["warnings", "V0503"])
    func deniedItMakesTheCodeOne(_ what: String) throws {
        #expect(try run(["--deny", what]).code == 1)
    }

    @Test func allowedItIsNotShown() throws {
        let outcome = try run(["--deny", "warnings", "--allow", "V0503"])
        #expect(outcome.code == 0)
        #expect(!outcome.output.contains("warning"))
    }

    @Test func aCommentSilencesItWhereItStands() throws {
        let source = """
            view V {
                Color.red.frame(width: -5) // view:allow(V0503) as agreed
                Color.red.frame(height: -5)
            }
            """
        let outcome = try Viewc(["v.view": source]).run(["layout", "v.view", "--size", "10x10", "--locations"])
        #expect(outcome.errors == "")
        #expect(outcome.output.split(separator: "\n").filter { $0.contains("V0503") }.count == 1)
        #expect(outcome.output.contains("a height of -5"))
    }

    @Test("Numbers are told to thousandths") func rounded() throws {
        let source = "view V { Color.red.frame(width: -10 / 3, height: 5) }"
        let outcome = try Viewc(["v.view": source]).run(["layout", "v.view", "--size", "10x10"])
        #expect(outcome.output.contains("a width of -3.333 must be"))
    }

    @Test(arguments: ["at (1/0, 5)", "at (-1, 5)", "with displayScale: 0", "with keyboardHeight: -500"])
    func aPreviewThatCannotBeIsAnError(_ head: String) throws {
        let outcome = try Viewc(["v.view": "preview \"x\" \(head) { Color.red }\n"]).run(["layout", "v.view"])
        #expect(outcome.code == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("v.view:1:"))
    }
}

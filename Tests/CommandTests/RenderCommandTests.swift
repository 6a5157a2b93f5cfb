import Foundation
import Testing

@Suite("render")
struct RenderCommandTests {
    private static let source = """
        view Card(title: String = "Hi") {
            #title Text(title).frame(width: 100)
        }
        """

    private func run(_ arguments: [String], _ viewc: Viewc? = nil) throws -> Viewc.Outcome {
        let viewc = try viewc ?? Viewc(["Card.view": Self.source])
        return try viewc.run(["render", "Card.view"] + arguments)
    }

    @Test func theFormatIsWhatTheNameOfTheOutputEndsIn() throws {
        let viewc = try Viewc(["Card.view": Self.source])
        #expect(try run([], viewc).output.hasPrefix("<svg "))
        #expect(try run(["--output", "card.html"], viewc).output == "")
        #expect(try viewc.text("card.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try run(["--output", "card.svg"], viewc).code == 0)
        #expect(try viewc.text("card.svg") == run([], viewc).output)
        #expect(try run(["--output", "card.html", "--format", "svg"], viewc).code == 0)
        #expect(try viewc.text("card.html") == viewc.text("card.svg"))
    }

    /// A link that leads nowhere yet is kept, and what it leads to is made; links in a ring lead nowhere.
    @Test func linksAreWrittenThrough() throws {
        let viewc = try Viewc(["Card.view": Self.source, "out/x": ""])
        let folder = viewc.folder.path(percentEncoded: false)
        #expect(symlink("out/new.svg", folder + "/link.svg") == 0 && symlink("link.svg", folder + "/far.svg") == 0)
        #expect(try run(["--output", "far.svg"], viewc).code == 0)
        #expect(try viewc.text("out/new.svg") == run([], viewc).output)
        for link in ["link.svg", "far.svg"] {
            let kind =
                try FileManager.default.attributesOfItem(atPath: folder + "/" + link)[.type] as? FileAttributeType
            #expect(kind == .typeSymbolicLink)
        }
        #expect(symlink("b.svg", folder + "/a.svg") == 0 && symlink("a.svg", folder + "/b.svg") == 0)
        #expect(try run(["--output", "a.svg"], viewc).code == 2)
    }

    /// What fails in a proof is drawn under the number of the proof.
    @Test func failuresOfProofsAreDrawn() throws {
        let source = """
            view V { #wide Color.red.frame(width: 400) }
            test "wide" for width in 300...500 {
                show V() at (width, 100)
                expect noOverflow
            }

            """
        let viewc = try Viewc(["a.view": source, "none": ""])
        let outcome = try viewc.run(
            ["prove", "a.view", "--pictures", "out", "--rules", "text-overlap,too-wide", "--dynamic-type", "large"])
        #expect(outcome.code == 1 && outcome.output.contains("wrote out/1.svg\nwrote out/3.svg\n"), "\(outcome.output)")
        #expect(try viewc.text("out/1.svg").contains("width=\"300\" height=\"100\""))
        #expect(try viewc.text("out/3.svg").contains("width=\"320\""))
        #expect(try viewc.run(["prove", "a.view", "--pictures", "none"]).code == 2)
    }

    @Test func nothingIsWrittenOverTheSource() throws {
        let viewc = try Viewc(["Card.view": Self.source])
        let outcome = try run(["--output", "Card.view", "--format", "svg"], viewc)
        #expect(outcome.code == 2 && outcome.errors.contains("`Card.view` would be written over, but is read too"))
        #expect(try viewc.text("Card.view") == Self.source)
    }

    @Test func severalSizesGiveASheetOrASlider() throws {
        let sizes = ["--size", "100x50", "--size", "200x50"]
        let sheet = try run(sizes)
        #expect(sheet.output.contains(">100×50</text>") && sheet.output.contains(">200×50</text>"))
        let page = try run(sizes + ["--format", "html"])
        #expect(page.output.contains("\"label\":\"200×50\"") && page.output.contains("<input"))
    }

    @Test func aSheetHasAllCombinations() throws {
        let outcome = try run(["--sheet", "--devices", "iPhoneSE3,iPhone16", "--locales", "en,de"])
        for title in ["iPhoneSE3 · en", "iPhone16 · en", "iPhoneSE3 · de", "iPhone16 · de"] {
            #expect(outcome.output.contains(">\(title)</text>"))
        }
        #expect(outcome.code == 0)
    }

    /// At 50 points the fixed frame of 100 sticks out on both sides alike: x = (50 − 100) / 2.
    @Test func aRangeIsAPageOfPieces() throws {
        let outcome = try run(["--width", "50...200", "--format", "html"])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("{\"axis\":\"width\",\"stretches\":[{\"label\":\"50\",\"from\":50,"))
        #expect(outcome.output.contains("\"frame\":[-25,"))
    }

    /// A curve of some hundred pieces is drawn in as many stretches as a slider needs, and not in more.
    @Test func aPageOfACurveIsNoLargerThanItMustBe() throws {
        let source = "view V { GeometryReader { g in Color.red.frame(width: 900000 / g.size.width, height: 4) } }"
        let viewc = try Viewc(["a.view": source])
        let outcome = try viewc.run(["render", "a.view", "--width", "100...400", "--format", "html"])
        let count = outcome.output.split(separator: "\"label\":").count - 1
        #expect(outcome.code == 0 && 100...250 ~= count, "\(count)")
    }

    @Test(arguments: [
        (["--sheet", "--devices", "iPhoneSE33"], "`--devices`: there is no `iPhoneSE33`; did you mean `iPhoneSE3`?"),
        (["--locales", "de"], "`--locales` goes with `--sheet`"),
        (["--sheet", "--format", "html"], "a sheet is written as svg or png"),
        (["--width", "50...100"], "a range of sizes is written as html"),
        (["--format", "gif"], "`--format` takes one of svg, html, png, not `gif`"),
        (["--output", "out.d/card.pdf"], "`--output` ends in `.pdf`, but a picture is `.svg`, `.html` or `.png`"),
        (["--view", "Nothing"], "no view `Nothing`"),
    ])
    func wrongUsageIsExplained(arguments: [String], message: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func whatFailsHasNoPicture() throws {
        let viewc = try Viewc(["Card.view": "view Card() {\n    Text(\"a\"\n}\n"])
        let outcome = try run(["--output", "card.svg"], viewc)
        #expect(outcome.code == 1 && outcome.errors.contains("error["))
        #expect(throws: (any Error).self) { try viewc.text("card.svg") }
    }
}

extension Viewc {
    /// The text of a file in the folder.
    fileprivate func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}

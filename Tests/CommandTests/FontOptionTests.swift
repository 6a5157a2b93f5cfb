import Foundation
import Testing

@Suite("--font and --assets")
struct FontOptionTests {
    private let source = "view A { Text(\"A\").font(.custom(\"Sketch\", fixedSize: 10)) }\n"

    @Test(arguments: [
        (["--font", "none.ttf"], "viewc: `--font`: cannot read `none.ttf`: no such file\n"),
        (["--font", "."], "viewc: `--font`: cannot read `.`: it is no file\n"),
        (["--font", "a.view"], "viewc: `--font`: `a.view` is no TrueType or OpenType font\n"),
        (["--font", "empty.ttf"], "viewc: `--font`: `empty.ttf` is no TrueType or OpenType font\n"),
        (["--assets", "none"], "viewc: `--assets`: `none` is no folder\n"),
        (["--assets", "a.view"], "viewc: `--assets`: `a.view` is no folder\n"),
    ])
    func filesThatAreNone(options: [String], message: String) throws {
        let viewc = try Viewc(["a.view": source, "empty.ttf": ""])
        let outcome = try viewc.run(["layout", "a.view"] + options)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix(message))
    }

    @Test func aFontNobodyGaveIsReported() throws {
        let outcome = try Viewc(["a.view": source]).run(["layout", "a.view"])
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("warning[V0317]: no font file given is named \"Sketch\""))
        #expect(try Viewc(["a.view": source]).run(["layout", "a.view", "--text-metrics", "fixed"]).errors == "")
    }

    /// A pipe that nobody writes to would be read for ever.
    @Test func aPipeIsNoPicture() throws {
        let viewc = try Viewc(["a.view": "view A { Image(\"logo\") }\n"])
        #expect(mkfifo(viewc.folder.appending(path: "logo.png").path(percentEncoded: false), 0o600) == 0)
        let outcome = try viewc.run(["layout", "a.view", "--time-limit", "20"])
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("warning[V0313]"))
    }
}

import Testing

@Suite("Usage")
struct UsageTests {
    @Test func withoutACommandTheHelpGoesToStandardErrorAndTheCodeIsTwo() throws {
        let outcome = try Viewc().run([])
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("Usage: viewc COMMAND"))
    }

    @Test(arguments: ["--help", "-h", "help"])
    func helpGoesToStandardOutput(argument: String) throws {
        let outcome = try Viewc().run([argument])
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("check"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    /// Two ends that are alike are a range; one length is none.
    @Test func aRangeOfOneValueIsSwept() throws {
        let viewc = try Viewc(["a.view": "view A { Color.red }"])
        let swept = try viewc.run(["sweep", "a.view", "--width", "320...320", "--height", "20"])
        #expect(swept.code == 0)
        #expect(swept.output == "A by width from 320 to 320, height 20: 0 events, 1 piece\n  from 320  320×20\n")
        let none = try viewc.run(["sweep", "a.view", "--width", "320"])
        #expect(none.code == 2 && none.errors.contains("nothing to sweep"))
    }

    @Test func theVersionIsOneLine() throws {
        let outcome = try Viewc().run(["--version"])
        #expect(outcome.code == 0)
        #expect(outcome.output.wholeMatch(of: /viewc \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: ["check", "layout", "ir"])
    func everyCommandExplainsItselfWithExamples(command: String) throws {
        let viewc = try Viewc()
        let outcome = try viewc.run([command, "--help"])
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("viewc \(command): "))
        #expect(outcome.output.contains("Usage: viewc \(command) "))
        #expect(outcome.output.contains("Examples:\n  viewc \(command) "))
        #expect(outcome.output.contains("--max-errors N"))
        #expect(try viewc.run(["help", command]).output == outcome.output)
        #expect(try viewc.run([command, "--nonsense", "-h"]).output == outcome.output)
    }

    @Test(arguments: ["--jobs"])
    func optionsOfLaterVersionsAreKnownAndRefused(option: String) throws {
        let outcome = try Viewc(["a.view": ""]).run(["layout", "a.view", option, "1"])
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("viewc: `\(option)` is not supported yet\n"))
    }

    @Test(arguments: ["--arg", "--state"]) func aNameIsGivenOneValue(option: String) throws {
        let outcome = try Viewc(["a.view": ""]).run(["layout", "a.view", option, "n=1", option, "n=2"])
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("viewc: `\(option)` gives `n` twice\n"))
    }

    @Test(arguments: [
        (["chekc", "a"], "unknown command `chekc`; did you mean `check`?"),
        (["banana"], "unknown command `banana`"),
        (["check", "--formt", "json", "a"], "unknown option `--formt`; did you mean `--format`?"),
        (["check", "-x", "a"], "unknown option `-x`"),
        (["check"], "no file given"),
        (["layout", "a", "b"], "one file expected, `b` is a second"),
        (["check", "a", "--format"], "`--format` needs a value: NAME"),
        (["check", "a", "--format", "xml"], "`--format` takes one of text, json, not `xml`"),
        (["check", "a", "--quiet=1"], "`--quiet` takes no value"),
        (["check", "a", "--format=text", "--format=json"], "`--format` is given twice"),
        (["check", "a", "--max-errors", "-1"], "`--max-errors` takes a number, not `-1`"),
        (["check", "a", "--allow", "V0601"], "`--allow`: V0601 is an error, not a warning"),
        (["check", "a", "--deny", "V0616"], "`--deny`: no warning `V0616`"),
        (["layout", "a", "--size", "320"], "`--size` takes like 320x480, idealx480 or 320xinf, not `320`"),
        (["layout", "a", "--device", "iPhone17Prp"], "no device `iPhone17Prp`; did you mean `iPhone17Pro`?"),
        (["layout", "a", "--scale", "0"], "`--scale` takes a number from 0.1 to 10000, not `0`"),
        (["layout", "a", "--arg", "title"], "`--arg` takes name=expression, not `title`"),
    ])
    func wrongUsageIsExplainedWithTheCodeTwo(arguments: [String], message: String) throws {
        let outcome = try Viewc().run(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("viewc: \(message)\nSee `viewc "))
    }
}

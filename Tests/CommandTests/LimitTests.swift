import Foundation
import TestSupport
import Testing

/// What is too large, too deep or too long ends with a message, or is no matter at all. `.ci/limits` has the sizes that
/// take a release build.
@Suite("Limits")
struct LimitTests {
    /// Loops that make almost as many elements as may be, hundreds of megabytes of them.
    private let heavy = "view A { VStack { ForEach(0..<900_000, id: \\.self) { i in Color.red } } }\n"

    @Test func tenMillionBytesMayBeOneNameOneStringOrOneComment() throws {
        let long = String(repeating: "a", count: 10_000_000)
        for source in ["let \(long) = 1\n", "view A { Text(\"\(long)\") }\n", "/* \(long) */\n"] {
            let outcome = try Viewc(["a.view": source]).run(["check", "a.view"])
            #expect(outcome.code == 0 && outcome.errors == "")
        }
    }

    @Test func aMessageAboutALongNameIsShort() throws {
        let source = "view A { \(String(repeating: "a", count: 1_000_000))(1) }\n"
        let outcome = try Viewc(["a.view": source]).run(["check", "a.view"])
        #expect(outcome.code == 1 && outcome.errors.hasPrefix("a.view:1:10: error[V0201]: "))
        #expect(outcome.errors.utf8.count < 1000)
    }

    @Test func nestingHasAnEnd() throws {
        let source =
            "view A { \(String(repeating: "VStack { ", count: 10_000))\(String(repeating: "}", count: 10_000)) }\n"
        for command in ["check", "layout", "format", "lint", "emit", "ir"] {
            let outcome = try Viewc(["a.view": source]).run([command, "a.view"])
            #expect(outcome.code == 1 && outcome.errors.hasPrefix("a.view:1:9017: error[V0129]: "), "\(outcome)")
        }
    }

    @Test func memoryHasALimit() throws {
        let viewc = try Viewc(["a.view": heavy])
        for command in ["layout", "render"] {
            let outcome = try viewc.run([command, "a.view", "--memory-limit", "60M"])
            #expect(outcome.code == 1 && outcome.output == "")
            #expect(outcome.errors == "viewc: the memory limit is over; `--memory-limit` allows more, as in 8G\n")
        }
        #expect(
            try Viewc(["a.view": "view A { Color.red }\n"]).run(["check", "a.view", "--memory-limit", "1G"]).code == 0)
    }

    @Test(arguments: ["check", "layout", "lint", "format", "emit", "ir", "render", "sweep --width 1...2", "prove"])
    func everyCommandMayBeGivenATime(_ command: String) throws {
        let outcome = try BuiltCommand.shell("sleep 2 | viewc \(command) --time-limit 0.1 -")
        #expect(outcome.code == 1 && outcome.output == "viewc: the time limit is over\n")
    }

    @Test(arguments: ["", "5", "0M", "M", "-1G", "4g", "4GB", "99999999G"])
    func aLimitIsASize(_ size: String) throws {
        let outcome = try Viewc().run(["devices", "--memory-limit", size])
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.hasPrefix(
                "viewc: `--memory-limit` takes a size of at least 1M, like 512M or 8G, not `\(size)`\n"))
    }
}

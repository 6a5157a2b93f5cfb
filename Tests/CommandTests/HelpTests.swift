import TestSupport
import Testing

/// The help of every command, as a terminal shows it.
@Suite("Help")
struct HelpTests {
    /// The commands that the overview lists.
    private static func commands() throws -> [String] {
        let lines = try Viewc().run(["--help"]).output.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "Commands:")) + 1
        return lines[start...].prefix { $0.hasPrefix("  ") }.map { String($0.split(separator: " ")[0]) }
    }

    @Test func linesFitAndEndWithoutSpaces() throws {
        let commands = try Self.commands()
        #expect(commands.count == 16)
        for command in commands {
            let outcome = try Viewc().run([command, "--help"])
            #expect(outcome.code == 0 && outcome.errors == "")
            for line in outcome.output.split(separator: "\n") {
                #expect(line.unicodeScalars.count <= 100, "\(command): \(line)")
                #expect(line.last != " ", "\(command): \(line)")
            }
        }
    }

    /// The examples that name a sample, and neither go on nor write, are fine where the samples are.
    @Test func examplesAreRight() throws {
        var count = 0
        for command in try Self.commands() where !["preview", "watch", "render", "test"].contains(command) {
            for line in try Viewc().run([command, "--help"]).output.split(separator: "\n") {
                guard line.hasPrefix("  viewc "), line.contains(" Samples/") else { continue }
                let outcome = try BuiltCommand.shell(String(line.dropFirst(2)))
                #expect(outcome.code == 0, "\(line)")
                count += 1
            }
        }
        #expect(count >= 12)
    }

    /// In a group of options all that is said of them begins in one column, also where a line goes on.
    @Test func optionsStandInColumns() throws {
        for command in try Self.commands() {
            let output = try Viewc().run([command, "--help"]).output
            for group in output.split(separator: "\n\n") where group.contains("\n  --") {
                var columns: Set<Int> = []
                for line in group.split(separator: "\n").dropFirst() {
                    let gap = try #require(line.dropFirst(2).firstRange(of: "  ") ?? line.firstRange(of: "  "))
                    let text = line[gap.lowerBound...].drop { $0 == " " }
                    columns.insert(line.unicodeScalars.count - text.unicodeScalars.count)
                }
                #expect(columns.count == 1, "\(command): \(group)")
            }
        }
    }
}

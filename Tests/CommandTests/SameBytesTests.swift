import Foundation
import TestSupport
import Testing

/// What is printed depends on what is read, and on nothing else of the machine.
@Suite("The same bytes everywhere")
struct SameBytesTests {
    /// What each command is asked; those that serve until they are stopped print what these print.
    private static let asked: [String: [String]] = [
        "check": ["check", "Header.view", "TagRow.view", "Broken.view"],
        "lint": ["lint", "Header.view", "Broken.view"],
        "layout": ["layout", "TagRow.view", "--size", "320x160", "--size", "200x160", "--format", "json"],
        "sweep": ["sweep", "TagRow.view", "--width", "200...400", "--format", "json"],
        "render": ["render", "TagRow.view"],
        "test": ["test", "."],
        "prove": ["prove", "TagRow.view"],
        "emit": ["emit", "Header.view", "--main"],
        "ir": ["ir", "Header.view"],
        "format": ["format", "Header.view"],
        "explain": ["explain", "V0203"],
        "reference": ["reference"],
        "devices": ["devices"],
        "lsp": ["lsp"],
    ]
    /// The commands that do not end by themselves.
    private static let serving: Set<String> = ["watch", "preview"]

    /// A machine like any other: the names of its folders, the order in which files were made, its settings.
    private struct Machine {
        var isReversed = false
        var environment: [String: String] = [:]
    }

    private static let machines = [
        Machine(),
        Machine(isReversed: true, environment: ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"]),
        Machine(environment: [
            "TZ": "America/Los_Angeles", "LC_ALL": "C", "HOME": "/nowhere", "SWIFT_DETERMINISTIC_HASHING": "1",
        ]),
        Machine(
            isReversed: true,
            environment: ["LC_ALL": "tr_TR.UTF-8", "TMPDIR": "/var/tmp", "COLUMNS": "20", "TERM": "xterm"]),
    ]

    private static let broken = "view Broken {\n    Txet(\"x\")\n    Text(\"y\").fnt(.body)\n    Text(1 + \"z\")\n}\n"

    /// A folder with the samples, and what one command prints in it.
    private func printed(_ command: String, on machine: Machine, jobs: Int? = nil) throws -> [String] {
        let viewc = try Viewc()
        var files = ["Broken.view": Data(Self.broken.utf8)]
        for name in ["Header.view", "TagRow.view", "FloatingButton.view", "Orientation.view"] {
            let url = GoldenFolder.package.appending(path: "Samples/Systems/\(name)")
            files[name] = try Data(contentsOf: url)
        }
        let names = files.keys.sorted()
        for name in machine.isReversed ? names.reversed() : names { try viewc.write(name, files[name] ?? Data()) }
        let arguments = try #require(Self.asked[command]) + (jobs.map { ["--jobs", String($0)] } ?? [])
        let outcome = try viewc.run(arguments, input: Self.session, environment: machine.environment)
        return [outcome.output, outcome.errors, String(outcome.code)]
    }

    /// What a client of the language server sends.
    private static let session = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
        ##"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.view","##
            + ##""languageId":"view","version":1,"text":"view A {\n    Text(\"x\").fnt(.body)\n}\n"}}}"##,
        #"{"jsonrpc":"2.0","id":2,"method":"textDocument/completion","params":{"textDocument":"#
            + #"{"uri":"file:///a.view"},"position":{"line":1,"character":4}}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
        #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()

    @Test func everyCommandIsAsked() throws {
        let help = try Viewc().run(["--help"]).output
        let list = help.components(separatedBy: "\n\n").first { $0.hasPrefix("Commands:") } ?? ""
        let names = list.split(separator: "\n").dropFirst().map { String($0.split(separator: " ")[0]) }
        #expect(Set(names).subtracting(Self.serving) == Set(Self.asked.keys))
    }

    @Test(arguments: SameBytesTests.asked.keys.sorted()) func everyMachineGivesTheSame(_ command: String) throws {
        let first = try printed(command, on: Self.machines[0])
        #expect(!first[0].isEmpty || !first[1].isEmpty)
        for machine in Self.machines.dropFirst() { #expect(try printed(command, on: machine) == first) }
    }

    @Test func anyNumberOfThreadsGivesTheSame() throws {
        let alone = try printed("test", on: Self.machines[0], jobs: 1)
        for jobs in [2, 3, 16] { #expect(try printed("test", on: Self.machines[0], jobs: jobs) == alone) }
    }

    @Test func proofsAreAlikeByAnyNumberOfThreads() throws {
        let viewc = try Viewc([
            "a.view": """
            view A { #t Text("some words to break").padding(150) }
            test "lines" for w in 320...360 with dynamicTypeSize: [.small, .large, .xLarge] {
                show A() at (w, 400)
                expect #t.lineCount < 4
            }

            """
        ])
        let outputs = try ["1", "2", "5"].map { jobs in
            try viewc.run(["prove", "a.view", "--rules", "all", "--width", "320...360", "--jobs", jobs])
        }
        for name in ["a.view: A: nothing is wider than the window", "a.view: lines (large)", "a.view: lines (xLarge)"] {
            #expect(outputs[0].output.contains(name))
        }
        for outcome in outputs { #expect(outcome.output == outputs[0].output && outcome.code == outputs[0].code) }
        #expect(try viewc.run(["prove", "a.view", "--rules", "all", "--jobs", "0"]).code == 2)
    }

    @Test func fiftyProcessesGiveTheSame() throws {
        let viewc = try Viewc(["a.view": "view A {\n    ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }\n}\n"])
        let outputs = try (0..<50).map { _ in try viewc.run(["layout", "a.view", "--format", "json"]).output }
        #expect(Set(outputs).count == 1 && outputs[0].hasPrefix("{\n  \"schema\": 1"))
    }
}

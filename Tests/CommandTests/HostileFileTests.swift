import Foundation
import TestSupport
import Testing

/// Files and places for output that are not as they should be: what is said, with which code, and that nothing which was
/// there is lost.
@Suite("Files that are against the command")
struct HostileFileTests {
    /// One line of a shell in a folder with `ok.view`, `bad.view`, which has an error, `long.view`, which is not in its
    /// canonical form, and `out`, a file that a failure must leave alone.
    struct Row: CustomTestStringConvertible {
        let line: String
        let code: Int32
        /// What is printed contains this.
        let says: String

        init(_ line: String, _ code: Int32, _ says: String) {
            self.line = line
            self.code = code
            self.says = says
        }

        var testDescription: String { line }
    }

    private static let ok = "view A { Text(\"a\") }\n"
    private static let bad = "view A { Txt(\"a\") }\n"
    /// Swift that the command wrote before: what others wrote it would not touch.
    private static let old = "// Written by viewc: what is changed here is lost.\nwhat was there\n"
    private static let long = String(repeating: "view  A { Text(\"a\") }\n", count: 1000)

    /// What a line printed in a folder of its own, in which `anyone` runs the command for a user whom no file belongs to
    /// where the tests run as root, who may read and write everything.
    private func outcome(_ line: String) throws -> (output: String, code: Int32) {
        let viewc = try Viewc([
            "ok.view": Self.ok, "bad.view": Self.bad, "long.view": Self.long, "out": Self.old, "sub/x.view": Self.ok,
        ])
        let command = BuiltCommand.url.path(percentEncoded: false)
        let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        let outcome = try BuiltCommand.shell(
            "command='\(command)'; anyone() { \(user)\"$command\" \"$@\"; }; \(line)", in: viewc.folder)
        _ = try BuiltCommand.shell("chmod -R u+rwX .", in: viewc.folder)
        let long = try String(contentsOf: viewc.folder.appending(path: "long.view"), encoding: .utf8)
        let out = try String(contentsOf: viewc.folder.appending(path: "out"), encoding: .utf8)
        #expect(long == Self.long && out == Self.old, "what was there is lost")
        return outcome
    }

    private func hold(_ row: Row) throws {
        let outcome = try outcome(row.line)
        #expect(outcome.code == row.code && outcome.output.contains(row.says), "\(outcome)")
    }

    // MARK: What is read

    /// Bytes that no text has, where they stand.
    @Test(arguments: [
        Row(#"printf 'view A { Text("\xff") }' > a.view; viewc check a.view"#, 1, "a.view:1:16: error[V0101]: "),
        Row(#"printf 'let a = 1\nlet \xc3 = 1' > a.view; viewc check a.view"#, 1, "a.view:2:5: error[V0101]: "),
        Row(#"printf '\xff\xfev\0i\0e\0w\0' > a.view; viewc check a.view"#, 1, "a.view:1:1: error[V0101]: "),
        Row(#"printf 'view A { Text("a\0b") }' > a.view; viewc check a.view"#, 1, "a.view:1:17: error[V0102]: "),
        Row(#"printf 'view A \0{ Text("a") }' > a.view; viewc check a.view"#, 1, "a.view:1:8: error[V0102]: "),
        Row(#"printf 'let a = 1\n\xef\xbb\xbflet b = 1' > a.view; viewc check a.view"#, 1, "a.view:2:1: error[V0103]"),
        Row(
            #"printf '\xef\xbb\xbfview A {\r Txt("a")\r}' > a.view; viewc check a.view"#, 1, "a.view:2:2: error[V0201]"),
        Row(#"printf 'view A {\r\n  Text("a\rb")\r}\n' > a.view; viewc check a.view"#, 1, "a.view:2:8: error[V0108]: "),
    ])
    func bytesThatNoTextHas(_ row: Row) throws { try hold(row) }

    /// What is no file, or none that can be read.
    @Test(
        arguments: [
            "check", "lint", "layout", "render", "sweep --width 1...2", "emit", "ir", "format", "format --write",
            "prove",
        ].map { Row("viewc \($0) sub", 2, "viewc: cannot read `sub`: it is a folder\n") } + [
            Row("viewc test nowhere", 2, "viewc: cannot read `nowhere`: no such file\n"),
            Row("viewc preview sub", 2, "viewc: cannot read `sub`: it is no file\n"),
            Row("viewc check /proc/self/mem", 2, "viewc: cannot read `/proc/self/mem`: Input/output error\n"),
            Row("viewc check /dev/zero", 2, "viewc: cannot read `/dev/zero`: it is larger than 100 MB\n"),
            Row("truncate -s 100000001 b; viewc check b", 2, "viewc: cannot read `b`: it is larger than 100 MB\n"),
            Row("viewc check /dev/null && echo fine", 0, "fine\n"),
            Row("viewc format <(cat ok.view)", 0, ok),
            Row("chmod 0 ok.view; anyone check ok.view", 2, "viewc: cannot read `ok.view`: permission denied\n"),
            Row("chmod 0 ok.view; anyone test sub ok.view", 2, "viewc: cannot read `ok.view`: permission denied\n"),
            Row("chmod 0 sub; anyone test .", 2, "viewc: cannot read the folder `sub`\n"),
            Row(
                "ln -s b a; ln -s a b; viewc check a", 2, "viewc: cannot read `a`: Too many levels of symbolic links\n"),
            Row("ln -s . sub/again; ln -s ../sub sub/more; viewc test sub", 0, "0 passed, 0 failed\n"),
        ])
    func whatCannotBeRead(_ row: Row) throws { try hold(row) }

    /// The same behind an import, which also says where it stands.
    @Test(arguments: [
        ("sub", "it is no file"), ("loop.view", "Too many levels of symbolic links"), ("pipe.view", "it is no file"),
        ("locked.view", "permission denied"), ("null.view", "it is no file"), ("b.view/c.view", "no such file"),
        ("huge.view", "it is larger than 100 MB"),
    ])
    func whatCannotBeImported(_ path: String, _ reason: String) throws {
        let places = """
            ln -s loop.view loop.view; mkfifo pipe.view; touch locked.view; chmod 0 locked.view; cp ok.view b.view
            ln -s /dev/null null.view; truncate -s 100000001 huge.view; echo 'import "\(path)"' > a.view
            """
        let says = "a.view:1:8: error[V0601]: cannot import `\(path)`: \(reason)\n"
        try hold(Row("\(places); anyone check a.view --allow-outside", 1, says))
    }

    /// A file that another program writes again and again is read as it is at some moment: none ends by a signal.
    @Test func filesThatChangeWhileTheyAreRead() throws {
        let line = """
            (while [ ! -e stop ]; do cp bad.view a.view; cp long.view a.view; : > a.view; rm -f a.view; done) &
            for i in 1 2 3 4 5 6 7 8 9 10 11 12; do viewc check a.view; echo "code $?"; done
            touch stop; wait
            """
        let outcome = try outcome(line)
        let codes = outcome.output.split(separator: "\n").filter { $0.hasPrefix("code ") }
        #expect(codes.count == 12 && codes.allSatisfy { ["code 0", "code 1", "code 2"].contains($0) }, "\(outcome)")
    }

    // MARK: What is written

    /// The commands that write files, each to a file that is there.
    private static let writers = [
        "format --write long.view", "render ok.view --output out", "emit ok.view --output out",
        "lint --write-baseline out ok.view", "test ok.view --junit out",
    ]

    /// A disk with no room: a limit to the size of files, at which writes fail, and a device that is always full.
    @Test(
        arguments: writers.map { Row("ulimit -f 0; viewc \($0)", 2, "File too large\n") }
            + [
                "check --format json bad.view", "lint --format json bad.view", "layout ok.view", "render ok.view",
                "sweep --width 1...2 ok.view", "prove --rules all ok.view", "emit ok.view", "ir ok.view",
                "format ok.view",
                "test ok.view", "reference", "explain V0203", "devices", "--help", "--version",
            ].flatMap { command in
                [("/dev/full", "No space left on device\n"), ("&-", "Bad file descriptor\n")].map { place, says in
                    Row("viewc \(command) >\(place)", 2, "viewc: cannot write the output: \(says)")
                }
            })
    func aFullDisk(_ row: Row) throws { try hold(row) }

    /// A file system of 64 KiB, where the user may make one.
    @Test(.enabled(if: geteuid() == 0)) func aSmallDisk() throws {
        let line = """
            unshare -m bash -c 'mount -t tmpfs -o size=64k none sub && cp long.view sub/a.view && \
            head -c 1000000 /dev/zero > sub/rest; \
            "$0" format --write sub/a.view; echo "code $?"; cmp sub/a.view long.view && ls sub' \
            '\(BuiltCommand.url.path(percentEncoded: false))'
            """
        let outcome = try outcome(line)
        let says = "viewc: cannot write `sub/a.view`: No space left on device\ncode 2\na.view\nrest\n"
        #expect(outcome.output.contains(says), "\(outcome)")
    }

    /// A signal while files are put in place ends the command by itself and leaves no new file beside them.
    @Test func aSignalLeavesNothingBeside() throws {
        let line = """
            for wait in 0.01 0.02 0.03 0.04 0.06 0.08; do for number in 1 15; do
                for i in $(seq 60); do printf 'view A {  Text("a")\\n}' > a$i.view; done
                "$command" format --write a*.view & sleep $wait; kill -$number $! 2>/dev/null; wait $! 2>/dev/null
                echo "code $?"
            done; done
            ls -A | grep -c 'a[0-9]*[.]view[.]'
            """
        let lines = try outcome(line).output.split(separator: "\n").map { String($0) }
        #expect(lines.count == 13 && lines.last == "0", "\(lines)")
        #expect(lines.dropLast().allSatisfy { ["code 0", "code 129", "code 143"].contains($0) }, "\(lines)")
    }

    /// A command that is killed at any moment leaves the old file or the new one, whole.
    @Test func anInterruptedWrite() throws {
        let line = """
            viewc format long.view > new
            for wait in 0.01 0.02 0.03 0.05 0.07 0.1 0.15 0.2; do
                cp long.view a.view
                "$command" format --write a.view & sleep $wait; kill -9 $! 2>/dev/null; wait $! 2>/dev/null
                cmp -s a.view long.view || cmp -s a.view new || echo lost
            done
            """
        #expect(try outcome(line).output == "")
    }

    /// A folder in which nothing may be written.
    @Test(arguments: writers) func aFolderThatIsReadOnly(_ command: String) throws {
        try hold(Row("chmod 555 .; anyone \(command)", 2, ": permission denied\n"))
    }

    @Test(arguments: ["nowhere/x", "ok.view/x", "sub"])
    func aPlaceWhereNoFileCanBe(_ place: String) throws {
        for command in ["render ok.view --output", "lint ok.view --write-baseline", "test sub/x.view --junit"] {
            try hold(Row("viewc \(command) \(place)", 2, "viewc: cannot write `\(place)`: "))
        }
    }

    /// A reader that goes away is no failure, and nothing is said.
    @Test(arguments: ["reference", "--help", "format long.view", "ir ok.view", "layout ok.view", "render ok.view"])
    func aPipeThatIsClosed(_ command: String) throws {
        let outcome = try outcome("{ sleep 0.2; viewc \(command); echo $? >&2; } | true")
        #expect(outcome.output == "0\n")
    }

    /// A command that gives up does so before or after a write, not within it.
    @Test func aTimeThatEndsAmidAWrite() throws {
        let whole = try BuiltCommand.run(["reference"]).output
        let line = "viewc reference --time-limit 0.5 2>errors | (sleep 1; cat); echo ${PIPESTATUS[0]}; cat errors"
        #expect(try outcome(line).output == whole + "1\nviewc: the time limit is over\n")
        #expect(whole.utf8.count > 1 << 16, "more than a pipe holds")
    }
}

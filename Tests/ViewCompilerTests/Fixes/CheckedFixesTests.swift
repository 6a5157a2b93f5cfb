import Foundation
import TestSupport
import Testing
import ViewBase
import ViewCompiler

/// What is put right unseen: only what is certain, and never so that there is more wrong than before.
@Suite("Fixes that are checked")
struct CheckedFixesTests {
    private func fixes(_ compilation: Compilation, _ chosen: [Diagnostic]? = nil) -> CheckedFixes {
        let found = compilation.diagnostics
        return CheckedFixes(
            chosen ?? found, in: compilation.sources.entries, of: compilation, at: ["a.view"], findings: found
        ) { $0.diagnostics }
    }

    private func fixed(_ source: String) -> String {
        String(decoding: fixes(linted(source)).changed.first?.bytes ?? Array(source.utf8), as: UTF8.self)
    }

    private func errors(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }

    @Test(
        "What leaves no choice",
        arguments: [
            ("view A(n: Int) { Text(n) }", "view A(n: Int) { Text(\"\\(n)\") }"),
            ("view A(n: Int) { Color.red.frame(width: n) }", "view A(n: Int) { Color.red.frame(width: Double(n)) }"),
            ("import SwiftUI\nview A { Text(\"a\") }", "\nview A { Text(\"a\") }"),
            (
                "view A { state on = true\nToggle(\"a\", isOn: on) }",
                "view A { state on = true\nToggle(\"a\", isOn: $on) }"
            ),
        ])
    func certain(_ source: String, _ right: String) { #expect(fixed(source) == right) }

    @Test(
        "What its writer must choose",
        arguments: [
            "view A { Text(\"a\") Text(\"b\") }", "view A { Text(\"a\")) }", "view A { Text(\"a\" }",
            "view A { Txet(\"a\") }", "view A { Text(\"a\").fnt(.body) }",
            "view A(n: Double) { Text(\"a\").lineLimit(n) }",
            "view A(t: String?) { Text(t) }", "view A { var x = 1\nText(\"\\(x)\") }",
            "enum E { case a, b }\nview A(e: E) { switch e {\ncase .a: Text(\"a\")\n} }",
        ])
    func guessed(_ source: String) {
        let found = linted(source).diagnostics
        #expect(errors(found) > 0)
        #expect(fixed(source) == source)
    }

    /// However wrong a fix-it is, it is left out alone; the program is checked again a few times for it, not for each.
    @Test func aFixThatHarmsIsLeftOut() {
        let lines = (0..<100).map { "    Text(\($0))\n" }
        let compilation = linted("view A {\n" + lines.joined() + "}\n")
        var chosen = compilation.diagnostics
        #expect(chosen.count == 100)
        let place = chosen[37].range
        chosen[37].fixIts = [FixIt("harm", [TextEdit(place, "one + two")])]
        let fixes = fixes(compilation, chosen)
        #expect(errors(fixes.findings) == 1)
        #expect(fixes.edits.count == 198)
        #expect(!fixes.edits.contains { $0.range == place })
    }

    @Test func manyFixesThatHarmEndAfterTheChecksAllowed() {
        let lines = (0..<200).map { "    Text(\($0))\n" }
        let compilation = linted("view A {\n" + lines.joined() + "}\n")
        let chosen = compilation.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.fixIts = [FixIt("harm", [TextEdit(diagnostic.range, "one + two")])]
            return diagnostic
        }
        var checks = 0
        let fixes = CheckedFixes(
            chosen, in: compilation.sources.entries, of: compilation, at: ["a.view"], findings: compilation.diagnostics
        ) {
            checks += 1
            return $0.diagnostics
        }
        #expect(fixes.edits == [])
        #expect(checks == CheckedFixes.mostChecks)
    }

    @Test func aFixThatWouldLoseACommentIsLeft() {
        let source =
            "view A { Text(\"a\").padding(/* none */ 0).opacity(1 /* all */) /* b */.blur(radius: 0) }"
        let compilation = linted(source)
        let found = compilation.lint()
        #expect(found.map { $0.code.text } == ["V0702", "V0702", "V0702"])
        let fixed = FixedSources(compilation, at: ["a.view"]) {
            $0.lint()
        } choosing: { findings, _ in
            findings
        }
        #expect(
            fixed.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                source.replacing(".blur(radius: 0)", with: "")
            ])
    }

    /// The documentation of a declaration and of its parts goes with it, other comments stay.
    @Test func documentationGoesWithWhatItIsOf() {
        let source = """
            // one
            /// A pair.
            private record Pair(
                /// Its first.
                a: Int
            ) // two

            view A {
                /// Counts.
                state n = 1
                // three
                Text("a")
            }

            """
        let fixed = FixedSources(linted(source), at: ["a.view"]) {
            $0.lint()
        } choosing: { findings, _ in
            findings
        }
        #expect(
            fixed.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "// one\n// two\n\nview A {\n    // three\n    Text(\"a\")\n}\n"
            ])
    }

    /// Every source with mistakes that there is, put right as often as it can be.
    @Test(arguments: [("Check", 5), ("Parse", 5), ("Pasted", 0)])
    func nothingGetsWorse(_ folder: String, _ leastChanged: Int) throws {
        let goldens = GoldenFolder(folder)
        var changed = 0
        for topic in goldens.topics {
            let sources = MemorySources()
            sources.add("a.view", try goldens.source(topic))
            let compilation = Compilation(["a.view"], from: sources)
            let fixed = FixedSources(compilation, at: ["a.view"]) {
                $0.diagnostics
            } choosing: { findings, _ in
                findings
            }
            #expect(errors(fixed.findings) <= errors(fixed.originalFindings), "\(topic)")
            changed += fixed.changed.count
        }
        #expect(changed >= leastChanged)
    }
}

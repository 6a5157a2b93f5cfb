import Testing
import ViewBase
import ViewCompiler
import ViewRuntime
import ViewText

@testable import ViewSweep

/// How much proofs of rules work, in layouts.
@Suite struct RuleWorkTests {
    /// Proofs of all rules for what a view holds, in windows from 320 to 600, with fixed metrics.
    private func proofs(_ content: String) throws -> RuleProofs {
        let sources = MemorySources()
        sources.add("main.view", Array("view V {\n\(content)\n}\n".utf8))
        let compilation = Compilation(["main.view"], from: sources)
        #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
        var options = EvaluationOptions()
        options.textMetrics = .fixed
        var ranges = RuleRanges(ScreenRule.allCases)
        ranges.range = .width(from: 320, to: 600)
        return RuleProofs(try compilation.chosenScreen(options), ranges) { _ in }
    }

    /// Texts of two words, in letters of 10.2 points, that come to one line at 336.6 points and every 10.2 further: one
    /// layout looks at each change, one at each length that begins to fit what the stack offers, and four at the ends.
    @Test func aChangeOfLinesTakesOneLayout() throws {
        let words = (16..<24).map {
            "Text(\"\(String(repeating: "a", count: $0)) \(String(repeating: "b", count: 16))\")"
        }
        let proofs = try proofs("VStack { \(words.joined(separator: "\n")) }")
        let proved = try proofs.proved().proofs
        #expect(proved.allSatisfy { $0.failure == nil && !$0.isTried })
        #expect(proofs.layouts <= 2 * 8 + 4, "\(proofs.layouts)")
    }

    /// All rules that can fail in one window fail in the first: no other is looked at.
    @Test func whatIsDecidedIsNotAskedFor() throws {
        let long = "Text(\"\(String(repeating: "a", count: 90))\").font(.system(size: 10)).lineLimit(1).fixedSize()"
        let ranges = try proofs("VStack { \(long)\nButton(\"B\") { print(1) }.frame(width: 9, height: 9) }")
        let failing = try ranges.proved().proofs.filter { $0.failure != nil }
        #expect(failing.allSatisfy { $0.failure?.at == 320 } && failing.count >= 3)
        #expect(ranges.layouts <= 12, "\(ranges.layouts)")
    }
}

import Foundation
import Testing
import ViewBase
import ViewCompiler

/// One planted mistake gives one error, at its line: measured over mutants of the samples.
@Suite("Planted mistakes")
struct MutationTests {
    /// The samples, in the order of their paths.
    private func samples() throws -> [String] {
        let files = try #require(FileManager.default.enumerator(at: Screen.samples, includingPropertiesForKeys: nil))
        let paths = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".view") }.sorted()
        return try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    }

    private func errorLines(_ text: String) -> [Int] {
        let sources = MemorySources()
        sources.add("sample.view", Array(text.utf8))
        let compilation = Compilation(["sample.view"], from: sources)
        let errors = compilation.diagnostics.filter { $0.severity == .error }.sorted { $0.range.start < $1.range.start }
        let bytes = Array(text.utf8)
        return errors.map { error in
            bytes[..<Int(error.range.start)].count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    @Test("Of 500 mutants and more, 90 % give one error at most, 95 % the first at its line, none more than three")
    func figures() throws {
        let mutants = try samples().flatMap { TokenMutations($0).all }
        let chosen = stride(from: 0, to: mutants.count, by: max(1, mutants.count / 1_000)).map { mutants[$0] }
        var single = 0
        var atLine = 0
        var most = 0
        for mutant in chosen {
            let lines = errorLines(mutant.text)
            if lines.count <= 1 { single += 1 }
            if lines.first.map({ mutant.lines.contains($0) }) ?? true { atLine += 1 }
            most = max(most, lines.count)
            #expect(lines.count <= 3, "\(mutant.kind) at line \(mutant.lines.sorted()): errors at \(lines)")
        }
        let percent = { (count: Int) in Double(count * 1000 / chosen.count) / 10 }
        print("\(chosen.count) mutants: \(percent(single)) % one error at most, \(percent(atLine)) % at its line")
        #expect(chosen.count >= 500)
        #expect(single * 100 >= chosen.count * 90)
        #expect(atLine * 100 >= chosen.count * 95)
    }
}

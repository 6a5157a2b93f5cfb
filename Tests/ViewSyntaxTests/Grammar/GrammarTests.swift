import Foundation
import TestSupport
import Testing
import ViewBase

@testable import ViewSyntax

/// Holds the parser to `Grammar/view.ebnf`: it reports a mistake of syntax exactly where the grammar has no
/// derivation.
@Suite struct GrammarTests {
    static let grammar = GrammarFile(
        try! String(contentsOf: GoldenFolder.package.appending(path: "Grammar/view.ebnf"), encoding: .utf8))

    /// Whether the parser and the grammar accept a source, or nil for one with malformed tokens or too much nesting.
    static func verdicts(_ bytes: [UInt8], _ recognizer: Recognizer) -> (parser: Bool, grammar: Bool)? {
        let parsed = Parsed(bytes)
        let syntax = DiagnosticCode.braceLeftOpen
        let values: [DiagnosticCode] = [.integerTooLarge, .doubleTooLarge]
        let codes = parsed.result.diagnostics.map { $0.code }.filter { !values.contains($0) }
        if codes.contains(where: { $0 < syntax }) { return nil }
        let terminals = Terminals(grammar, parsed.tree, parsed.interner)
        return (codes.isEmpty, recognizer.accepts(terminals.output))
    }

    /// The number of mutations; the environment can ask for more.
    static let total = Int(ProcessInfo.processInfo.environment["GRAMMAR_MUTATIONS"] ?? "") ?? 6_000

    /// Where the mutations begin; the environment can ask for others.
    static let seed = UInt64(ProcessInfo.processInfo.environment["GRAMMAR_SEED"] ?? "") ?? 1

    /// The paths of all sources in the repository.
    static let sources: [String] = {
        let roots = ["Samples", "Tests/Goldens"].map { GoldenFolder.package.appending(path: $0) }
        return roots.flatMap { root -> [String] in
            let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))?.allObjects ?? []
            return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".view") }
                .map { root.appending(path: $0).path(percentEncoded: false) }
        }.sorted()
    }()

    /// The short sources that are right, whose mutations are sometimes right as well.
    static func mutable(_ recognizer: Recognizer) throws -> [[UInt8]] {
        var sources: [[UInt8]] = []
        for path in Self.sources {
            let bytes = Array(try Data(contentsOf: URL(filePath: path)))
            if bytes.count < 3_000, verdicts(bytes, recognizer)?.grammar ?? false { sources.append(bytes) }
        }
        return sources
    }

    @Test func everySource() throws {
        let recognizer = Recognizer(Self.grammar)
        #expect(Self.sources.count > 30)
        for path in Self.sources {
            let bytes = Array(try Data(contentsOf: URL(filePath: path)))
            guard let verdicts = Self.verdicts(bytes, recognizer) else { continue }
            #expect(verdicts.parser == verdicts.grammar, "\(path): the parser accepts it: \(verdicts.parser)")
        }
    }

    @Test func mutations() throws {
        let recognizer = Recognizer(Self.grammar)
        var counts = (accepted: 0, rejected: 0, skipped: 0)
        let sources = try Self.mutable(recognizer)
        for source in sources {
            var mutator = Mutator(source, seed: Self.seed)
            for _ in 0..<Self.total / sources.count {
                guard let bytes = mutator.next() else { break }
                guard let verdicts = Self.verdicts(bytes, recognizer) else {
                    counts.skipped += 1
                    continue
                }
                if verdicts.grammar { counts.accepted += 1 } else { counts.rejected += 1 }
                #expect(
                    verdicts.parser == verdicts.grammar,
                    "the parser accepts it: \(verdicts.parser)\n\(String(decoding: bytes, as: UTF8.self))")
            }
        }
        print("grammar: \(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.skipped) skipped")
        let all = counts.accepted + counts.rejected
        #expect(all > 3_000)
        #expect(counts.accepted * 10 >= all * 3 && counts.rejected * 10 >= all * 3)
    }
}

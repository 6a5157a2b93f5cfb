import Foundation
import TestSupport
import Testing
import ViewBase
import ViewFormat
import ViewSyntax

/// What holds for the canonical form of every source whose syntax is right.
@Suite struct FormatInvariantTests {
    /// All samples and goldens.
    static let files: [String] = ["Samples", "Tests/Goldens"].flatMap { folder -> [String] in
        let url = GoldenFolder.package.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: url.path(percentEncoded: false))
        return (names?.allObjects ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".view") }
            .map { folder + "/" + $0 }.sorted()
    }

    @Test(arguments: files)
    func keepsTokensAndCommentsAndIsStable(_ file: String) throws {
        let source = Source(Array(try Data(contentsOf: GoldenFolder.package.appending(path: file))))
        guard source.isValid else { return }
        for width in [100, 60, 30] { check(source, width) }
    }

    private static let comments = [
        "/* x */", "// x\n", "\n// x\n", "/* x\n y */", "\n/* x */", "/* x */\n", "\n\n/* x\n y */\n\n",
        "\n// x\n\n// y\n", "/// x\n", "/* x *//* y */", "/* x */ // y\n", "\n/* x */ /* y */", "\n\n// x\n\n",
        "\n\n",
    ]

    /// A comment before each token, its kind and the width of the lines taken in turn.
    @Test(arguments: files.filter { $0.hasPrefix("Samples") || $0.contains("Goldens/Parse") }.enumerated())
    func keepsACommentAtEveryPlace(_ turn: Int, _ file: String) throws {
        let bytes = Array(try Data(contentsOf: GoldenFolder.package.appending(path: file)))
        let source = Source(bytes)
        guard source.isValid, bytes.count < 3000 else { return }
        for token in 0..<source.tree.tokens.count {
            let comment = Self.comments[(turn + token) % Self.comments.count]
            var changed = bytes
            changed.insert(contentsOf: Array(comment.utf8), at: Int(source.tree.tokens.starts[token]))
            let other = Source(changed)
            if other.isValid { check(other, [20, 40, 100][(turn + token / Self.comments.count) % 3]) }
        }
    }

    private func check(_ source: Source, _ width: Int) {
        let once = source.formatted(width: width)
        let again = Source(once)
        let text = String(decoding: once, as: UTF8.self)
        #expect(again.isValid, "at \(width):\n\(text)")
        #expect(SourceFormatter.isSame(source.tree, again.tree), "at \(width):\n\(text)")
        let twice = String(decoding: again.formatted(width: width), as: UTF8.self)
        let difference = LineDifference(once, Array(twice.utf8)).unified("once", "twice")
        #expect(text == twice, "at \(width), a second time:\n\(String(decoding: difference, as: UTF8.self))")
    }
}

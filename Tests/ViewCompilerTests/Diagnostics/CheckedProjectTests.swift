import TestSupport
import Testing
import ViewBase
import ViewCompiler

/// A project checked in parts is told of as one checked at once.
@Suite("Checks in parts")
struct CheckedProjectTests {
    /// What a file can hold after its imports: nothing wrong, warnings of each stage, some silenced, and errors.
    private static let bodies: [@Sendable (Int) -> String] = [
        { "view V\($0) { Text(\"x\") }\n" },
        { "view V\($0)(_n: Int = 1) { if true { Text(\"x\") } else { Text(\"y\") } }\n" },
        { "view V\($0) { Text(\"\u{202E}x\") }\n" },
        { "view V\($0) { Text(\"x\") } // view:allow(V0406)\n" },
        { "view V\($0) { Text(\"x\") }\nprivate let unused\($0) = 1 // view:allow(V0406) kept\n" },
        { "private let unused\($0) = 1\nview V\($0)(n: Int = 1) { Text(\"x\") }\n" },
        { "view V\($0) { Txet(\"x\") }\n" },
        { "view V\($0) { VStack { \n" },
        { "view V\($0) { Text(\"x\") }\nview V\($0) { Text(\"y\") }\n" },
        { "import \"none\($0).view\"\n" },
    ]

    private static func files(_ random: inout SeededGenerator) -> [(path: String, text: String)] {
        let count = 2 + random.below(9)
        let kinds = random.below(4) == 0 ? bodies.count : bodies.count - 4
        return (0..<count).map { index in
            var text = ""
            // Later files only, so that there is no ring.
            for other in index + 1..<max(index + 1, count) where random.below(3) == 0 {
                text += "import \"f\(other).view\"\n"
            }
            text += bodies[random.below(kinds)](index)
            if text.hasPrefix("import \"f\(index + 1)"), random.below(2) == 0 {
                text += "view U\(index) { V\(index + 1)() }\n"
            }
            return ("f\(index).view", text)
        }
    }

    private func text(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
        let sorted = DiagnosticPolicy().apply(diagnostics)
        var text = DiagnosticText(files)
        var json = DiagnosticJSON(files)
        return String(decoding: text.print(sorted[...]) + json.print(sorted[...]), as: UTF8.self)
    }

    private func part(_ paths: ArraySlice<String>, _ sources: MemorySources) -> CheckedPart {
        let compilation = Compilation(Array(paths), from: sources)
        return CheckedPart(compilation, compilation.diagnostics)
    }

    @Test func partsTellWhatTheWholeTells() throws {
        var random = SeededGenerator(seed: 7)
        var codes: Set<String> = []
        var joined = 0
        for _ in 0..<400 {
            let sources = MemorySources()
            let files = Self.files(&random)
            for file in files { sources.add(file.path, Array(file.text.utf8)) }
            // Some files named, in any order, one of them twice, one that is not there.
            var paths = files.map { $0.path }.filter { _ in random.below(4) > 0 }
            paths += ["f0.view", "./f1.view", "gone.view"]
            for index in paths.indices { paths.swapAt(index, random.below(paths.count)) }
            let whole = Compilation(paths, from: sources)
            let middle = random.below(paths.count + 1)
            let end = middle + random.below(paths.count - middle + 1)
            let parts = [paths[..<middle], paths[middle..<end], paths[end...]].map { part($0, sources) }
            guard let project = CheckedProject(parts) else {
                #expect(whole.diagnostics.contains { $0.severity == .error }, "\(paths) \(files)")
                continue
            }
            joined += 1
            let expected = text(whole.diagnostics, whole.sources.files)
            #expect(text(project.diagnostics, project.files) == expected, "\(paths) \(files)")
            #expect(project.failures == whole.sources.failures)
            for finding in whole.diagnostics { codes.insert(finding.code.text) }
        }
        // Each stage has told of something: unused names and imports, branches, marks of direction, idle comments.
        #expect(joined > 200)
        #expect(codes == ["V0402", "V0406", "V0407", "V0410", "V0701", "V0709"], "\(codes.sorted())")
    }

    @Test func ringsAndNamesThatLookAlikeNeedTheWhole() {
        let sources = MemorySources()
        sources.add("a.view", Array("import \"b.view\"\n".utf8))
        sources.add("b.view", Array("import \"a.view\"\n".utf8))
        sources.add("c.view", Array("view Сhip { Color.red }\n".utf8))
        sources.add("d.view", Array("view Chip { Color.red }\n".utf8))
        for paths in [["a.view", "d.view"], ["d.view", "c.view"]] {
            #expect(CheckedProject([part(paths[..<1], sources), part(paths[1...], sources)]) == nil)
        }
        #expect(CheckedProject([part(["d.view"], sources)]) != nil)
    }
}

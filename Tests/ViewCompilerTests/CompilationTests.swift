import Testing
import ViewBase
import ViewCompiler
import ViewLayout
import ViewTree

@Suite("Compilations of files in memory")
struct CompilationTests {
    private func compilation(_ files: [(path: String, text: String)], _ entries: [String]) -> Compilation {
        let sources = MemorySources()
        for file in files { sources.add(file.path, Array(file.text.utf8)) }
        return Compilation(entries, from: sources)
    }

    private func paths(_ compilation: Compilation, _ files: [FileID]) -> [String] {
        files.map { compilation.sources.files[$0.index].path }
    }

    /// An action whose body was never checked is a hole, which nothing can print.
    @Test func aProgramWithHolesIsNotPrinted() {
        let bad = compilation([("a.view", "@main view C { @deprecated(\"x\") action o…ld { } }")], ["a.view"])
        #expect(bad.diagnostics.contains { $0.severity == .error } && bad.printedIR() == nil)
        #expect(compilation([("a.view", "view A { EmptyView() }")], ["a.view"]).printedIR() != nil)
    }

    @Test func eachFileIsReadOnceAndImportsComeFirst() {
        let program = compilation(
            [
                ("a.view", "import \"b.view\"\nimport \"c.view\"\n"), ("b.view", "import \"./c.view\"\n"),
                ("c.view", ""),
            ], ["a.view", "./a.view", "c.view"])
        #expect(program.sources.files.map { $0.path } == ["a.view", "c.view", "b.view"])
        #expect(paths(program, program.sources.entries) == ["a.view", "c.view"])
        #expect(paths(program, program.sources.order) == ["c.view", "b.view", "a.view"])
        #expect(program.sources.imports.map { paths(program, $0) } == [["b.view", "c.view"], [], ["c.view"]])
        #expect(program.diagnostics.map { $0.code } == [.unusedImport, .unusedImport, .unusedImport])
    }

    /// A test can ask for the elements of its own file and of what that imports, whatever files are checked with it.
    @Test func namesOfFilesThatAreNotImportedAreUnknown() {
        let files = [
            (
                "a.view",
                "import \"c.view\"\ntest \"t\" { show C() at (9, 9)\n expect #far.width == 9 && #x.width == 9 }\n"
            ),
            ("b.view", "import \"d.view\"\nview B { #x D() }\n"),
            ("c.view", "import \"d.view\"\nview C { D() }\n"), ("d.view", "view D { #far Color.red }\n"),
        ]
        for entries in [["a.view"], ["a.view", "b.view"], ["b.view", "a.view"]] {
            let found = compilation(files.map { (path: $0.0, text: $0.1) }, entries).diagnostics
            #expect(found.map { $0.code.text } == ["V0201"], "\(found)")
            #expect(found.allSatisfy { $0.message.contains("#x") })
        }
    }

    @Test func anImportOutOfTheEntrysFolderIsRefusedWithoutBeingRead() {
        let program = compilation([("x/a.view", "import \"../b.view\"\n"), ("b.view", "")], ["x/a.view"])
        #expect(program.diagnostics.map { $0.code } == [.importOutside])
        #expect(program.sources.files.count == 1)
    }

    @Test func aRingIsCutWhereItCloses() {
        let program = compilation(
            [
                ("a.view", "import \"b.view\"\nview A { B() }\n"),
                ("b.view", "import \"a.view\"\nview B { Text(\"x\") }\n"),
            ],
            ["a.view"])
        #expect(program.diagnostics.map { $0.code } == [.importCycle])
        #expect(program.diagnostics[0].range == SourceRange(file: FileID(1), 0..<15))
        #expect(program.diagnostics[0].message == "import cycle: a.view → b.view → a.view")
        #expect(paths(program, program.sources.order) == ["b.view", "a.view"])
    }

    @Test func aPathWithAnInterpolationIsNoPath() {
        let program = compilation([("a.view", "import \"\\(1).view\"\n")], ["a.view"])
        #expect(program.diagnostics.contains { $0.code == .importNotPlain })
    }

    /// A chain of 10,001 files, of which the last is not read.
    @Test func importsHaveAnEnd() {
        let sources = MemorySources()
        for index in 0...10_001 { sources.add("\(index).view", Array("import \"\(index + 1).view\"\n".utf8)) }
        let loaded = Compilation(["0.view"], from: sources).sources
        #expect(loaded.files.count == 10_001 && loaded.files.last?.path == "10000.view")
        #expect(loaded.diagnostics.map { $0.code } == [.tooManyImports])
        #expect(loaded.diagnostics.first?.range == SourceRange(file: FileID(10_000), 7..<19))
    }

    @Test func missingEntriesAreFailures() {
        let program = compilation([("a.view", "")], ["a.view", "b.view"])
        #expect(program.sources.failures == [SourceFailure(path: "b.view", reason: "no such file")])
        #expect(program.sources.files.count == 1)
    }

    /// A fixed leaf of 60 × 44 in a window of 100 × 100 stands at 20, 28.
    @Test func aViewIsLaidOut() throws {
        let program = compilation([("a.view", "view A { Color.red.frame(width: 60, height: 44) }\n")], ["a.view"])
        var options = EvaluationOptions()
        options.sizes = [WindowSize(width: 100, height: 100), WindowSize(width: nil, height: nil)]
        let outcome = try program.layout(options)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.reports.map { $0.nodes[0].frame.x } == [20, 0])
        #expect(outcome.reports.map { $0.nodes[0].frame.y } == [28, 0])
        #expect(outcome.reports[0].view == "A")
        #expect(outcome.reports[0].nodes.map { $0.kind } == ["A", "frame", "Color"])
    }

    /// Counts what a compilation asks of its provider.
    private final class CountingSources: SourceProvider {
        private(set) var reads = 0
        private(set) var identities = 0

        override func read(_ path: String) -> SourceReading {
            reads += 1
            return .bytes(Array("view V { Text(\"a\") }\n".utf8))
        }

        override func identity(_ path: String) -> String {
            identities += 1
            return super.identity(path)
        }
    }

    @Test func aFileIsIdentifiedAndReadOnce() {
        let sources = CountingSources()
        #expect(Compilation(["a.view"], from: sources).diagnostics.isEmpty)
        #expect(sources.reads == 1)
        #expect(sources.identities == 1)
    }
}

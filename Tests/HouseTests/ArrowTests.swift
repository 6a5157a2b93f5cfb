import Testing

/// An arrow from a module to one it imports goes from a higher level to a lower one, and stands in the manifest.
@Suite("Arrows between modules")
struct ArrowTests {
    @Test func theCoreIsListedOnceAndIsThere() {
        #expect(House.levels.count >= 10)
        let modules = Set(House.sources.map { $0.module })
        #expect(House.core.subtracting(modules).isEmpty)
        let outer = [
            "ViewFiles", "ViewPreview", "ViewTesting", "viewc", "viewbench", "ViewCore", "ViewBuildPlugin",
            "ViewFormatPlugin",
        ]
        #expect(modules.subtracting(House.core) == Set(outer))
        #expect(Set(House.dependencies.keys) == modules)
    }

    @Test func filesImportWhatTheManifestLetsThem() throws {
        #expect(House.sources.count > 100)
        for file in House.sources {
            let allowed = try #require(House.dependencies[file.module])
            let imported = file.imports.filter { $0.hasPrefix("View") }
            #expect(imported.isSubset(of: allowed), "\(file.path)")
        }
    }

    @Test func arrowsOnlyGoDown() throws {
        let core = House.dependencies.filter { House.core.contains($0.key) }
        for (module, dependencies) in core.sorted(by: { $0.key < $1.key }) {
            let level = try #require(House.levels[module])
            for dependency in dependencies.sorted() {
                let below = try #require(House.levels[dependency])
                #expect(below < level, "\(module) must not see \(dependency)")
            }
        }
    }

    @Test func everyArrowOfTheManifestIsUsed() {
        for (module, dependencies) in House.dependencies.sorted(by: { $0.key < $1.key }) {
            let imported = House.sources.filter { $0.module == module }.reduce(into: Set<String>()) { imported, file in
                imported.formUnion(file.imports)
            }
            #expect(dependencies.subtracting(imported).isEmpty, "\(module) does not use them")
        }
    }

    /// The layout engine knows no language, and nothing below the evaluator knows more than its neighbours.
    @Test func theLayoutEngineAndTheTextKnowNoLanguage() {
        #expect(House.dependencies["ViewLayout"] == ["ViewBase", "ViewText"])
        #expect(House.dependencies["ViewText"] == [])
        #expect(House.dependencies["ViewTree"]?.contains("ViewSyntax") == false)
        #expect(House.dependencies["ViewRuntime"]?.contains("ViewSyntax") == false)
        #expect(House.dependencies["ViewRuntime"]?.contains("ViewSemantics") == false)
    }
}

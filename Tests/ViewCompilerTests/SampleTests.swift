import Foundation
import Testing
import ViewBase
import ViewCatalog
import ViewCompiler
import ViewIR
import ViewLayout
import ViewTree

/// What stands below `Samples`: one sample for each row of the catalogue, and everything checks and lays out.
@Suite("Samples")
struct SampleTests {
    static let rows = Catalog.elements.map { $0.name } + Catalog.modifiers.map { $0.name }

    @Test("Every row has a sample, and every sample of the catalogue a row")
    func catalogue() throws {
        let folder = Screen.samples.appending(path: "Catalog").path(percentEncoded: false)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(files) == Set(Self.rows.map { $0 + ".view" }))
    }

    @Test("A row's sample says what it is for, uses the row and shows it in its preview", arguments: rows)
    func sample(_ name: String) throws {
        let source = try String(
            contentsOf: Screen.samples.appending(path: "Catalog/\(name).view"), encoding: .utf8)
        #expect(source.contains("/// "))
        #expect(source.contains("preview \"\(name)\""))
        let compilation = compile([UInt8](source.utf8))
        #expect(uses(name, compilation.program))
    }

    private func uses(_ name: String, _ program: Program) -> Bool {
        if let element = Catalog.element(named: name) {
            for index in 0..<program.elements.count {
                if case .catalog(element, _) = program.elements[ID(index)].kind { return true }
            }
            return false
        }
        let modifier = Catalog.modifier(named: name)
        for node in program.modifiers {
            switch node.kind {
            case .catalog(let row, _): if row == modifier { return true }
            case .name(_, let isPrefix): if name == "named", !isPrefix { return true }
            }
        }
        return false
    }

    @Test("Everything below Samples checks without a finding and lays out with finite frames", arguments: files)
    func laysOut(_ path: String) throws {
        let compilation = Compilation([path], from: SampleFolder())
        #expect(compilation.diagnostics.map { $0.message } == [])
        let outcome = try compilation.layout(EvaluationOptions())
        #expect(outcome.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
        let report = try #require(outcome.reports.first)
        for node in report.nodes {
            let frame = node.frame
            #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }, "\(node.kind)")
        }
        #expect(report.warnings == [])
    }

    static let files: [String] = {
        let paths = FileManager.default.enumerator(atPath: Screen.samples.path(percentEncoded: false))
        var result: [String] = []
        while let path = paths?.nextObject() as? String {
            if path.hasSuffix(".view") { result.append(path) }
        }
        return result.sorted()
    }()

    private func compile(_ bytes: [UInt8]) -> Compilation {
        let sources = MemorySources()
        sources.add("sample.view", bytes)
        return Compilation(["sample.view"], from: sources)
    }
}

import Foundation
import TestSupport
import Testing
import ViewBase
import ViewCompiler
import ViewIR

/// A source and its canonical form are one program: what `format` relies on where it compares syntax alone.
@Suite("The canonical form means the same")
struct FormattedMeaningTests {
    private static let files = ["Samples", "Tests/Goldens/IR", "Tests/Goldens/Pasted"].flatMap { folder -> [String] in
        let path = GoldenFolder.package.appending(path: folder).path(percentEncoded: false)
        let names = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".view") && !$0.contains("/.") }.sorted()
            .map { folder + "/" + $0 }
    }

    /// The program of a source, without places; nil if it has errors.
    private func program(_ bytes: [UInt8]) -> String? {
        let sources = MemorySources()
        sources.add("a.view", bytes)
        let compilation = Compilation(["a.view"], from: sources)
        if compilation.diagnostics.contains(where: { $0.severity == .error }) { return nil }
        let printed = IRPrinter.print(compilation.program, files: compilation.sources.files, showsPlaces: false)
        return String(decoding: printed, as: UTF8.self)
    }

    @Test func everySampleMeansTheSame() throws {
        var compared = 0
        for path in Self.files {
            let bytes = [UInt8](try Data(contentsOf: GoldenFolder.package.appending(path: path)))
            guard let before = program(bytes) else { continue }
            let form = try #require(FormattedFile("a.view", bytes, width: 40).text)
            #expect(program(form) == before, "\(path)")
            compared += 1
        }
        #expect(compared > 130)
    }
}

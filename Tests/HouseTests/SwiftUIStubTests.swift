import Foundation
import TestSupport
import Testing

/// The declarations of SwiftUI that emitted Swift is held against are a second reading of Apple's documentation: nobody
/// made them from the catalogue.
@Suite("The stub of SwiftUI")
struct SwiftUIStubTests {
    private static let folder = GoldenFolder.package.appending(path: "Tests/SwiftUIStub")

    private static let files: [String] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    private func text(_ file: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    }

    @Test func itImportsNothingAndNamesNoCatalogue() throws {
        #expect(Self.files.count >= 20)
        for file in Self.files {
            let text = try text(file)
            #expect(!text.contains("import ") && !text.lowercased().contains("catalog"), "\(file)")
            for name in ["HeaderStack", "WholeItemRow", "AdaptiveStack", "AdaptiveRule", "ViewCore", "viewc"] {
                #expect(!text.contains(name), "\(file) names \(name)")
            }
        }
    }

    /// What makes the stub's modules reads its files and nothing else.
    @Test func theCheckTakesItAsItStands() {
        let script = House.text(".ci/swiftui")
        #expect(script.contains("cat Tests/SwiftUIStub/\"$name\"/*.swift"))
        #expect(!script.contains("Catalog/*.swift") && !script.contains("reference"))
    }

    /// Above a declaration stands its page: the path of what declares it, and its own name.
    @Test func everyDeclarationCitesItsPage() throws {
        let value = /\b(?:func|var|let) `?([A-Za-z_]\w*)/
        let type = /\b(?:struct|enum|class|protocol) ([A-Za-z_]\w*)/
        var count = 0
        for file in Self.files {
            let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains("public ") || line.contains("open ") {
                if line.contains("extension ") || line.contains("typealias ") { continue }
                let citation = lines[index - 1].drop { $0 == " " }
                #expect(citation.hasPrefix("/// "), "\(file): \(line)")
                let page = citation.split(separator: "/").last ?? ""
                if let name = (line.firstMatch(of: value) ?? line.firstMatch(of: type))?.output.1 {
                    #expect(page.hasPrefix(name.lowercased()), "\(file): \(line) is on \(citation)")
                } else if line.contains("init") {
                    #expect(page.hasPrefix("init("), "\(file): \(line) is on \(citation)")
                }
                count += 1
            }
        }
        #expect(count > 900)
    }
}

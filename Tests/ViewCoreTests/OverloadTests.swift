import Foundation
import TestSupport
import Testing
import ViewBase
import ViewCatalog
import ViewCompiler
import ViewCore
import ViewIR

/// Every way to write every row of the catalogue, read by Swift and by the language, gives the same frames.
@Suite("Overloads in Swift")
struct OverloadTests {
    /// The text between the braces of each use, in the language's spelling.
    private static let sources: [String: String] = {
        var sources: [String: String] = [:]
        for file in ["OverloadUses.swift", "OverloadUses+Modifiers.swift"] {
            let url = GoldenFolder.package.appending(path: "Tests/ViewCoreTests/Uses/\(file)")
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            for use in text.matches(of: /(?s)        use\("([\w ]+)"\) \{\n(.*?)\n        \},\n/) {
                sources[String(use.output.1)] = String(use.output.2)
                    .replacing(/\.named\("(\w+)"\)/) { ".named(#\($0.output.1))" }
            }
        }
        return sources
    }()

    /// A program that shows a use.
    private static func program(_ use: OverloadUse) throws -> [UInt8] {
        let content = try #require(sources[use.name])
        return Array("view Use {\n    VStack {\n\(content)\n    }\n}\npreview \"Use\" at (320, 900) { Use() }\n".utf8)
    }

    @Test(arguments: OverloadUse.all)
    func theReportIsTheEvaluators(_ use: OverloadUse) throws {
        let expected = try Evaluated.json(Self.program(use))
        #expect(expected.contains("\"kind\": \"VStack\""))
        let report = LayoutReport(use.view(), named: "Use", proposal: ProposedViewSize(width: 320, height: 900))
        #expect(report.errors == [])
        #expect(String(decoding: report.json, as: UTF8.self) == expected)
    }

    @Test func aFieldOfAFraction() throws {
        let source = """
            view Use {
                state share = 0.25
                TextField("Share", value: $share, format: .percent)
            }
            preview "Use" at (320, 900) { Use() }
            """
        struct Use: View {
            @State private var share = 0.25

            var body: some View { TextField("Share", value: $share, format: .percent) }
        }
        let report = LayoutReport(Use(), proposal: ProposedViewSize(width: 320, height: 900))
        #expect(String(decoding: report.json, as: UTF8.self) == (try Evaluated.json(Array(source.utf8))))
    }

    /// One way to write a row.
    private struct Overload: Hashable {
        let name: String
        let index: Int
    }

    @Test func everyOverloadIsUsed() throws {
        var used: Set<Overload> = []
        for use in OverloadUse.all {
            let sources = MemorySources()
            sources.add("use.view", try Self.program(use))
            let program = Compilation(["use.view"], from: sources).program
            for element in program.elements.elements {
                guard case .catalog(let row, let overload) = element.kind else { continue }
                used.insert(Overload(name: Catalog.elements[row.index].name, index: overload))
            }
            for modifier in program.modifiers {
                switch modifier.kind {
                case .catalog(let row, let overload):
                    used.insert(Overload(name: "." + Catalog.modifiers[row.index].name, index: overload))
                case .name: used.insert(Overload(name: ".named", index: 0))
                }
            }
        }
        var all: Set<Overload> = []
        for row in Catalog.elements {
            for index in row.overloads.indices { all.insert(Overload(name: row.name, index: index)) }
        }
        for row in Catalog.modifiers {
            for index in row.overloads.indices { all.insert(Overload(name: "." + row.name, index: index)) }
        }
        #expect(all.count > 170)
        // The checker makes slots of a header's block; a fraction in a field has a test of its own.
        let unseen = [Overload(name: "HeaderStack", index: 0), Overload(name: "TextField", index: 3)]
        #expect(all.subtracting(used) == Set(unseen))
    }
}

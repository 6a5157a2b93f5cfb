import Foundation
import TestSupport
import Testing
import ViewCatalog
import ViewCompiler
import ViewCore

/// Every row of the catalogue in Swift gives the frames that the evaluator gives, byte for byte.
@Suite("The catalogue in Swift")
struct SampleTests {
    @Test func everyRowIsUsed() {
        let rows = Catalog.elements.map { $0.name } + Catalog.modifiers.map { $0.name }
        #expect(rows.count > 100)
        #expect(Use.all.map { $0.name }.sorted() == rows.sorted())
    }

    @Test(arguments: Use.all)
    func theReportIsTheEvaluators(_ use: Use) throws {
        let path = GoldenFolder.package.appending(path: "Samples/Catalog/\(use.name).view")
        let expected = try Evaluated.json([UInt8](try Data(contentsOf: path)))
        #expect(expected.contains("\"view\": \"\(use.name)\""))
        let report = LayoutReport(
            use.view(), named: use.name, proposal: ProposedViewSize(width: use.width, height: use.height))
        #expect(report.errors == [])
        #expect(String(decoding: report.json, as: UTF8.self) == expected)
    }
}

import Foundation
import Testing

/// Where the rules of layout come from is written down.
@Suite("Sources of the layout rules")
struct LayoutSourceTests {
    /// A file of rules names Apple's page, a published account, or says that the rule is the language's own.
    @Test func everyRuleSaysWhereItComesFrom() {
        let paths = House.paths(under: "Sources/ViewLayout/Rules", suffix: ".swift")
        #expect(paths.count > 20)
        let accounts = [
            "Apple: ", "OpenSwiftUI", "QuickLayout", "objc.io", "swiftuifieldguide.com", "language's own rule",
        ]
        for path in paths where !accounts.contains(where: { House.text(path).contains($0) }) {
            Issue.record("\(path) names no source")
        }
    }

    /// The page about the language says what is done in every case on which accounts differ.
    @Test func whatIsDisputedIsAnswered() throws {
        let data = Data(House.text("Tests/ViewLayoutTests/Data/layout-cases.json").utf8)
        let cases = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let disputed = cases.filter { ($0["features"] as? [String] ?? []).contains("disputed") }
        #expect(disputed.count == 4)
        let page = House.text("Grammar/Language.md")
        for id in disputed.compactMap({ $0["id"] as? String }) { #expect(page.contains("[\(id)]"), "\(id)") }
    }
}

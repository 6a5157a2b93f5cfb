import Testing
import ViewCore

@testable import Screens

/// Frames of the screens, with text by round numbers: a letter of the body's 17 points is 10.2 wide, a line 20.4 high.
@Suite struct ScreensTests {
    private let fixed = LayoutEnvironment(textMetrics: .fixed)

    @Test func aChipStandsAroundItsLabel() throws {
        let report = LayoutReport(
            Chip(title: "Sketch").named("chip"), proposal: ProposedViewSize(width: 100, height: 40), environment: fixed)
        // 6 × 10.2 + 2 × 10 wide, 20.4 + 2 × 6 high, in the middle of the window.
        try expect(report, "chip", (9.4, 3.8, 81.2, 32.4))
    }

    @Test func aListsCountStandsAtTheEnd() throws {
        let report = LayoutReport(
            ListRow(title: "Sketches", count: 3), proposal: ProposedViewSize(width: 320, height: 44), environment: fixed)
        try expect(report, "title", (0, 11.8, 81.6, 20.4))
        try expect(report, "count", (289.8, 5.8, 30.2, 32.4))
    }

    @Test func aCardsLineIsAsWideAsTheCard() throws {
        let report = LayoutReport(
            CardRow(title: "Paper"), proposal: ProposedViewSize(width: 200, height: 100), environment: fixed)
        try expect(report, "title", (12, 36.8, 51, 20.4))
        try expect(report, "line", (12, 61.2, 176, 2))
    }

    @Test func screensStandInSwift() throws {
        let report = LayoutReport(
            Gallery(), proposal: ProposedViewSize(width: 320, height: 100), environment: fixed)
        // 32.4 and 50.4 high, one under the other in the middle.
        try expect(report, "list", (0, 8.6, 320, 32.4))
        try expect(report, "card", (0, 41, 320, 50.4))
    }

    @Test func aNameIsGreeted() throws {
        let host = LayoutHost(
            SignUpForm(), proposal: ProposedViewSize(width: 300, height: 200), environment: fixed)
        #expect(host.frame(of: "greeting") == nil)
        #expect(host.type("Ada", into: "name"))
        let greeting = try #require(host.frame(of: "greeting"))
        #expect(abs(greeting.minX - 99) < 1e-9 && abs(greeting.width - 102) < 1e-9)
    }

    private func expect(
        _ report: LayoutReport, _ name: String, _ expected: (Double, Double, Double, Double),
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try #require(report.frame(of: name), sourceLocation: location)
        let differences = [
            frame.minX - expected.0, frame.minY - expected.1, frame.width - expected.2, frame.height - expected.3,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(frame)", sourceLocation: location)
    }
}

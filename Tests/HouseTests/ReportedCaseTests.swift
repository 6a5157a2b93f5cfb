import Foundation
import Testing

@Suite("Reported cases")
struct ReportedCaseTests {
    /// The numbers of the 118 reports.
    private static let numbers =
        Array(stride(from: 1, through: 45, by: 2)) + Array(stride(from: 46, through: 68, by: 2))
        + Array(stride(from: 69, through: 125, by: 2)) + Array(stride(from: 126, through: 142, by: 2))
        + [143, 145, 147] + Array(stride(from: 148, through: 176, by: 2)) + [177, 179, 181, 183]
        + Array(stride(from: 184, through: 210, by: 2)) + [211, 213, 215, 217] + [218, 220, 222, 224, 226]

    @Test func eachReportIsHeldOnce() {
        #expect(Self.numbers.count == 118)
        #expect(ReportedCase.all.map { $0.number }.sorted() == Self.numbers)
    }

    @Test func theTestsNamedExist() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        for reported in ReportedCase.all {
            guard case .test(let name, let file) = reported.holder else { continue }
            let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
            #expect(text.contains("func \(name)("), "\(reported.number): \(file) has no `\(name)`")
        }
    }
}

import Testing
import ViewBase
import ViewCompiler

@Suite("Every code of lint")
struct LintExampleTests {
    static let infos = DiagnosticList.all.filter { (701..<800).contains($0.code.number) }

    @Test("The wrong example gives exactly its code", arguments: infos.map { $0.code.number })
    func wrongExample(number: UInt16) throws {
        let info = try #require(DiagnosticList.info(DiagnosticCode(number)))
        let found = lint(info.wrong)
        #expect(Set(found.map { $0.code }) == [info.code], "\(found.map { $0.message })")
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test("The right example gives nothing", arguments: infos.map { $0.code.number })
    func rightExample(number: UInt16) throws {
        let info = try #require(DiagnosticList.info(DiagnosticCode(number)))
        #expect(lint(info.right).map { $0.message } == [])
    }
}

import Testing
import ViewBase

@Suite("Every code of the checker")
struct CodeTests {
    /// Warnings about comments and other files come from the compilation.
    private static let fromCompilation: [DiagnosticCode] = [.unusedImport, .unknownAllowance, .idleAllowance]

    static let entries = DiagnosticList.all.filter {
        $0.code.number >= 200 && $0.code.number < 300
            || $0.code.number >= 400 && $0.code.number < 500 && !fromCompilation.contains($0.code)
    }

    @Test("The wrong example gives exactly its code", arguments: entries.map { $0.code.number })
    func wrongExample(number: UInt16) throws {
        let info = try #require(DiagnosticList.info(DiagnosticCode(number)))
        let checked = Checked(info.wrong)
        #expect(checked.codes == [info.code.text], "\(checked.diagnostics.map { $0.message })")
        #expect(checked.diagnostics.allSatisfy { $0.severity == info.severity })
    }

    @Test("The right example gives nothing", arguments: entries.map { $0.code.number })
    func rightExample(number: UInt16) throws {
        let info = try #require(DiagnosticList.info(DiagnosticCode(number)))
        #expect(Checked(info.right).diagnostics.map { $0.message } == [])
    }

    @Test("Numbers are unique and in order")
    func order() {
        let numbers = DiagnosticList.all.map { $0.code }
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
    }
}

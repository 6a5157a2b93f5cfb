import Testing
import ViewBase
import ViewCompiler

@Suite("Which diagnostics are shown")
struct DiagnosticPolicyTests {
    private func finding(_ number: UInt16, _ severity: Severity, file: Int = 0, at start: Int = 0) -> Diagnostic {
        let range = SourceRange(file: FileID(file), start..<start)
        return Diagnostic(DiagnosticCode(number), severity, "m\(number)", range)
    }

    private func numbers(_ diagnostics: [Diagnostic]) -> [UInt16] { diagnostics.map { $0.code.number } }

    @Test func orderIsFileThenPlaceThenTheOrderFound() {
        let found = [
            finding(1, .error, file: 1, at: 0), finding(2, .error, at: 9), finding(3, .warning, at: 2),
            finding(4, .error, at: 9), finding(5, .error, file: 1, at: 0),
        ]
        #expect(numbers(DiagnosticPolicy().apply(found)) == [3, 2, 4, 1, 5])
    }

    @Test func warningsAreAllowedOrDeniedAndErrorsAreNot() {
        var policy = DiagnosticPolicy()
        policy.allowed = [DiagnosticCode(1), DiagnosticCode(2)]
        policy.denied = [DiagnosticCode(3)]
        let found = [finding(1, .warning), finding(2, .error), finding(3, .warning), finding(4, .warning)]
        let applied = policy.apply(found)
        #expect(numbers(applied) == [2, 3, 4])
        #expect(applied.map { $0.severity } == [.error, .error, .warning])
    }

    @Test func denyingWarningsRaisesAllButTheAllowed() {
        var policy = DiagnosticPolicy()
        policy.deniesWarnings = true
        policy.allowed = [DiagnosticCode(1)]
        let applied = policy.apply([finding(1, .warning), finding(2, .warning)])
        #expect(numbers(applied) == [2])
        #expect(applied[0].severity == .error)
    }

    @Test func theLimitCountsErrorsOnly() {
        var policy = DiagnosticPolicy()
        policy.maximumErrors = 1
        let found = [finding(1, .warning), finding(2, .error), finding(3, .warning), finding(4, .error)]
        #expect(policy.shownCount(found) == 3)
        policy.maximumErrors = nil
        #expect(policy.shownCount(found) == 4)
    }
}

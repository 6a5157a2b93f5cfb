import Foundation
import Testing

/// Memory is reached past the compiler's checks only where a comment says why that holds.
@Suite("Unsafe code")
struct SafetyTests {
    /// What the compiler does not check.
    private static let unsafe =
        #"\b(?:with)?Unsafe\w+|\bunsafe\w+|@unchecked|\bUnmanaged\b|assumingMemoryBound|withMemoryRebound|nonisolated\(unsafe\)"#

    private func isUnsafe(_ text: String) -> Bool { text.range(of: Self.unsafe, options: .regularExpression) != nil }

    @Test func everyFileWithUnsafeCodeSaysWhyItHolds() {
        var count = 0
        for file in House.sources where isUnsafe(file.text) {
            let code = Code(file.text).lines
            guard code.contains(where: { isUnsafe($0) }) else { continue }
            count += 1
            #expect(file.text.contains("// Safe: "), "\(file.path)")
        }
        #expect(count > 40)
    }
}

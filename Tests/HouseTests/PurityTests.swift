import Foundation
import TestSupport
import Testing

/// The core is pure: no input or output, no clock, no mutable globals, nothing that Embedded Swift lacks.
@Suite("Purity of the core")
struct PurityTests {
    @Test func coreFilesImportNothingButTheCore() {
        #expect(House.coreSources.count > 100)
        for file in House.coreSources {
            #expect(file.imports.isSubset(of: House.core), "\(file.path)")
        }
    }

    /// Of the standard library's own modules it takes the locks.
    @Test func theCommandImportsOnlyTheCoreAndTheCLibrary() {
        let system: Set = ["Glibc", "Musl", "Darwin", "CHarfBuzz", "CRsvg", "Synchronization"]
        let allowed = House.core.union(system).union(["ViewFiles", "ViewPreview"])
        for file in House.sources where ["viewc", "ViewFiles", "ViewPreview"].contains(file.module) {
            #expect(file.imports.isSubset(of: allowed), "\(file.path)")
        }
    }

    /// What may not stand in a line of code of the core.
    private static let forbidden: [(what: String, pattern: String)] = [
        ("an existential", #"\bany [A-Z]"#),
        ("printing", #"(?<![.\w]|func |case )(?:debugP|p)rint\("#),
        ("a key path", #"\\"#),
        ("reflection", #"\bMirror\(|describing: |type\(of:"#),
        ("an untyped throw", #"\bthrows\b(?!\()"#),
        ("a mutable global", #"^(?:public |private |fileprivate |internal |nonisolated\(unsafe\) )*var "#),
        ("a mutable static", #"\bstatic var \w+(?:: [^{]+)? = "#),
        ("a clock", #"\b(?:Continuous|Suspending)Clock\b"#),
    ]

    @Test func coreFilesAreFreeOfWhatIsForbidden() {
        for file in House.coreSources {
            let lines = Code(file.text).lines
            for (what, pattern) in PurityTests.forbidden {
                let found = lines.filter { $0.range(of: pattern, options: .regularExpression) != nil }
                #expect(found == [], "\(what) in \(file.path)")
            }
        }
    }

    @Test func theCommandDoesNotLinkFoundation() throws {
        let binary = try Data(contentsOf: BuiltCommand.url)
        #expect(binary.count > 100_000)
        for library in ["libFoundation.so", "libFoundationEssentials.so", "libFoundationInternationalization.so"] {
            #expect(binary.range(of: Data(library.utf8)) == nil, "\(library)")
        }
    }
}

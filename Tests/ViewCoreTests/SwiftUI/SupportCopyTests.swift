import Foundation
import TestSupport
import Testing
import ViewSwift

/// What is compiled here against `ViewCore`'s `Layout`.
@Suite("The support file's layouts as they are tested")
struct SupportCopyTests {
    /// With `UPDATE_GOLDENS` in the environment the copy is rewritten.
    @Test func whatIsTestedHereIsWhatTheSupportFileSays() throws {
        let copy = GoldenFolder.package.appending(path: "Tests/ViewCoreTests/SwiftUI/SupportLayouts.swift")
        let text = "import ViewCore\n\n" + SwiftUISupport.layouts
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil { try Data(text.utf8).write(to: copy) }
        #expect(try String(contentsOf: copy, encoding: .utf8) == text)
    }
}

import Foundation
import Testing
import ViewCompiler
import ViewCore
import ViewTree

/// Texts by their keys, in Swift as in the language.
@Suite("Texts of a language in Swift")
struct StringsTests {
    private static let german = """
        "Done" = "Fertig";
        "%lld of %@" = "%1$lld von %2$@";
        "%.1f km" = "%.1f Kilometer";
        "100%% of %lld" = "Alle %lld";
        """

    private struct Use: View {
        let word = "Done"

        var body: some View {
            VStack {
                Text("Done")
                Text(word)
                Text("\(3) of \(word)")
                Text("\(2.5, specifier: "%.1f") km")
                Text("100% of \(7)")
                Text("Unknown")
                Button("Done") {}
                Label("Done", systemImage: "star")
            }
        }
    }

    private static let source = """
        view Use {
            let word = "Done"

            VStack {
                Text("Done")
                Text(word)
                Text("\\(3) of \\(word)")
                Text("\\(2.5, specifier: "%.1f") km")
                Text("100% of \\(7)")
                Text("Unknown")
                Button("Done") {}
                Label("Done", systemImage: "star")
            }
        }
        preview "Use" at (300, 400) { Use() }
        """

    @Test func keysAreTheEvaluators() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)/de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let path = folder.appending(path: "Localizable.strings").path(percentEncoded: false)
        try Data(Self.german.utf8).write(to: Foundation.URL(filePath: path))
        var options = EvaluationOptions()
        options.locale = "de"
        options.strings = try LocalizedStrings.read(path, Array(Self.german.utf8))
        let expected = try Evaluated.json(Array(Self.source.utf8), options)
        #expect(expected.contains("\"Fertig\""))
        #expect(expected.contains("\"3 von Done\""))
        #expect(expected.contains("\"2.5 Kilometer\""))
        #expect(expected.contains("\"Alle 7\""))
        let environment = LayoutEnvironment(locale: ViewCore.Locale(identifier: "de"), strings: [path])
        let report = LayoutReport(Use(), proposal: ProposedViewSize(width: 300, height: 400), environment: environment)
        #expect(report.errors == [])
        #expect(String(decoding: report.json, as: UTF8.self) == expected)
    }

    @Test func aFileThatCannotBeReadIsAnError() {
        let size = ProposedViewSize(width: 10, height: 10)
        let missing = LayoutEnvironment(strings: ["/nowhere/Localizable.strings"])
        #expect(LayoutReport(Use(), proposal: size, environment: missing).errors.count == 1)
        let noFont = LayoutEnvironment(fonts: ["/nowhere/Font.ttf"])
        #expect(LayoutReport(Use(), proposal: size, environment: noFont).errors.count == 1)
    }
}

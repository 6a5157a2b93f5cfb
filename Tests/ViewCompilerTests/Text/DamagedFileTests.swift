import TestSupport
import Testing
import ViewBase
import ViewCompiler
import ViewLayout
import ViewTree

/// Images and files of texts with faults in them: none ends the evaluation, and frames are finite.
@Suite("Damaged images and texts")
struct DamagedFileTests {
    /// The files' sizes are 30 × 20; the JPEG has a comment before its frame.
    private static let images: [(path: String, bytes: [UInt8])] = [
        (
            "logo.png",
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
                + [0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        ),
        (
            "logo.jpg",
            [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0, 0xFF, 0xD9]
        ),
        ("logo.svg", Array("<?xml version=\"1.0\"?><svg width=\"30px\" viewBox=\"0 0 30 20\" height='20'/>".utf8)),
    ]

    private func width(_ files: [(path: String, bytes: [UInt8])], _ options: EvaluationOptions) -> Double? {
        let sources = MemorySources()
        sources.add(
            "a.view", Array("view A(n: Int = 3) { #logo Image(\"logo\"); Text(\"\\(n) files\"); Text(\"Save\") }".utf8))
        for file in files { sources.add(file.path, file.bytes) }
        let outcome = try? Compilation(["a.view"], from: sources).layout(options)
        return outcome?.reports.first.map { $0.nodes.reduce(0) { $0 + $1.frame.width + $1.frame.height } }
    }

    @Test(arguments: 0..<3) func everyImageHasASizeOrCountsAsNone(_ kind: Int) throws {
        let (path, bytes) = Self.images[kind]
        let whole = try #require(width([(path, bytes)], EvaluationOptions()))
        var mutation = Mutation(seed: 5)
        var same = 0
        for _ in 0..<300 {
            let found = try #require(width([(path, mutation.damage(bytes))], EvaluationOptions()))
            #expect(found.isFinite)
            if found == whole { same += 1 }
        }
        #expect((10...290).contains(same), "\(same)")
    }

    private static let texts: [(path: String, text: String)] = [
        (
            "en.lproj/Localizable.strings",
            "/* a */ \"%lld files\" = \"%lld Dateien \\U00e9\"; \"Save\" = \"Sichern\";\n"
        ),
        (
            "en.lproj/Localizable.stringsdict",
            "<plist version=\"1.0\"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key>"
                + "<string>%#@n@ &#x2026;</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
                + "<string>NSStringPluralRuleType</string><key>one</key><string>%lld file</string>"
                + "<key>other</key><string>%lld files</string></dict></dict></dict></plist>"
        ),
        (
            "Localizable.xcstrings",
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"Save\":{\"localizations\":{\"en\":"
                + "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Save it\"}}}},\"%lld files\":{\"localizations\":"
                + "{\"en\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"value\":\"%lld file\"}},"
                + "\"other\":{\"stringUnit\":{\"value\":\"%lld files\"}}}}}}}}}"
        ),
    ]

    @Test(arguments: 0..<3) func everyFileOfTextsIsReadOrRefused(_ kind: Int) throws {
        let (path, text) = Self.texts[kind]
        #expect((try? LocalizedStrings.read(path, Array(text.utf8))) != nil)
        var mutation = Mutation(seed: 7)
        var read = 0
        for _ in 0..<400 {
            guard let strings = try? LocalizedStrings.read(path, mutation.damage(Array(text.utf8))) else { continue }
            read += 1
            var options = EvaluationOptions()
            options.strings = strings
            #expect(width([], options)?.isFinite ?? true)
        }
        #expect((10...390).contains(read), "\(read)")
    }
}

import Foundation
import Testing

@Suite("--strings")
struct StringsOptionTests {
    private static let view = """
        view Inbox(count: Int, name: String = "Ada") {
            VStack {
                #save Button("Save") {}
                #hello Text("Hello \\(name), 100%")
                #count Text("\\(count) files in \\(2) folders")
                #name Text(name)
                #verbatim Text(verbatim: "Save")
                #choice Text(count > 2 ? "Many" : "Few")
                #mixed Text(count > 2 ? name : "Few")
                #price Text("\\(2.5, specifier: "%.2f") €")
            }
        }

        test "German" with locale: ["de", "en"] {
            show Inbox(count: 1)
            if env.locale.identifier == "de" {
                expect #save.text == "Sichern" && #hello.text == "100\\u{A0}% Hallo, Ada"
                expect #count.text == "eine Datei in 2 Ordnern" && #choice.text == "Wenige"
                expect #price.text == "2.5 Euro"
            } else {
                expect #save.text == "Save" && #count.text == "1 files in 2 folders" && #price.text == "2.50 €"
            }
            expect #name.text == "Ada" && #verbatim.text == "Save" && #mixed.text == "Few"
        }
        """
    private static let strings = """
        "Save" = "Sichern";
        "Hello %@, 100%%" = "100\\U00A0%% Hallo, %1$@";
        "Few" = "Wenige";
        "%.2f €" = "%.1f Euro";
        """
    private static let plurals = """
        <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict><key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string></dict>
        <key>folders</key><dict><key>one</key><string>einem Ordner</string>
        <key>other</key><string>%lld Ordnern</string></dict></dict></dict></plist>
        """

    private func viewc() throws -> Viewc {
        try Viewc([
            "Inbox.view": Self.view, "de.lproj/L.strings": Self.strings, "de.lproj/L.stringsdict": Self.plurals,
        ])
    }

    @Test func literalsBecomeTheTextsOfTheLocale() throws {
        let options = ["--strings", "de.lproj/L.strings", "--strings", "de.lproj/L.stringsdict"]
        let outcome = try viewc().run(["test", "Inbox.view"] + options)
        #expect(outcome.output == "2 passed, 0 failed\n", "\(outcome)")
        #expect(outcome.errors == "")
    }

    @Test func aKeyWithoutATextIsAWarning() throws {
        let viewc = try viewc()
        let options = ["--locale", "de", "--strings", "de.lproj/L.strings", "--arg", "count=3"]
        let outcome = try viewc.run(["layout", "Inbox.view"] + options)
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.hasPrefix(
                """
                Inbox.view:5:21: warning[V0322]: there is no text for "%lld files in %lld folders" in `de`
                        #count Text("\\(count) files in \\(2) folders")
                """))
        #expect(outcome.errors.contains("no text for \"Many\" in `de`"))
        #expect(outcome.output.contains("\"3 files in 2 folders\""))
        let tested = try viewc.run(["test", "Inbox.view", "--strings", "de.lproj/L.strings"])
        #expect(tested.errors.contains("warning[V0322]: there is no text for \"%lld files in %lld folders\""))
    }

    /// All languages in one file, of which one text nobody has translated yet.
    private static let catalog = """
        {"sourceLanguage": "en", "strings": {
            "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
            "Done": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}}}
        """

    @Test func textsOfTheFileBesideTheSourceAreFound() throws {
        let source = """
            view A { VStack { #a Text("Save"); #b Text("Done") } }
            preview "p" at (100, 100) with locale: "de" { A() }
            test "t" with locale: ["en", "de"] { show A()
                expect #a.text == (env.locale.identifier == "de" ? "Sichern" : "Save") && #b.text == "Done" }
            """
        let viewc = try Viewc([
            "s/a.view": source, "s/Localizable.xcstrings": Self.catalog, "bad/a.view": source,
            "bad/Localizable.xcstrings": "{", "de.lproj/own.strings": "\"Save\" = \"Speichern\";",
        ])
        let tested = try viewc.run(["test", "s"])
        #expect(tested.output == "2 passed, 0 failed\n")
        #expect(tested.errors.hasPrefix("s/a.view:1:44: warning[V0322]: there is no text for \"Done\" in `de`\n"))
        #expect(try viewc.run(["layout", "s/a.view"]).output.contains("\"Sichern\""))
        let given = try viewc.run(["layout", "s/a.view", "--strings", "de.lproj/own.strings"])
        #expect(given.output.contains("\"Speichern\""))
        for command in ["layout", "test"] {
            let outcome = try viewc.run([command, "bad/a.view"])
            #expect(outcome.code == 2 && outcome.errors.contains("`bad/Localizable.xcstrings`: line 1: "))
        }
    }

    @Test func aPlaceForAValueThatIsNotGivenIsAWarning() throws {
        let viewc = try Viewc([
            "a.view":
                "view A(n: Int = 1, s: String = \"Bo\") { VStack { Text(\"a\"); Text(\"b \\(n)\"); Text(\"c\"); Text(\"d \\(n)\"); "
                + "Text(\"e \\(s)\") } }",
            "a.strings":
                "a = \"Hallo %@\"; \"b %lld\" = \"%lld von %lld\"; c = \"100 % oder 5%\"; \"d %lld\" = \"%1$lld\";"
                + "\"e %@\" = \"Nr. %lld\";",
        ])
        let outcome = try viewc.run(["layout", "a.view", "--strings", "a.strings"])
        #expect(outcome.code == 0)
        let lines = outcome.errors.split(separator: "\n").filter { $0.contains("V0") }
        #expect(lines.count == 3)
        let end = " in `en` has a place for a value that is not given or of another kind"
        #expect(lines.first ?? "" == "a.view:1:54: warning[V0323]: the text \"Hallo %@\" of \"a\"\(end)")
        let second = lines.dropFirst().first ?? ""
        #expect(second == "a.view:1:65: warning[V0323]: the text \"%lld von %lld\" of \"b %lld\"\(end)")
        #expect(lines.last ?? "" == "a.view:1:108: warning[V0323]: the text \"Nr. %lld\" of \"e %@\"\(end)")
        for text in ["\"Hallo %@\"", "\"1 von \"", "\"100 % oder 5%\"", "\"1\"", "\"Nr. \""] {
            #expect(outcome.output.contains(text))
        }
    }

    @Test func filesThatCannotBeReadAreWrongUsage() throws {
        let viewc = try Viewc(["a.view": "view A { Text(\"a\") }", "bad.strings": "\"a\" = \"b", "a.txt": ""])
        try Data(Array("\"a\" = \"".utf8) + [0xE9, 0x22, 0x3B]).write(to: viewc.folder.appending(path: "latin.strings"))
        for (file, message) in [
            ("latin.strings", "`latin.strings`: line 1: a byte is not UTF-8"),
            ("bad.strings", "`bad.strings`: line 1: the string is not closed"),
            ("a.txt", "`a.txt`: its name does not end in .strings, .stringsdict or .xcstrings"),
            ("none.strings", "cannot read `none.strings`: no such file"),
        ] {
            let outcome = try viewc.run(["layout", "a.view", "--strings", file])
            #expect(outcome.code == 2 && outcome.errors.hasPrefix("viewc: `--strings`: \(message)\n"))
        }
    }
}

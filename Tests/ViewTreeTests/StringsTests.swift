import Testing
import ViewTree

/// Files of texts in the languages of an app.
@Suite("Localised strings")
struct StringsTests {
    private func read(_ path: String, _ text: String) throws(StringsError) -> LocalizedStrings {
        try LocalizedStrings.read(path, Array(text.utf8))
    }

    /// The text of a key; "key" where it is its own, nil where it is missing.
    private func text(_ key: String, _ locale: String, in strings: LocalizedStrings) -> String? {
        switch strings.find(key, locale) {
        case .text(let text, _): text.format
        case .key: "key"
        case .missing: nil
        }
    }

    private func problem(_ path: String, _ text: String) -> String? {
        do throws(StringsError) {
            _ = try read(path, text)
            return nil
        } catch {
            return error.text
        }
    }

    // MARK: .strings

    @Test func aStringsFileHoldsKeysTextsAndComments() throws {
        let strings = try read(
            "App/pt-BR.lproj/Localizable.strings",
            """
            /* A comment
               of two lines */
            "Save" = "Salvar"; // the rest of a line
            "a \\"b\\" \\n\\t\\\\" = "\\U00e9 \\UD83D\\UDE00";
            bare.key_1 = value;
            "same";
            """)
        #expect(text("Save", "pt-BR", in: strings) == "Salvar" && text("Save", "pt_BR", in: strings) == "Salvar")
        #expect(text("a \"b\" \n\t\\", "pt-BR", in: strings) == "é 😀")
        #expect(text("bare.key_1", "pt-BR", in: strings) == "value")
        #expect(text("same", "pt-BR", in: strings) == "same")
        #expect(text("Save", "pt", in: strings) == nil)
        #expect(text("Save", "en", in: strings) == "key")
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "line 1: `;` expected"), ("\n\n\"a\" \"b\";", "line 3: `;` expected"),
        ("\"a\" = ;", "line 1: a text in quotes expected"), ("= \"b\";", "line 1: a key in quotes expected"),
        ("\n\"a", "line 2: the string is not closed"), ("/* a", "line 1: the comment is not closed"),
        ("\"a\" = \"b\\", "line 1: the string is not closed"),
        ("a = b;\nc = d;\n\na = e;", "line 4: `a` is there twice"),
        ("{\"hello\":5}", "line 1: a key in quotes expected"),
        ("\n\"a\" = \"%#@n@ items\";", "line 2: `a`: the variable `n` has no plural forms"),
        ("\"a\" = \"%1$#@n@ items\";", "line 1: `a`: the variable `n` has no plural forms"),
        ("\"a\" = \"\n\\Uzzzz\";", "line 2: `\\U` takes four hexadecimal digits"),
        ("\"a\" = \"\\U00e\";", "line 1: `\\U` takes four hexadecimal digits"),
        ("\"a\" = \"\\UD83D x\";", "line 1: half a pair of surrogates stands alone"),
        ("\"a\" = \"\\UD83D\\U0041\";", "line 1: half a pair of surrogates stands alone"),
        ("\n\"a\" = \"\\200\";", "line 2: an octal code beyond `\\177`: write `\\U` and four digits"),
        ("\"a\" = \"\\777\";", "line 1: an octal code beyond `\\177`: write `\\U` and four digits"),
    ])
    func aBrokenStringsFileSaysWhere(_ source: String, _ message: String) {
        #expect(problem("a.strings", source) == message)
    }

    /// One to three octal digits number a sign, as in property lists of the old form.
    @Test func escapesOfTheOldFormAreSigns() throws {
        let strings = try read("a.strings", #"a = "\101\1012\0415\78\177"; b = "\a\b\f\v\q\8";"#)
        #expect(text("a", "en", in: strings) == "AA2!5\u{7}8\u{7F}")
        #expect(text("b", "en", in: strings) == "\u{7}\u{8}\u{C}\u{B}q8")
    }

    @Test(arguments: ["a.strings", "a.stringsdict", "a.xcstrings"])
    func damagedBytesAreRefused(_ path: String) {
        func problem(_ bytes: [UInt8]) -> String? {
            do throws(StringsError) {
                _ = try LocalizedStrings.read(path, bytes)
                return nil
            } catch {
                return error.text
            }
        }
        func little(_ units: [UInt16]) -> [UInt8] { units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        func big(_ units: [UInt16]) -> [UInt8] { units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
        let text = "\n\"a\" = \""
        for bytes in [[0xE9], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80]] as [[UInt8]] {
            #expect(problem(Array(text.utf8) + bytes + Array("\";".utf8)) == "line 2: a byte is not UTF-8")
        }
        #expect(problem([0xEF, 0xBB, 0xBF, 0x0A, 0x0A, 0xC3]) == "line 3: a byte is not UTF-8")
        let sound = Array(text.utf16)
        let alone = "line 2: half a pair of surrogates stands alone"
        for units in [[0xD800, 0x22], [0xDC00, 0xD800], [0xD83D]] as [[UInt16]] {
            #expect(problem(little([0xFEFF] + sound + units)) == alone)
            #expect(problem(big(sound + units)) == alone)
        }
        let odd = "line 2: half a sign of UTF-16 stands at the end"
        #expect(problem(little([0xFEFF] + sound) + [0x41]) == odd && problem(big(sound) + [0]) == odd)
    }

    /// What looks like a variable and is none stands for itself.
    @Test func signsAloneAreNoVariables() throws {
        let strings = try read("a.strings", "a = \"#@b@\"; c = \"100 %%#@d@\"; e = \"%1#@f@ %\";")
        #expect(text("a", "en", in: strings) == "#@b@" && text("c", "en", in: strings) == "100 %%#@d@")
        #expect(text("e", "en", in: strings) == "%1#@f@ %")
    }

    @Test func anEmptyFileAndOneOfUTF16AreRead() throws {
        #expect(try !read("a.strings", "").isEmpty)
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "\"a\" = \"ü\";".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let little = try LocalizedStrings.read("a.strings", bytes)
        #expect(text("a", "de", in: little) == "ü")
        let unmarked = try LocalizedStrings.read("a.strings", Array(bytes.dropFirst(2)))
        #expect(text("a", "de", in: unmarked) == "ü")
        var other: [UInt8] = [0xFE, 0xFF]
        for unit in "\"a\" = \"ü\";".utf16 { other += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        #expect(text("a", "de", in: try LocalizedStrings.read("a.strings", other)) == "ü")
        #expect(text("a", "de", in: try LocalizedStrings.read("a.strings", Array(other.dropFirst(2)))) == "ü")
        #expect(
            text("a", "de", in: try LocalizedStrings.read("a.strings", [0xEF, 0xBB, 0xBF] + Array("a=b;".utf8))) == "b")
    }

    @Test func theFolderSaysTheLanguage() throws {
        let german = try read("de.lproj/a.strings", "a = de;")
        let base = try read("Base.lproj/a.strings", "a = base; b = base;")
        let all = LocalizedStrings(joining: [base, german])
        #expect(text("a", "de-AT", in: all) == "de" && text("b", "de-AT", in: all) == "base")
        #expect(text("a", "fr", in: all) == "base" && text("c", "fr", in: all) == nil)
    }

    // MARK: .stringsdict

    @Test func aDictionaryHasAFormForEachCategory() throws {
        let strings = try read(
            "en.lproj/a.stringsdict",
            """
            <?xml version="1.0"?><!DOCTYPE plist>
            <plist version="1.0"><dict>
              <key>%lld &lt;files&gt;</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@ &#x2026;</string>
                <key>n</key><dict>
                  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                  <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
                </dict>
                <key>ignored</key><array><string>a</string></array>
                <key>number</key><integer>3</integer><key>yes</key><true/>
              </dict>
            </dict></plist>
            """)
        guard case .text(let text, let language) = strings.find("%lld <files>", "en") else {
            Issue.record("the key is not found")
            return
        }
        #expect(language == "en" && text.format == "%#@n@ …" && text.variables.count == 1)
        #expect(text.variables[0].form(.one) == "%lld file" && text.variables[0].form(.few) == "%lld files")
    }

    @Test(arguments: [
        ("", "line 1: no property list in XML"), ("<plist><array></array></plist>", "it holds no dictionary"),
        (
            "<plist><dict><key>a</key><string>b</string></dict></plist>",
            "line 1: `a` has no `NSStringLocalizedFormatKey`"
        ),
        ("<plist>\n<dict><string>", "line 2: `<key>` expected, not `<string>`"),
        ("<dict><key>a</key>\n<string>b &#xD83D;</string></dict>", "line 2: `&#xD83D;` is no sign"),
        (Self.plural("one"), "line 3: `n` of `a` has no form `other`"),
        (Self.plural("other", in: "%#@m@"), "line 2: `a` has no dictionary `m`, which its text names"),
        (
            Self.plural("other").replacing(
                "</dict></plist>",
                with: "<key>a</key><dict>"
                    + "<key>NSStringLocalizedFormatKey</key><string>b</string></dict></dict></plist>"),
            "line 5: `a` is there twice"
        ),
        ("<dict><key>a</key>", "line 1: a value expected"), ("<dict>", "line 1: `</dict>` expected"),
        ("<dict><key>a", "line 1: `</key>` expected"), ("<!-- a", "line 1: `-->` expected"),
        (String(repeating: "<dict><key>a</key>", count: 100), "line 1: nested too deeply"),
    ])
    func aBrokenDictionarySaysWhere(_ source: String, _ message: String) {
        #expect(problem("a.stringsdict", source) == message)
    }

    /// A dictionary of a text whose variables v0, v1, … have one form each.
    private static func variables(_ forms: [String]) -> String {
        let variables = forms.enumerated().map { index, form in
            "<key>v\(index)</key><dict><key>other</key><string>\(form)</string></dict>"
        }
        return "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
            + variables.joined() + "</dict></dict>"
    }

    @Test func variablesInEachOtherHaveAnEnd() {
        func fault(_ forms: [String]) -> String? { problem("a.stringsdict", Self.variables(forms)) }
        #expect(fault(["x %#@v1@", "y %#@v0@"]) == "line 1: `a`: the variable `v0` stands in its own forms")
        let next = (1...8).map { "%#@v\($0)@" }
        #expect(fault(next[..<7] + ["end"]) == nil)
        #expect(fault(["x %#@v3@"]) == "line 1: `a`: the variable `v3` has no plural forms")
        // A thousand ends, the names of variables counted: 70 + 10 × (70 + 10 × (70 + 10 × 40)) bytes are 47,770, and
        // 52,770 with ends of 45. A text alone may be as long as it likes.
        let many = (1...3).map { String(repeating: "%#@v\($0)@", count: 10) }
        #expect(fault(many + [String(repeating: "x", count: 40)]) == nil)
        let tooLong = "line 1: `a`: the text is too long with its variables"
        #expect(fault(many + [String(repeating: "x", count: 45)]) == tooLong)
        #expect(problem("a.strings", "a = \"" + String(repeating: "x", count: 100_000) + "\";") == nil)
        #expect(fault(next + ["end"]) == "line 1: `a`: its variables stand in each other too deep")
        // Ten of each in each: seven levels are ten million ends.
        let often = (1...7).map { String(repeating: "%#@v\($0)@", count: 10) }
        #expect(fault(often + ["end"]) == "line 1: `a`: the text is too long with its variables")
    }

    /// A dictionary of one text whose variable has one form.
    private static func plural(_ form: String, in text: String = "%#@n@") -> String {
        """
        <plist><dict>
        <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>
        <key>n</key>
        <dict><key>\(form)</key><string>%lld files</string></dict></dict>
        </dict></plist>
        """
    }

    // MARK: .xcstrings

    @Test func aCatalogHoldsAllLanguages() throws {
        let strings = try read(
            "a.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
              "Key": {"localizations": {"en": {"stringUnit": {"value": "Own"}}}},
              "Tap": {"localizations": {"de": {"variations": {"device": {
                "ipad": {"stringUnit": {"value": "Pad"}}, "iphone": {"stringUnit": {"value": "Phone"}}}}}}},
              "Empty": {}
            }}
            """)
        #expect(text("Save", "de", in: strings) == "Sichern" && text("Save", "en", in: strings) == "Save")
        #expect(text("Key", "en", in: strings) == "Own" && text("Key", "de", in: strings) == nil)
        #expect(text("Tap", "de-CH", in: strings) == "Phone")
        #expect(text("Save", "ja", in: strings) == nil && text("Other", "en", in: strings) == nil)
    }

    @Test func whatNobodyHasTranslatedYetIsMissingAndWhatNobodyWillIsItself() throws {
        let strings = try read(
            "a.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {
              "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
              "Begun": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Begonnen"}}}},
              "None": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}},
              "Ada": {"shouldTranslate": false}
            }}
            """)
        #expect(text("New", "de", in: strings) == nil && text("Begun", "de", in: strings) == "Begonnen")
        #expect(text("None", "de", in: strings) == "")
        #expect(text("Ada", "de", in: strings) == "Ada" && text("Ada", "ja", in: strings) == "Ada")
    }

    @Test func aRegionHasTheTextsOfItsScriptAndThatThoseOfItsLanguage() throws {
        let strings = try read(
            "a.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {
              "a": {"localizations": {"zh-Hant": {"stringUnit": {"value": "T"}}, "zh": {"stringUnit": {"value": "Z"}}}},
              "b": {"localizations": {"zh": {"stringUnit": {"value": "Z"}}}}
            }}
            """)
        #expect(text("a", "zh-Hant-TW", in: strings) == "T" && text("b", "zh-Hant-TW", in: strings) == "Z")
        #expect(text("a", "zh-Hans", in: strings) == "Z")
    }

    @Test func aBrokenCatalogSaysWhere() {
        #expect(problem("a.xcstrings", "{\n\"strings\": [}") == "line 2: a value expected")
        #expect(problem("a.xcstrings", "[]") == "it holds no object `strings`")
        #expect(
            problem("a.xcstrings", #"{"strings":\#n {"a\uD83D": {}}}"#)
                == "line 2: half a pair of surrogates stands alone")
        #expect(
            problem("a.xcstrings", "{\"strings\": {\n\"hello\": 5}}")
                == "line 2: an object expected for the key `hello`")
        #expect(
            problem("a.xcstrings", "{\"strings\": {\n\"a\": {}, \"b\": {},\n\"a\": {}}}")
                == "line 3: `a` is there twice")
        func language(_ text: String) -> String? {
            problem("a.xcstrings", "{\"strings\": {\"a\": {\"localizations\": {\n\"de\": \(text)}}}}")
        }
        #expect(language("[]") == "line 2: an object expected for the language `de`")
        #expect(language("{\n\"stringUnit\": {\"state\": \"new\"}}") == "line 3: a text `value` expected")
        let unit = "{\"stringUnit\": {\"value\": \"b\"}}"
        func plural(_ forms: String) -> String? { language("{\"variations\": {\"plural\":\n{\(forms)}}}") }
        #expect(plural("\"one\": \(unit)") == "line 2: the plural of `de` has no form `other`")
        #expect(plural("\"some\": \(unit)") == "line 3: `some` is no plural category")
        #expect(plural("\"one\": \(unit), \"other\": \(unit)") == nil)
        #expect(problem("a.txt", "") == "its name does not end in .strings, .stringsdict or .xcstrings")
    }

    // MARK: Plural categories

    /// The categories of 0, 1, 2, 3, 5, 11, 21, 22, 100, 101 and a million, from the tables of Unicode CLDR.
    @Test(arguments: [
        ("en", "other one other other other other other other other other other"),
        ("de", "other one other other other other other other other other other"),
        ("ja", "other other other other other other other other other other other"),
        ("ar", "zero one two few few many many many other other other"),
        ("he", "other one two other other other other other other other other"),
        ("fr", "one one other other other other other other other other many"),
        ("es", "other one other other other other other other other other many"),
        ("pt", "one one other other other other other other other other many"),
        ("ru", "many one few few many many one few many one many"),
        ("pl", "many one few few many many many few many many many"),
        ("cs", "other one few few other other other other other other other"),
        ("sl", "other one two few other other other other other one other"),
        ("lt", "other one few few few other one few other one other"),
        ("ro", "few one few few few few other other other few other"),
        ("hi", "one one other other other other other other other other other"),
        ("cy", "zero one two few other other other other other other other"),
    ])
    func categories(_ language: String, _ expected: String) {
        let numbers: [Int64] = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1_000_000]
        let found = numbers.map { PluralRules.category($0, language).rawValue }
        #expect(found.joined(separator: " ") == expected)
    }

    @Test func fractionsHaveCategoriesToo() {
        #expect(PluralRules.category(1.5, "en") == .other && PluralRules.category(1.5, "fr") == .one)
        #expect(PluralRules.category(1.5, "cs") == .many && PluralRules.category(2.0, "cs") == .few)
        #expect(PluralRules.category(Double.infinity, "ru") == .other)
    }
}

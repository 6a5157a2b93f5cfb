import Testing
import ViewBase
import ViewRuntime
import ViewTree

/// Numbers as locales write them; the expected texts are those of CLDR 44 (its ICU in Foundation shows the same).
@Suite struct NumberLocaleTests {
    /// What `Text(number, format:)` shows in a locale.
    private func text(_ arguments: String, _ locale: String) -> String {
        var environment = EnvironmentValues.fixed
        environment.locale = locale
        return Shown("view Probe { Text(\(arguments)) }", environment: environment).texts.first ?? ""
    }

    @Test(arguments: [
        ("en", "1,234.5", "12,345,678.25", "-25.6%"),
        ("en-IN", "1,234.5", "1,23,45,678.25", "-25.6%"),
        ("de", "1.234,5", "12.345.678,25", "-25,6\u{A0}%"),
        ("fr", "1\u{202F}234,5", "12\u{202F}345\u{202F}678,25", "-25,6\u{A0}%"),
        ("es", "1234,5", "12.345.678,25", "-25,6\u{A0}%"),
        ("it", "1234,5", "12.345.678,25", "-25,6%"),
        ("pt", "1.234,5", "12.345.678,25", "-25,6%"),
        ("pt-BR", "1.234,5", "12.345.678,25", "-25,6%"),
        ("pt-PT", "1234,5", "12\u{A0}345\u{A0}678,25", "-25,6%"),
        ("nl", "1.234,5", "12.345.678,25", "-25,6%"),
        ("sv", "1\u{A0}234,5", "12\u{A0}345\u{A0}678,25", "\u{2212}25,6\u{A0}%"),
        ("pl", "1234,5", "12\u{A0}345\u{A0}678,25", "-25,6%"),
        ("ru", "1\u{A0}234,5", "12\u{A0}345\u{A0}678,25", "-25,6\u{A0}%"),
        ("ja_JP", "1,234.5", "12,345,678.25", "-25.6%"),
        ("zh", "1,234.5", "12,345,678.25", "-25.6%"),
        ("ko", "1,234.5", "12,345,678.25", "-25.6%"),
        ("ar", "1,234.5", "12,345,678.25", "\u{200E}-25.6\u{200E}%\u{200E}"),
        ("hi", "1,234.5", "1,23,45,678.25", "-25.6%"),
    ])
    func numbers(_ locale: String, _ small: String, _ large: String, _ percent: String) {
        #expect(text("1234.5, format: .number", locale) == small)
        #expect(text("12345678.25, format: .number", locale) == large)
        #expect(text("-0.256, format: .percent", locale) == percent)
    }

    @Test(arguments: [
        ("en", "€1,234.50", "-$1,234,567.50", "-CHF\u{A0}1.50", "¥1,000"),
        ("en-GB", "€1,234.50", "-US$1,234,567.50", "-CHF\u{A0}1.50", "JP¥1,000"),
        ("de", "1.234,50\u{A0}€", "-1.234.567,50\u{A0}$", "-1,50\u{A0}CHF", "1.000\u{A0}¥"),
        ("de-AT", "€\u{A0}1.234,50", "-$\u{A0}1.234.567,50", "-CHF\u{A0}1,50", "¥\u{A0}1.000"),
        (
            "fr", "1\u{202F}234,50\u{A0}€", "-1\u{202F}234\u{202F}567,50\u{A0}$US", "-1,50\u{A0}CHF",
            "1\u{202F}000\u{A0}JPY"
        ),
        ("es", "1234,50\u{A0}€", "-1.234.567,50\u{A0}US$", "-1,50\u{A0}CHF", "1000\u{A0}JPY"),
        ("it", "1234,50\u{A0}€", "-1.234.567,50\u{A0}USD", "-1,50\u{A0}CHF", "1000\u{A0}JPY"),
        ("pt", "€\u{A0}1.234,50", "-US$\u{A0}1.234.567,50", "-CHF\u{A0}1,50", "JP¥\u{A0}1.000"),
        ("pt-PT", "1234,50\u{A0}€", "-1\u{A0}234\u{A0}567,50\u{A0}US$", "-1,50\u{A0}CHF", "1000\u{A0}JP¥"),
        ("nl", "€\u{A0}1.234,50", "US$\u{A0}-1.234.567,50", "CHF\u{A0}-1,50", "JP¥\u{A0}1.000"),
        (
            "sv", "1\u{A0}234,50\u{A0}€", "\u{2212}1\u{A0}234\u{A0}567,50\u{A0}US$", "\u{2212}1,50\u{A0}CHF",
            "1\u{A0}000\u{A0}JPY"
        ),
        ("pl", "1234,50\u{A0}€", "-1\u{A0}234\u{A0}567,50\u{A0}USD", "-1,50\u{A0}CHF", "1000\u{A0}JPY"),
        ("ru", "1\u{A0}234,50\u{A0}€", "-1\u{A0}234\u{A0}567,50\u{A0}$", "-1,50\u{A0}CHF", "1\u{A0}000\u{A0}¥"),
        ("ja", "€1,234.50", "-$1,234,567.50", "-CHF\u{A0}1.50", "¥1,000"),
        ("zh", "€1,234.50", "-US$1,234,567.50", "-CHF\u{A0}1.50", "JP¥1,000"),
        ("zh-Hant", "€1,234.50", "-US$1,234,567.50", "-CHF\u{A0}1.50", "¥1,000"),
        ("ko", "€1,234.50", "-US$1,234,567.50", "-CHF\u{A0}1.50", "JP¥1,000"),
        (
            "ar", "\u{200F}1,234.50\u{A0}€", "\u{200F}\u{200E}-1,234,567.50\u{A0}US$", "\u{200F}\u{200E}-1.50\u{A0}CHF",
            "\u{200F}1,000\u{A0}JP¥"
        ),
        ("hi", "€1,234.50", "-$12,34,567.50", "-CHF\u{A0}1.50", "JP¥1,000"),
    ])
    func money(_ locale: String, _ euros: String, _ dollars: String, _ francs: String, _ yen: String) {
        #expect(text("1234.5, format: .currency(code: \"EUR\")", locale) == euros)
        #expect(text("-1234567.5, format: .currency(code: \"USD\")", locale) == dollars)
        #expect(text("-1.5, format: .currency(code: \"CHF\")", locale) == francs)
        #expect(text("1000, format: .currency(code: \"JPY\")", locale) == yen)
    }

    /// A modifier sets the locale of what it is on; `formatted` gives a string before there is a place, so the screen's
    /// locale counts.
    @Test func theNearestLocaleCounts() {
        var environment = EnvironmentValues.fixed
        environment.locale = "fr"
        let shown = Shown(
            """
            view Probe(n: Double = 1234.5) {
                VStack {
                    Text(n, format: .number)
                    Text("\\(n, format: .number)")
                    Text((0.5).formatted(.percent))
                    Group {
                        Text(n, format: .number)
                        Text("\\(n, format: .number)").environment(\\.locale, Locale(identifier: "ja_JP"))
                        Text(n.formatted())
                        (Text(n, format: .number).bold() + Text("!")).environment(\\.locale, .init(identifier: "es"))
                    }
                    .environment(\\.locale, Locale(identifier: "de_DE"))
                }
            }
            """, environment: environment)
        #expect(
            shown.texts == [
                "1\u{202F}234,5", "1\u{202F}234,5", "50\u{A0}%", "1.234,5", "1,234.5", "1\u{202F}234,5", "1234,5!",
            ])
    }

    /// A locale that is not known is reported once, and only where a number is formatted.
    @Test func anUnknownLocaleIsReported() {
        var environment = EnvironmentValues.fixed
        environment.locale = "tlh"
        let source = "view Probe(n: Double = 1234.5) { VStack { Text(n, format: .number); Text(n, format: .percent) } }"
        let shown = Shown(source, environment: environment)
        #expect(shown.texts == ["1,234.5", "123,450%"])
        #expect(
            shown.screen.diagnostics.map { $0.message } == [
                "how numbers are written in `tlh` is not known; they are written as in English"
            ])
        #expect(Shown("view Probe { Text(\"\\(5)\") }", environment: environment).codes.isEmpty)
    }
}

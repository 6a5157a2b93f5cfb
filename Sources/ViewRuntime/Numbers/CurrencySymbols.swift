/// The symbols that a locale has for currencies; one without a symbol is written by its code.
///
/// Source: Unicode CLDR 44, currency symbols and ISO 4217 digits.
struct CurrencySymbols: Hashable {
    /// Codes and symbols in turn, with spaces between.
    private let own: String
    /// Whether currencies not among them have the symbols that most locales give them.
    private let sharesCommon: Bool

    /// The symbols that differ from those of most locales.
    init(own: String) {
        self.own = own
        sharesCommon = true
    }

    /// All symbols of a locale.
    init(all: String) {
        own = all
        sharesCommon = false
    }

    private static let common =
        "USD US$ EUR € GBP £ JPY JP¥ AUD A$ BRL R$ CAD CA$ CNY CN¥ HKD HK$ ILS ₪ INR ₹ KRW ₩ MXN MX$ NZD NZ$ "
        + "TWD NT$ VND ₫"

    /// The symbol of the currency with an ISO code.
    func symbol(_ code: String) -> String {
        let code = code.uppercased()
        if let symbol = CurrencySymbols.find(code, own) { return symbol }
        return sharesCommon ? CurrencySymbols.find(code, CurrencySymbols.common) ?? code : code
    }

    private static func find(_ code: String, _ pairs: String) -> String? {
        let words = pairs.utf8.split(separator: 0x20)
        for index in stride(from: 0, to: words.count, by: 2) where words[index].elementsEqual(code.utf8) {
            return String(words[index + 1])
        }
        return nil
    }

    /// Whether a symbol ends in a letter and not in a sign such as `$`.
    static func endsInLetter(_ symbol: String) -> Bool {
        guard let last = symbol.unicodeScalars.last else { return false }
        return last.properties.isAlphabetic
    }

    /// The digits after the point.
    static func fractionLength(_ code: String) -> Int {
        switch code.uppercased() {
        case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF",
            "XPF":
            return 0
        case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": return 3
        default: return 2
        }
    }
}

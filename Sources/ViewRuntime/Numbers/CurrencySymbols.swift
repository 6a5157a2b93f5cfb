/// How amounts of a currency are written in English.
///
/// Source: Unicode CLDR, English currency symbols and ISO 4217 digits.
enum CurrencySymbols {
    /// What stands before the amount: the symbol, or the code and a no-break space.
    static func prefix(_ code: String) -> String {
        let code = code.uppercased()
        switch code {
        case "USD": return "$"
        case "EUR": return "€"
        case "GBP": return "£"
        case "JPY": return "¥"
        case "AUD": return "A$"
        case "BRL": return "R$"
        case "CAD": return "CA$"
        case "CNY": return "CN¥"
        case "HKD": return "HK$"
        case "ILS": return "₪"
        case "INR": return "₹"
        case "KRW": return "₩"
        case "MXN": return "MX$"
        case "NZD": return "NZ$"
        case "PHP": return "₱"
        case "TWD": return "NT$"
        case "VND": return "₫"
        default: return code + "\u{A0}"
        }
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

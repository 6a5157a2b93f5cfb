/// How a locale writes numbers, always in Latin digits.
///
/// Source: Unicode CLDR 44, as the Foundation of Swift 6.3 shows it.
struct NumberConventions: Hashable {
    /// Where the symbol of a currency stands.
    enum CurrencyPlace: Hashable {
        /// `$1`; a no-break space parts a symbol that ends in a letter.
        case before
        /// The symbol, a no-break space and the amount.
        case beforeSpaced
        /// The amount, a no-break space and the symbol.
        case after
    }

    private(set) var decimalSeparator = "."
    private(set) var groupSeparator = ","
    /// The digits of each group but the last, which has three.
    private(set) var groupSize = 3
    /// The digits that must stand before the first separator.
    private(set) var leastLeadingDigits = 1
    private(set) var minus = "-"
    private(set) var percent = "%"
    private(set) var currencyPlace = CurrencyPlace.before
    /// Whether a minus stands between the symbol before an amount and the amount.
    private(set) var signsAmount = false
    /// What stands before every amount of money.
    private(set) var currencyMark = ""
    private(set) var symbols = CurrencySymbols(own: "USD $ JPY ¥ PHP ₱")

    /// How English is written.
    static let english = NumberConventions()

    private init() {}

    /// How the locale of a tag such as `de`, `pt-PT` or `zh_Hant` is written; nil for a language that is not known. A
    /// region that is not known counts as its language.
    init?(_ tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        guard let language = parts.first else { return nil }
        switch language {
        case "en", "hi": writeAsEnglish(language, parts)
        case "ja", "ko", "zh": writeInAsia(language, parts)
        case "de", "es", "it", "nl", "pt": writeWithPoints(language, parts)
        case "fr", "pl", "ru", "sv": writeWithSpaces(language)
        case "ar":
            minus = "\u{200E}-"
            percent = "\u{200E}%\u{200E}"
            currencyPlace = .after
            currencyMark = "\u{200F}"
            symbols = CurrencySymbols(own: "AUD AU$ GBP UK£")
        default: return nil
        }
    }

    private mutating func writeAsEnglish(_ language: Substring, _ parts: [Substring]) {
        let isIndian = language == "hi" || parts.contains("in")
        if isIndian { groupSize = 2 }
        if language == "hi" {
            symbols = CurrencySymbols(own: "USD $")
        } else if isIndian {
            symbols = CurrencySymbols(own: "USD $ PHP ₱")
        } else if parts.contains("gb") {
            symbols = CurrencySymbols(own: "PHP ₱")
        }
    }

    private mutating func writeInAsia(_ language: Substring, _ parts: [Substring]) {
        switch language {
        case "ja": symbols = CurrencySymbols(own: "USD $ JPY ¥ CNY 元")
        case "ko": symbols = CurrencySymbols(own: "AUD AU$")
        default:
            let isTraditional = parts.contains("hant") || parts.contains("tw")
            symbols = CurrencySymbols(own: isTraditional ? "AUD AU$ JPY ¥ KRW ￦ TWD $" : "AUD AU$ CNY ¥")
        }
    }

    /// The languages with a decimal comma that part groups by points, but in Portugal.
    private mutating func writeWithPoints(_ language: Substring, _ parts: [Substring]) {
        decimalSeparator = ","
        groupSeparator = "."
        currencyPlace = .after
        switch language {
        case "de":
            percent = "\u{A0}%"
            if parts.contains("at") { currencyPlace = .beforeSpaced }
            symbols = CurrencySymbols(own: "USD $ JPY ¥ AUD AU$")
        case "es":
            percent = "\u{A0}%"
            leastLeadingDigits = 2
            symbols = CurrencySymbols(all: "USD US$ EUR € VND ₫")
        case "it":
            leastLeadingDigits = 2
            symbols = CurrencySymbols(all: "EUR € GBP £ AUD A$ CAD CA$ CNY CN¥ ILS ₪ NZD NZ$ PHP ₱")
        case "nl":
            currencyPlace = .beforeSpaced
            signsAmount = true
            symbols = CurrencySymbols(own: "AUD AU$ CAD C$")
        default:
            symbols = CurrencySymbols(own: "AUD AU$")
            if parts.dropFirst().contains("pt") {
                groupSeparator = "\u{A0}"
                leastLeadingDigits = 2
            } else {
                currencyPlace = .beforeSpaced
            }
        }
    }

    /// The languages with a decimal comma that part groups by spaces.
    private mutating func writeWithSpaces(_ language: Substring) {
        decimalSeparator = ","
        groupSeparator = "\u{A0}"
        percent = "\u{A0}%"
        currencyPlace = .after
        switch language {
        case "fr":
            groupSeparator = "\u{202F}"
            symbols = CurrencySymbols(
                all: "USD $US EUR € GBP £GB AUD $AU BRL R$ CAD $CA ILS ₪ INR ₹ KRW ₩ MXN $MX NZD $NZ VND ₫")
        case "pl":
            percent = "%"
            leastLeadingDigits = 2
            symbols = CurrencySymbols(all: "EUR € BRL R$ PLN zł")
        case "ru": symbols = CurrencySymbols(own: "USD $ JPY ¥ RUB ₽")
        default:
            minus = "\u{2212}"
            symbols = CurrencySymbols(all: "USD US$ EUR € BRL BR$ CAD CA$ ILS ₪ MXN MX$ SEK kr")
        }
    }
}

extension NumberConventions {
    /// Digits before the decimal separator, in groups.
    func grouped(_ digits: [UInt8]) -> [UInt8] {
        guard digits.count >= 3 + leastLeadingDigits else { return digits }
        var result: [UInt8] = []
        for index in digits.indices {
            let left = digits.count - index
            if index > 0, left >= 3, (left - 3) % groupSize == 0 { result.append(contentsOf: groupSeparator.utf8) }
            result.append(digits[index])
        }
        return result
    }

    /// An amount of money, with its symbol where the locale has it.
    func amount(_ digits: String, _ code: String, isNegative: Bool) -> String {
        let sign = isNegative ? minus : ""
        let symbol = symbols.symbol(code)
        switch currencyPlace {
        case .after: return currencyMark + sign + digits + "\u{A0}" + symbol
        case .beforeSpaced: return signsAmount ? symbol + "\u{A0}" + sign + digits : sign + symbol + "\u{A0}" + digits
        case .before: return sign + symbol + (CurrencySymbols.endsInLetter(symbol) ? "\u{A0}" : "") + digits
        }
    }
}

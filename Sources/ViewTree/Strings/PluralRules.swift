/// The plural categories of languages (Unicode CLDR 45, cardinal rules) for numbers without visible fraction digits,
/// and for others.
public enum PluralRules {
    /// The category of a whole number.
    public static func category(_ number: Int64, _ language: String) -> PluralCategory {
        let n = number.magnitude
        let (ten, hundred) = (n % 10, n % 100)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": return .other
        case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am":
            if n <= 1 { return .one }
            return (language == "fr" || language == "pt") && isMillions(n) ? .many : .other
        case "es", "it", "ca": return n == 1 ? .one : isMillions(n) ? .many : .other
        case "he": return n == 1 ? .one : n == 2 ? .two : .other
        case "ar": return arabic(n, hundred)
        case "ru", "uk", "be": return slavic(ten, hundred)
        case "sr", "hr", "bs":
            let category = slavic(ten, hundred)
            return category == .many ? .other : category
        case "pl":
            if n == 1 { return .one }
            return slavic(ten, hundred) == .few ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl": return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case "lt":
            if (11...19).contains(hundred) || ten == 0 { return .other }
            return ten == 1 ? .one : .few
        case "lv":
            if ten == 0 || (11...19).contains(hundred) { return .zero }
            return ten == 1 ? .one : .other
        case "ro":
            if n == 1 { return .one }
            return n == 0 || (1...19).contains(hundred) ? .few : .other
        case "ga":
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "cy":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        case "is", "mk": return ten == 1 && hundred != 11 ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }

    /// The category of a number that may have a fraction.
    public static func category(_ number: Double, _ language: String) -> PluralCategory {
        guard let whole = Int64(exactly: number) else { return fraction(number.magnitude, language) }
        return category(whole, language)
    }

    private static func fraction(_ number: Double, _ language: String) -> PluralCategory {
        switch language {
        case "fr", "pt", "hy": number < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am": number <= 1 ? .one : .other
        case "cs", "sk", "lt": .many
        case "ro", "sl": .few
        case "he": number < 1 ? .one : .other
        default: .other
        }
    }

    private static func isMillions(_ number: UInt64) -> Bool { number != 0 && number % 1_000_000 == 0 }

    private static func arabic(_ number: UInt64, _ hundred: UInt64) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
        }
    }

    private static func slavic(_ ten: UInt64, _ hundred: UInt64) -> PluralCategory {
        if ten == 1, hundred != 11 { return .one }
        return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    }
}

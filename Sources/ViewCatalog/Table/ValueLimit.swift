/// The values that mean something for a parameter; what a program gives beyond them is an error.
public enum ValueLimit: UInt8, Sendable {
    /// All of its type.
    case none
    case atLeastOne
    case notNegative
    case positive
    /// From −1 to 1.
    case fromMinusOneToOne
    /// The identifier of a locale, which begins with a language.
    case locale

    /// Whether a number means something.
    public func allows(_ number: Double) -> Bool {
        switch self {
        case .none, .locale: true
        case .atLeastOne: number >= 1
        case .notNegative: number >= 0
        case .positive: number > 0
        case .fromMinusOneToOne: number >= -1 && number <= 1
        }
    }

    /// What a value must be, after "must be".
    public var words: String {
        switch self {
        case .none: "of its type"
        case .atLeastOne: "at least 1"
        case .notNegative: "0 or more"
        case .positive: "more than 0"
        case .fromMinusOneToOne: "from -1 to 1"
        case .locale: "a language, as `de`, with what follows it, as `pt-BR`"
        }
    }
}

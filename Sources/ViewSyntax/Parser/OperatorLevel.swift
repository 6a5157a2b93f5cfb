/// The precedence of an operator, weakest first.
enum OperatorLevel: UInt8 {
    case ternary
    case disjunction
    case conjunction
    case comparison
    case fallback
    case range
    case sum
    case product

    /// Whether two operators of this level cannot stand side by side.
    var isNonAssociative: Bool { self == .comparison || self == .range }
}

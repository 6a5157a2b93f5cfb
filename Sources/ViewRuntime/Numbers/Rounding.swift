import ViewLayout

/// Rounding to whole numbers, in the order of the language's rounding rules.
enum Rounding: UInt8 {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero

    /// The whole number, and from where up to but not including where numbers have the same.
    func whole(_ number: Double) -> (result: Double, from: Double, below: Double) {
        let result = number.rounded(rule)
        let (lowest, highest) = interval(result)
        return (result, lowest, highest.nextUp)
    }

    /// Rounds a layout number, which is then constant between two turns.
    func rounded<S: LayoutScalar>(_ number: S, _ turns: inout S.Turns) -> S {
        let (result, from, below) = whole(number.ahead)
        S.holds(number, from: from, below: below, &turns)
        return S(result)
    }

    private var rule: FloatingPointRoundingRule {
        switch self {
        case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
        case .toNearestOrEven: .toNearestOrEven
        case .up: .up
        case .down: .down
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        }
    }

    /// The least and the greatest number that round to a result.
    private func interval(_ result: Double) -> (Double, Double) {
        switch self {
        case .up: ((result - 1).nextUp, result)
        case .down: (result, (result + 1).nextDown)
        case .towardZero:
            (result > 0 ? result : (result - 1).nextUp, result < 0 ? result : (result + 1).nextDown)
        case .awayFromZero:
            (result > 0 ? (result - 1).nextUp : result, result < 0 ? (result + 1).nextDown : result)
        case .toNearestOrAwayFromZero:
            (result > 0 ? result - 0.5 : (result - 0.5).nextUp, result < 0 ? result + 0.5 : (result + 0.5).nextDown)
        case .toNearestOrEven:
            (result / 2).rounded(.down) * 2 == result
                ? (result - 0.5, result + 0.5) : ((result - 0.5).nextUp, (result + 0.5).nextDown)
        }
    }
}

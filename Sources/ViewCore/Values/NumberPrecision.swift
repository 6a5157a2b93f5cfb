/// How many digits a number is written with.
public struct NumberPrecision: Hashable, Sendable {
    let fractionLength: Int

    /// A fixed number of digits after the point.
    public static func fractionLength(_ length: Int) -> NumberPrecision {
        precondition(length >= 0, "a count cannot be negative")
        return NumberPrecision(fractionLength: length)
    }
}

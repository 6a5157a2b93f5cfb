import ViewRuntime

/// How a number is written.
public struct NumberFormat: Hashable, Sendable {
    let format: ViewRuntime.NumberFormat

    /// As the locale writes a number.
    public static let number = NumberFormat(format: ViewRuntime.NumberFormat(.number))

    /// As a percentage.
    public static let percent = NumberFormat(format: ViewRuntime.NumberFormat(.percent))

    /// As an amount of money.
    public static func currency(code: String) -> NumberFormat {
        NumberFormat(format: ViewRuntime.NumberFormat(.currency(code)))
    }

    /// The same with a number of digits.
    public func precision(_ precision: NumberPrecision) -> NumberFormat {
        var format = format
        format.fractionLength = min(precision.fractionLength, Int(ViewRuntime.NumberFormat.greatestLength))
        return NumberFormat(format: format)
    }

    var value: Value<Double> { .numberFormat(format) }
}

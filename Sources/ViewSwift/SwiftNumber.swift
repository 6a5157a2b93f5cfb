import ViewIR

/// A number that the Swift compiler works out before the program runs.
enum SwiftNumber: Hashable {
    case whole(Int64)
    case double(Double)

    /// The result of a calculation; nil where it fails, or is none that the compiler works out.
    static func result(_ left: SwiftNumber, _ sign: ArithmeticOperator, _ right: SwiftNumber) -> SwiftNumber? {
        switch (left, right) {
        case (.whole(let left), .whole(let right)): whole(left, sign, right).map { .whole($0) }
        case (.double(let left), .double(let right)): double(left, sign, right).map { .double($0) }
        default: nil
        }
    }

    private static func whole(_ left: Int64, _ sign: ArithmeticOperator, _ right: Int64) -> Int64? {
        let result =
            switch sign {
            case .add: left.addingReportingOverflow(right)
            case .subtract: left.subtractingReportingOverflow(right)
            case .multiply: left.multipliedReportingOverflow(by: right)
            case .divide: left.dividedReportingOverflow(by: right)
            case .remainder: left.remainderReportingOverflow(dividingBy: right)
            }
        return result.overflow ? nil : result.partialValue
    }

    private static func double(_ left: Double, _ sign: ArithmeticOperator, _ right: Double) -> Double? {
        switch sign {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .remainder: nil
        }
    }

    /// The whole part of a double; nil where there is none.
    var truncated: SwiftNumber? {
        guard case .double(let value) = self, value.magnitude < 9e18 else { return nil }
        return .whole(Int64(value))
    }
}

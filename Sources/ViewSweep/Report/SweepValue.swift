import ViewBase

/// A value of what is swept.
public enum SweepValue: Hashable, Sendable {
    case number(Double)
    case name(String)

    /// The value as it is printed.
    public var text: String {
        switch self {
        case .number(let number): Decimal.text(number)
        case .name(let name): name
        }
    }

    func write(to json: inout JSONWriter) {
        switch self {
        case .number(let number): json.number(number)
        case .name(let name): json.string(name)
        }
    }
}

import ViewBase

extension IRPrinter {
    /// A double always shows that it is none of the integers: `8.0`.
    func text(_ value: Double) -> String {
        let digits = Decimal.text(value)
        return value.isFinite && !digits.utf8.contains(0x2E) ? digits + ".0" : digits
    }

    func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// A string's characters as a literal spells them.
    func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    func text(_ how: ArithmeticOperator) -> String {
        switch how {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        }
    }

    func text(_ how: ComparisonOperator) -> String {
        switch how {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .approximately: "≈"
        }
    }
}

import ViewBase

extension ParameterSpec {
    /// The parameter as a declaration writes it: `spacing: Double? = nil`.
    public var signature: String {
        var text = label.map { $0 == name ? $0 : $0 + " " + name } ?? "_ " + name
        text += ": " + type.spelling
        if let written = defaultValue.written { text += " = " + written }
        return text
    }
}

extension DefaultValue {
    /// The value as a declaration writes it; nil for a parameter that the call must give.
    fileprivate var written: String? {
        switch self {
        case .required: nil
        case .none: "nil"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): Decimal.text(value)
        case .infinity: ".infinity"
        case .string(let value): "\"" + value + "\""
        case .member(let name): "." + name
        case .empty: "{}"
        case .implied: "…"
        }
    }
}

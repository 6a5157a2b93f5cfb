extension JSONValue {
    /// An object of the members that have a value.
    public static func members(_ members: (String, JSONValue?)...) -> JSONValue {
        var kept: [JSONMember] = []
        for (key, value) in members { if let value { kept.append(JSONMember(key, value)) } }
        return .object(kept)
    }

    public static func int(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// A whole number, if the value is one that an `Int` holds.
    public var int: Int? {
        guard let number, number.rounded() == number, abs(number) < 9e15 else { return nil }
        return Int(exactly: number)
    }
}

extension JSONWriter {
    /// Writes a value with all that it holds.
    public mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let bool): self.bool(bool)
        case .number(let number):
            if number.rounded() == number, abs(number) < 9e15 { self.number(Int(number)) } else { self.number(number) }
        case .string(let text): string(text)
        case .array(let elements):
            beginArray(.inline)
            for element in elements { self.value(element) }
            end()
        case .object(let members):
            beginObject(.inline)
            for member in members {
                key(member.key)
                self.value(member.value)
            }
            end()
        }
    }
}

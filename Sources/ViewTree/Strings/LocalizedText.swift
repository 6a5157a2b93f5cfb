/// A text with places for values, and forms that go by number.
public struct LocalizedText: Hashable, Sendable {
    /// The text; `%@`, `%lld` and the like stand for values, `%#@name@` for a variable.
    public let format: String
    public let variables: [PluralVariable]

    public init(_ format: String, variables: [PluralVariable] = []) {
        self.format = format
        self.variables = variables
    }

    /// The names of the variables that a text names, as `%#@name@` or `%1$#@name@`.
    static func variableNames(_ format: String) -> [String] {
        var names: [String] = []
        var rest = Array(format.utf8)[...]
        while let sign = rest.firstIndex(of: 0x25) {
            rest = rest[(sign + 1)...]
            // A percent sign that stands for itself.
            if rest.first == 0x25 {
                rest = rest.dropFirst()
                continue
            }
            let position = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            let after = rest[position.endIndex...]
            let mark = !position.isEmpty && after.first == 0x24 ? after.dropFirst() : rest
            guard mark.starts(with: [0x23, 0x40]), let end = mark.dropFirst(2).firstIndex(of: 0x40) else { continue }
            names.append(String(decoding: mark.dropFirst(2)[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        return names
    }
}

/// A part of a text that has a form for each plural category.
public struct PluralVariable: Hashable, Sendable {
    public let name: String
    /// The position of the value that decides; nil for the next one.
    public let argument: Int?
    /// Whether the forms are the whole text, whose values count from the first; the first number then decides.
    public let isWhole: Bool
    public let forms: [PluralCategory: String]

    public init(name: String, argument: Int? = nil, isWhole: Bool = false, forms: [PluralCategory: String]) {
        self.name = name
        self.argument = argument
        self.isWhole = isWhole
        self.forms = forms
    }

    /// The form of a category; of one that is left out that of all others.
    public func form(_ category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "" }
}

/// The classes of numbers that languages tell apart (Unicode CLDR, plural rules).
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}

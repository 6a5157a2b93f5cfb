/// A value given for a parameter or a state: its name and an expression in the language.
public struct NamedText: Hashable, Sendable {
    public let name: String
    public let expression: String

    public init(name: String, expression: String) {
        self.name = name
        self.expression = expression
    }
}

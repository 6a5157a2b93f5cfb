/// One way to write an element: its parameters (slots among them, last) and what it becomes.
public struct ElementOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ElementRule

    public init(_ rule: ElementRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }
}

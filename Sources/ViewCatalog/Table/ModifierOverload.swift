/// One way to write a modifier.
public struct ModifierOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ModifierRule

    public init(_ rule: ModifierRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }
}

/// One way to write a modifier.
public struct ModifierOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ModifierRule
    /// The first versions that have this way to write it, where they differ from the row's.
    public private(set) var availability: Availability?

    public init(_ rule: ModifierRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }

    /// The same with first versions of its own.
    func since(_ availability: Availability) -> ModifierOverload {
        var overload = self
        overload.availability = availability
        return overload
    }
}

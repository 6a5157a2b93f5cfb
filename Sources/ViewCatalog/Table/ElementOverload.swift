/// One way to write an element: its parameters (slots among them, last) and what it becomes.
public struct ElementOverload: Sendable {
    public let parameters: [ParameterSpec]
    public let rule: ElementRule
    /// The first versions that have this way to write it, where they differ from the row's.
    public private(set) var availability: Availability?

    public init(_ rule: ElementRule, _ parameters: [ParameterSpec]) {
        self.rule = rule
        self.parameters = parameters
    }

    /// The same with first versions of its own.
    func since(_ availability: Availability) -> ElementOverload {
        var overload = self
        overload.availability = availability
        return overload
    }
}

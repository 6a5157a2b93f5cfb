/// One member of a type: a static one (`Color.blue`, `Color(red:green:blue:)` as `init`), a property, or a method.
public struct MemberSpec: Sendable {
    /// The type it belongs to; `.array(.element)` for every array.
    public let owner: ValueType
    public let name: String
    public let isStatic: Bool
    /// Nil for a property.
    public let parameters: [ParameterSpec]?
    public let result: ValueType
    public let operation: MemberOperation
    /// Whether it changes its receiver, so that only an action may call it.
    public let isMutating: Bool
    public let summary: String
    /// The first versions that have it; nil where it is as old as its type, or its type is Swift's or our own.
    public private(set) var availability: Availability?
    /// Whether Swift knows it by its short form only where its own type is expected, and not where that is accepted as
    /// another: `.primary` of a style is no colour, and there is no style `.accentColor`.
    public private(set) var needsOwner = false

    public init(
        owner: ValueType,
        name: String,
        isStatic: Bool = false,
        parameters: [ParameterSpec]? = nil,
        result: ValueType,
        operation: MemberOperation,
        isMutating: Bool = false,
        summary: String
    ) {
        self.owner = owner
        self.name = name
        self.isStatic = isStatic
        self.parameters = parameters
        self.result = result
        self.operation = operation
        self.isMutating = isMutating
        self.summary = summary
    }

    /// The same, as one that Swift must find in its own type.
    func ofOwnerOnly() -> MemberSpec {
        var member = self
        member.needsOwner = true
        return member
    }

    /// The same with first versions of its own.
    func since(_ availability: Availability?) -> MemberSpec {
        var member = self
        member.availability = availability
        return member
    }
}

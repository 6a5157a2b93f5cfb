/// One parameter of an element, a modifier or a member.
public struct ParameterSpec: Sendable {
    /// The label at the call; nil for an unlabelled parameter.
    public let label: String?
    /// The name that documentation and the evaluator use.
    public let name: String
    public let type: ValueType
    public let defaultValue: DefaultValue
    public let summary: String
    /// What a slot may hold; `.none` for a parameter that is no slot.
    public let content: ContentRule
    /// Whether a literal is looked up among the texts of the locale, as SwiftUI's `LocalizedStringKey`.
    public let isKey: Bool
    /// The values that mean something.
    public private(set) var limit = ValueLimit.none

    public init(
        label: String?,
        name: String,
        type: ValueType,
        defaultValue: DefaultValue,
        summary: String,
        content: ContentRule = .none,
        isKey: Bool = false
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
        self.content = content
        self.isKey = isKey
    }

    /// The same parameter for certain values only.
    func limited(to limit: ValueLimit) -> ParameterSpec {
        var spec = self
        spec.limit = limit
        return spec
    }

    /// Whether the parameter takes a block of elements.
    public var isSlot: Bool {
        if case .content = type { true } else { false }
    }
}

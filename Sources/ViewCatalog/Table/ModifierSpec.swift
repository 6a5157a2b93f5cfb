/// A row of the modifiers' table.
public struct ModifierSpec: Sendable {
    public let name: String
    /// One sentence: what the modifier does.
    public let summary: String
    public let receiver: ModifierReceiver
    /// Whether the result of applying it to a `Text` is still a `Text` in SwiftUI: `bold`, `font`, `foregroundStyle`.
    public let keepsText: Bool
    public let overloads: [ModifierOverload]
    public let swiftName: String?
    public let availability: Availability
    /// The first versions in which the result of applying it to a `Text` is a `Text`, where the row's are older.
    public let textAvailability: Availability?

    public init(
        name: String,
        summary: String,
        receiver: ModifierReceiver = .any,
        keepsText: Bool = false,
        overloads: [ModifierOverload],
        swiftName: String? = nil,
        availability: Availability,
        textAvailability: Availability? = nil
    ) {
        self.name = name
        self.summary = summary
        self.receiver = receiver
        self.keepsText = keepsText
        self.overloads = overloads
        self.swiftName = swiftName
        self.availability = availability
        self.textAvailability = textAvailability
    }
}

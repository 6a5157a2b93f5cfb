/// A row of the elements' table.
public struct ElementSpec: Sendable {
    public let name: String
    /// One sentence: what the element is for.
    public let summary: String
    public let overloads: [ElementOverload]
    /// Whether it is a control: has the fact `enabled`, and is never a header's title by itself.
    public let isControl: Bool
    /// Whether it is a shape: takes `fill`, `stroke`, and can stand where a `Shape` is expected.
    public let isShape: Bool
    /// The Swift spelling where it differs from `name`.
    public let swiftName: String?
    public let availability: Availability

    public init(
        name: String,
        summary: String,
        overloads: [ElementOverload],
        isControl: Bool = false,
        isShape: Bool = false,
        swiftName: String? = nil,
        availability: Availability
    ) {
        self.name = name
        self.summary = summary
        self.overloads = overloads
        self.isControl = isControl
        self.isShape = isShape
        self.swiftName = swiftName
        self.availability = availability
    }
}

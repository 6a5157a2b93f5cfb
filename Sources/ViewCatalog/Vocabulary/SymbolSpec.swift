/// One named value of an enumerated type.
public struct SymbolSpec: Sendable {
    public let name: String
    /// One sentence: what the value means.
    public let summary: String
    /// The first versions that have it, where they are not its type's.
    public let availability: Availability?

    init(_ name: String, _ summary: String, since availability: Availability? = nil) {
        self.name = name
        self.summary = summary
        self.availability = availability
    }
}

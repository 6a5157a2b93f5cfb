/// One named value of an enumerated type.
public struct SymbolSpec: Sendable {
    public let name: String
    /// One sentence: what the value means.
    public let summary: String

    init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }
}

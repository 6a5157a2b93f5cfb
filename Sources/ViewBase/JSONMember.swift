/// One member of a JSON object.
public struct JSONMember: Hashable, Sendable {
    public let key: String
    public let value: JSONValue
    /// Where the key begins in the text that was read, which tells no two members apart; 0 for one that was made.
    public let offset: Int

    public init(_ key: String, _ value: JSONValue, at offset: Int = 0) {
        self.key = key
        self.value = value
        self.offset = offset
    }

    public static func == (a: JSONMember, b: JSONMember) -> Bool { a.key == b.key && a.value == b.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}

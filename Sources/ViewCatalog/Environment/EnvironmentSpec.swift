/// A row of the environment's table.
public struct EnvironmentSpec: Sendable {
    public let key: EnvironmentKey
    public let name: String
    public let type: ValueType
    /// Whether `.environment(\.name, value)` may set it for a subtree.
    public let isSettable: Bool
    /// One sentence: what the value says.
    public let summary: String

    init(_ key: EnvironmentKey, _ name: String, _ type: ValueType, isSettable: Bool = true, _ summary: String) {
        self.key = key
        self.name = name
        self.type = type
        self.isSettable = isSettable
        self.summary = summary
    }
}

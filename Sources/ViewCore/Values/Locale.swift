/// A language and region.
public struct Locale: Hashable, Sendable {
    /// The identifier, as `en_US`.
    public var identifier: String

    public init(identifier: String) { self.identifier = identifier }
}
